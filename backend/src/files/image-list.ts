import type { Database } from '../database/database.ts';

/** The tables whose rows own images. */
export type ImageOwner = 'spare' | 'product' | 'service' | 'page';

/** The column of `image` that refers to the owner. */
export function imageColumn<Owner extends ImageOwner>(owner: Owner): `${Owner}_id` {
  return `${owner}_id`;
}

/** Lists the image paths of owners, in the order in which they were added. */
export async function imagesOf(
  database: Database,
  owner: ImageOwner,
  ids: number[],
): Promise<Map<number, string[]>> {
  const images = new Map<number, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return images;
  const rows = await database
    .selectFrom('image')
    .select([`${imageColumn(owner)} as owner`, 'path'])
    .where(imageColumn(owner), 'in', ids)
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
    .values(paths.map((path) => ({ path, [imageColumn(owner)]: id })))
    .execute();
}
