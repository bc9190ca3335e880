import { parseCallouts, type Callout } from '../database/callouts.ts';
import type { Database } from '../database/database.ts';
import { ownerColumn, type ImageListTable } from '../database/entity-tables.ts';
import { readInBatches } from '../database/in-batches.ts';
import { listOrder } from '../database/place.ts';
import { columnsOf, localized, type Localized } from '../languages.ts';

/** What an image shows, and which point of it stays in view where it is cropped. */
export type ImageDescription = Localized<'alt'> & { focal_x: number; focal_y: number };

/** An image of a list with its description and its callouts. */
export type DescribedImage = ImageDescription & { path: string; callouts: Callout[] };

/** The columns of a description. */
export const descriptionColumns = [...columnsOf('alt'), 'focal_x', 'focal_y'] as const;

/** The description of a new image. */
export const noDescription: ImageDescription = {
  ...localized('alt', () => ''),
  focal_x: 50,
  focal_y: 50,
};

/** Returns the description of a row's image. */
export function descriptionOf(row: ImageDescription): ImageDescription {
  const { focal_x, focal_y } = row;
  return { ...localized('alt', (language) => row[`alt_${language}`]), focal_x, focal_y };
}

/** The images of an owner, as responses list them. */
interface ImageFields {
  images: string[];
  image_details: DescribedImage[];
}

/** Lists the images of owners, in their order. */
export async function imagesOf(
  database: Database,
  owner: ImageListTable,
  ids: number[],
): Promise<(id: number) => ImageFields> {
  const rows = await readInBatches(ids, (some) =>
    database
      .selectFrom('image')
      .select([`${ownerColumn(owner)} as owner`, 'path', 'callouts', ...descriptionColumns])
      .where(ownerColumn(owner), 'in', some)
      .orderBy(listOrder)
      .execute(),
  );
  const byOwner = Map.groupBy(rows, (row) => row.owner);
  return (id) => {
    const details = (byOwner.get(id) ?? []).map((row) => ({
      path: row.path,
      ...descriptionOf(row),
      callouts: parseCallouts(row.callouts),
    }));
    return { images: details.map(({ path }) => path), image_details: details };
  };
}

/** Adds images at the end of an owner's list. */
export async function addImages(
  database: Database,
  owner: ImageListTable,
  id: number,
  paths: string[],
): Promise<void> {
  if (paths.length === 0) return;
  await database
    .insertInto('image')
    .values(paths.map((path) => ({ path, [ownerColumn(owner)]: id })))
    .execute();
}
