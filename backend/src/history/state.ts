import type { Database } from '../database/database.ts';
import { ownedTables } from '../database/entity-tables.ts';
import { readRow, rowsWhere, type EntityRef, type Row } from './entity.ts';

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
