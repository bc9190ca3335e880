import { z } from 'zod';
import { parseCallouts } from '../database/callouts.ts';
import type { Database } from '../database/database.ts';
import { ownedTables } from '../database/entity-tables.ts';
import { descriptionColumns, noDescription, type DescribedImage } from '../files/image-list.ts';
import { localized } from '../languages.ts';
import { imagePathsOf, readRow, rowsWhere, type EntityRef, type Row } from './entity.ts';

/** An entity as one save leaves it: its row and its images, without the parts that are saved by themselves. */
export interface State {
  row: Row;
  images: Row[];
}

/** Reads the state of an entity. Throws 'not found' if it does not exist. */
export async function readState(database: Database, entity: EntityRef): Promise<State> {
  const row = await readRow(database, entity.table, entity.id);
  return { row, images: await readImages(database, entity) };
}

/** Reads the images of an entity, in their order. */
export async function readImages(database: Database, { table, id }: EntityRef): Promise<Row[]> {
  const images: Row[] = [];
  for (const { table: part, column, owner } of ownedTables) {
    if (part !== 'image' || owner !== table) continue;
    images.push(...(await rowsWhere(database, part, column, id)));
  }
  return images;
}

/** A row as it was stored, in JSON. */
export const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const storedState = z.object({ row: storedRow, images: z.array(storedRow) });

/** Reads a state from how it is stored. */
export function parseState(state: string): State {
  return storedState.parse(JSON.parse(state));
}

/** What a product remembers of a deleted category, which the category itself brings back. */
const lost = 'lost_category_id';

/** Columns that are no part of what is edited. */
export const ownColumns = [
  'id',
  'version',
  'seeded',
  'opened_at',
  'updated_at',
  'outdated',
  'translation_group',
];

/** The columns of an entity's only image, which a revision shows as its images. */
const onlyImage: string[] = ['image_id', ...descriptionColumns];

/** Picks the texts and numbers of a state: what is edited, beside its images. */
export function valuesOf({ row }: State): Row {
  const values = Object.entries(row).filter(
    ([name]) => ![...ownColumns, lost, ...onlyImage].includes(name),
  );
  return Object.fromEntries(values);
}

/** Lists the paths of the images that a state shows. */
export function imagesIn({ row, images }: State): string[] {
  return imagePathsOf([row, ...images]);
}

const describedImage = z.object({
  path: z.string(),
  ...localized('alt', () => z.string()),
  focal_x: z.int(),
  focal_y: z.int(),
  callouts: z.string().transform(parseCallouts),
});

/** Lists the images that a state shows with their descriptions, which older states lack. */
export function imageDetailsIn({ row, images }: State): DescribedImage[] {
  return [row, ...images].flatMap((one) =>
    imagePathsOf([one]).map((path) =>
      describedImage.parse({ ...noDescription, callouts: '[]', ...one, path }),
    ),
  );
}

/** Names the fields in which two states differ. */
export function changedFields(before: State, after: State): string[] {
  const names = new Set([...Object.keys(before.row), ...Object.keys(after.row)]);
  const fields = [...names].filter(
    (name) => !ownColumns.includes(name) && name !== lost && before.row[name] !== after.row[name],
  );
  const others = fields.filter((name) => !onlyImage.includes(name));
  const isOneChanged = others.length < fields.length;
  const isListChanged = JSON.stringify(before.images) !== JSON.stringify(after.images);
  return [...others, ...(isOneChanged || isListChanged ? ['images'] : [])];
}
