import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { ownedTables, type EntityTable, type OwnedTable } from '../database/entity-tables.ts';
import { rowsAtOnce } from '../database/in-batches.ts';
import { compareInList } from '../database/place.ts';
import { noSuchRow } from '../errors.ts';

/** A row as it is stored, whatever its columns. */
export type Row = Record<string, string | number | null>;

/** An entity that has a version. */
export interface EntityRef {
  table: EntityTable;
  id: number;
}

/** Reads a whole row. Throws 'not found' if it does not exist. */
export async function readRow(
  database: Database,
  table: EntityTable | 'image',
  id: number,
): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw noSuchRow();
  return row;
}

/** Reads the rows of an owner, in their order, and lets other requests through where there are many. */
export async function rowsWhere(
  database: Database,
  table: OwnedTable,
  column: string,
  value: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${value} and id > ${Number(all.at(-1)?.id ?? 0)}
      order by id limit ${rowsAtOnce}`.execute(database);
    all.push(...rows);
    if (rows.length < rowsAtOnce) break;
    await nextTurn();
  }
  return all.toSorted(compareInList);
}

/** What a row belongs to, and the column that says so. */
interface OwnerRef extends EntityRef {
  column: string;
}

/** Returns the entity that a row belongs to; undefined for one that stands alone. */
export function ownerOf(table: EntityTable | 'image', row: Row): OwnerRef | undefined {
  for (const { table: part, column, owner } of ownedTables) {
    const id = row[column];
    if (part === table && typeof id === 'number') return { table: owner, id, column };
  }
  return undefined;
}

/** Lists the paths of the images that rows show. */
export function imagePathsOf(rows: Row[]): string[] {
  return rows
    .flatMap((row) => [row.path, row.image_id])
    .filter((path): path is string => typeof path === 'string' && path !== '');
}
