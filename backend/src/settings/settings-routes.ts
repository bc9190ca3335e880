import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { readSettings, updateSettings } from './settings-contract.ts';

export function settingsRoutes(serve: Serve, { database }: Services): void {
  const read = () =>
    database
      .selectFrom('settings')
      .select(['phone', 'email', 'address', 'footer_text'])
      .executeTakeFirstOrThrow();

  serve(readSettings, read);

  serve(updateSettings, async ({ body }) => {
    if (Object.keys(body).length > 0) await database.updateTable('settings').set(body).execute();
    return read();
  });
}
