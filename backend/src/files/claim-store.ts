import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Database } from '../database/database.ts';
import { readSecret } from '../database/website.ts';
import type { FileStore } from './file-store.ts';

/** The key of the file that says which website a store belongs to. It is in none of the folders of the store. */
const markKey = 'website';

/** Says why files of a store with another mark are not deleted, and what to do. */
export const otherMark =
  `by its file '${markKey}', the store belongs to another website or to another database of this one; ` +
  'delete that file if no other website uses the store';

/**
 * Tells whether a store belongs to the website in the database: not if it bears the mark of another one. Without
 * a mark it does, and gets that of this website if it `mayMark`.
 */
export async function claimStore(
  files: FileStore,
  database: Database,
  { mayMark }: { mayMark: boolean },
): Promise<boolean> {
  const own = markOf(await readSecret(database));
  const found = await readMark(files);
  if (!found && mayMark) await files.write(markKey, own);
  return !found || found === own;
}

/** Warns where a site is copied to a store that bears another mark than the target's database would give it. */
export async function warnOfOtherMark({
  files,
  database,
}: {
  files: FileStore;
  database: Database;
}): Promise<void> {
  const found = await readMark(files);
  // A database in which no website has started has no secret yet.
  const website = await database.selectFrom('website').select('image_secret').executeTakeFirst();
  if (!found || (website && found === markOf(website.image_secret))) return;
  console.warn(`The site will delete no files by itself: ${otherMark}`);
}

async function readMark(files: FileStore): Promise<string | undefined> {
  const file = await files.open(markKey);
  return file && (await text(file.stream));
}

function markOf(secret: string): string {
  return createHmac('sha256', secret).update(markKey).digest('hex');
}
