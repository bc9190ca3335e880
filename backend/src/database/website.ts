import type { Database } from './database.ts';

/** Checks whether the database holds a website, which has an administrator since its first start. */
export async function hasWebsite(database: Database): Promise<boolean> {
  return (await database.selectFrom('account').select('id').executeTakeFirst()) !== undefined;
}

/** Records when the website started: older files are not its own. */
export async function markOpened(database: Database, at = new Date()): Promise<void> {
  await database.updateTable('settings').set({ opened_at: at.toISOString() }).execute();
}

/** Returns when the website started; unknown for websites older than this record. */
export async function openedAt(database: Database): Promise<Date | undefined> {
  const settings = await database.selectFrom('settings').select('opened_at').executeTakeFirst();
  return settings?.opened_at ? new Date(settings.opened_at) : undefined;
}
