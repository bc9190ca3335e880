import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { rowsAtOnce } from '../database/in-batches.ts';
import { noSuchRow } from '../errors.ts';

/** A row as it is stored, whatever its columns. */
export type Row = Record<string, string | number | null>;

/** The tables whose rows have a version, each after those it refers to. */
export const versionedTables = [
  'settings',
  'category',
  'product',
  'product_property',
  'spare',
  'sub_part',
  'partner',
  'service',
  'page',
  'page_part',
] as const;

export type VersionedTable = (typeof versionedTables)[number];

/** An entity that has a version. */
export interface EntityRef {
  table: VersionedTable;
  id: number;
}

/** Where a row says which entity it belongs to. */
interface Belonging {
  table: 'sub_part' | 'product_property' | 'page_part' | 'image';
  column: string;
  owner: VersionedTable;
}

/** The rows that belong to an entity: they go with it, and its version counts them. */
export const belongings: readonly Belonging[] = [
  { table: 'sub_part', column: 'spare_id', owner: 'spare' },
  { table: 'product_property', column: 'product_id', owner: 'product' },
  { table: 'page_part', column: 'page_id', owner: 'page' },
  { table: 'image', column: 'spare_id', owner: 'spare' },
  { table: 'image', column: 'product_id', owner: 'product' },
  { table: 'image', column: 'service_id', owner: 'service' },
  { table: 'image', column: 'page_id', owner: 'page' },
];

/** Reads a whole row. Throws 'not found' if it does not exist. */
export async function readRow(
  database: Database,
  table: VersionedTable | 'image',
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
  table: Belonging['table'],
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
  const placeOf = ({ place, id }: Row) => Number(place ?? id);
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(a.id) - Number(b.id));
}

/** What a row belongs to, and the column that says so. */
interface OwnerRef extends EntityRef {
  column: string;
}

/** Returns the entity that a row belongs to; undefined for one that stands alone. */
export function ownerOf(table: VersionedTable | 'image', row: Row): OwnerRef | undefined {
  for (const { table: part, column, owner } of belongings) {
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
