import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Database } from '../database/database.ts';
import { readSecret } from '../database/website.ts';
import type { FileStore } from './file-store.ts';

/** The key of the file that says which website a store belongs to. It is in none of the folders of the store. */
export const markKey = 'website';

/**
 * Tells whether a store belongs to the website in the database: not if it bears the mark of another one. Without
 * a mark it does, and gets that of this website if it `mayMark`.
 */
export async function claimStore(
  files: FileStore,
  database: Database,
  { mayMark }: { mayMark: boolean },
): Promise<boolean> {
  const own = createHmac('sha256', await readSecret(database))
    .update(markKey)
    .digest('hex');
  const file = await files.open(markKey);
  const found = file && (await text(file.stream));
  if (!found && mayMark) await files.write(markKey, own);
  return !found || found === own;
}
