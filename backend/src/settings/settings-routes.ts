import type { Database } from '../database/database.ts';
import { change } from '../history/version.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { readSettings, updateSettings } from './settings-contract.ts';

/** Serves the settings (spec 7.1, 7.2). */
export function settingsRoutes(serve: Serve, { database }: Services): void {
  serve(readSettings, () => findSettings(database));

  serve(updateSettings, ({ body, edit }) =>
    database.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .selectFrom('settings')
        .select('id')
        .executeTakeFirstOrThrow();
      await change(transaction, { table: 'settings', id }, edit, () => body);
      return findSettings(transaction);
    }),
  );
}

function findSettings(database: Database) {
  return database
    .selectFrom('settings')
    .select(readSettings.response.keyof().options)
    .executeTakeFirstOrThrow();
}
