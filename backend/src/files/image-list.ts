import type { Database } from '../database/database.ts';

/** The column of `image` that names the owner. */
export type ImageOwner = 'spare_id' | 'product_id' | 'service_id' | 'page_id';

/** The image paths of owners, in the order in which they were added. */
export async function imagesOf(
  database: Database,
  owner: ImageOwner,
  ids: number[],
): Promise<Map<number, string[]>> {
  const images = new Map<number, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return images;
  const rows = await database
    .selectFrom('image')
    .select([`${owner} as owner`, 'path'])
    .where(owner, 'in', ids)
    .orderBy('id')
    .execute();
  for (const row of rows) if (row.owner !== null) images.get(row.owner)?.push(row.path);
  return images;
}

/** Adds images at the end of an owner's list. */
export async function addImages(
  database: Database,
  owner: ImageOwner,
  id: number,
  paths: string[],
): Promise<void> {
  if (paths.length === 0) return;
  await database
    .insertInto('image')
    .values(paths.map((path) => ({ path, [owner]: id })))
    .execute();
}

/** Takes an image out of an owner's list; false where it is not in it. */
export async function removeImage(
  database: Database,
  owner: ImageOwner,
  id: number,
  path: string,
): Promise<boolean> {
  const result = await database
    .deleteFrom('image')
    .where(owner, '=', id)
    .where('path', '=', path)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
