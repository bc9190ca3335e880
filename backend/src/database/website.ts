import type { Database } from './database.ts';

/** Whether the database is that of a website, which has an administrator from its first start on. */
export async function hasWebsite(database: Database): Promise<boolean> {
  return (await database.selectFrom('account').select('id').executeTakeFirst()) !== undefined;
}

/** Notes that the website begins now: files that are there already are not its own. */
export async function noteOpening(database: Database): Promise<void> {
  await database.updateTable('settings').set({ opened_at: new Date().toISOString() }).execute();
}

/** When the website began; nothing where that was before it was noted. */
export async function openedAt(database: Database): Promise<Date | undefined> {
  const settings = await database.selectFrom('settings').select('opened_at').executeTakeFirst();
  return settings?.opened_at ? new Date(settings.opened_at) : undefined;
}
