import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { imageInUse, noSuchImage } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { findImageRow } from '../files/image-access.ts';
import { imageKey, type Images } from '../files/images.ts';
import { readTextImages, type ShowingRow } from '../files/text-images.ts';
import { ownerOf, readRow } from '../history/entity.ts';
import { forgetImage } from '../history/forget-image.ts';
import { titleOf } from '../history/title.ts';

/** What an image is taken down from. */
interface ImageSite {
  database: Kysely<Tables>;
  files: FileStore;
  images: Images;
}

/**
 * Takes an image down for good that only trash and history name: deletes its mentions there, then its file
 * in all widths. What breaks off can be repeated, since the file goes last. Returns the path of the image.
 * Throws 'conflict' if something that visitors see shows it, and 'not found' if there is no such image.
 */
export async function takeDown(
  { database, files, images }: ImageSite,
  address: string,
): Promise<string> {
  const path = imagePathIn(address);
  await refuseIfShown(database, path);
  const wasNamed = await forgetImage(database, path);
  // It may have been restored before its mention was reached.
  await refuseIfShown(database, path);
  const wasStored = await files.exists(imageKey(path));
  // Narrow versions may be left even where there is no file.
  await images.discard([path]);
  if (!wasNamed && !wasStored) throw noSuchImage();
  return path;
}

/** Finds the path of an image in an address, such as a browser shows it: `https://…/api/files/ab12.jpg?w=320`. */
function imagePathIn(address: string): string {
  const [, name] = /(?:^|\/)files\/([\da-f]{32}\.[a-z]+)(?:[?#]|$)/.exec(address.trim()) ?? [];
  if (name === undefined) throw noSuchImage();
  return `/files/${name}`;
}

async function refuseIfShown(database: Database, path: string): Promise<void> {
  const shownBy =
    (await findImageRow(database, path)) ?? (await readTextImages(database)).get(path);
  if (shownBy) throw imageInUse(await nameOf(database, shownBy));
}

/** Names an entity, or what a row belongs to: `spare 7 "Fuel nozzle"`. */
async function nameOf(database: Database, { table, id }: ShowingRow): Promise<string> {
  const row = await readRow(database, table, id);
  const owner = ownerOf(table, row);
  if (owner) return nameOf(database, owner);
  const title = titleOf({ table, row });
  return title === '' ? `${table} ${id}` : `${table} ${id} "${title}"`;
}
