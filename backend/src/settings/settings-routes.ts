import type { Database } from '../database/database.ts';
import { feature } from '../feature.ts';
import { change } from '../history/version.ts';
import * as contract from './settings-contract.ts';

/** Serves the settings (spec 7.1, 7.2). */
export const settingsFeature = feature(contract, (serve, { database }) => {
  serve(contract.readSettings, () => findSettings(database));

  serve(contract.updateSettings, ({ body, edit }) =>
    database.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .selectFrom('settings')
        .select('id')
        .executeTakeFirstOrThrow();
      await change(transaction, { table: 'settings', id }, edit, () => body);
      return findSettings(transaction);
    }),
  );
});

function findSettings(database: Database) {
  return database
    .selectFrom('settings')
    .select(contract.readSettings.response.keyof().options)
    .executeTakeFirstOrThrow();
}
