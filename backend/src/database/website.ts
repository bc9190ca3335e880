import { randomBytes } from 'node:crypto';
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

/**
 * Reads the secret of the website, which no backup holds; the first backend that starts makes it. Call it after the
 * check of the clock, which makes its row.
 */
export async function readSecret(database: Database): Promise<string> {
  await database
    .updateTable('website')
    .set({ image_secret: randomBytes(32).toString('base64url') })
    .where('image_secret', '=', '')
    .execute();
  const { image_secret } = await database
    .selectFrom('website')
    .select('image_secret')
    .executeTakeFirstOrThrow();
  return image_secret;
}
