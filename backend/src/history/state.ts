import type { Database } from '../database/database.ts';
import { belongings, readRow, rowsWhere, type EntityRef, type Row } from './entity.ts';

/** An entity as one save leaves it: its row and its images, without the parts that are saved by themselves. */
export interface State {
  row: Row;
  images: Row[];
}

/** Reads the state of an entity. Throws 'not found' if it does not exist. */
export async function readState(database: Database, { table, id }: EntityRef): Promise<State> {
  const images: Row[] = [];
  for (const { table: part, column, owner } of belongings) {
    if (part !== 'image' || owner !== table) continue;
    images.push(...(await rowsWhere(database, part, column, id)));
  }
  return { row: await readRow(database, table, id), images };
}
