import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { OrderedTable } from './entity-tables.ts';

/** Rows that are in order among themselves: those of a table that have this owner, or all of them. */
export interface PlacedList {
  table: OrderedTable | 'image';
  owner?: { column: string; id: number } | undefined;
}

/**
 * Where a row stands in its list: at the place that it was given, else at that of its id, so that a new row
 * is the last one.
 */
export const place = sql<number>`coalesce(place, id)`;

/** The order of a list, for `orderBy`. */
export const listOrder = sql`${place}, id`;

/** Compares stored rows of a list, in the same order. */
export function compareInList(a: StoredPlace, b: StoredPlace): number {
  const placeOf = ({ place, id }: StoredPlace) => Number(place ?? id);
  return placeOf(a) - placeOf(b) || Number(a.id) - Number(b.id);
}

/** A row as it is stored, whatever its columns. */
type StoredPlace = Record<string, string | number | null>;

/**
 * Returns the place that moves a row of a list to a position, of which the first is 1; beyond the end it
 * becomes the last one. It is halfway between its neighbours, so no other row changes. Call it in a
 * transaction.
 */
export async function placeAt(
  transaction: Database,
  list: PlacedList,
  id: number,
  position: number,
): Promise<number | null> {
  let [before, after] = await neighbours(transaction, list, id, position);
  if (!isBetween(halfway(before, after), before, after)) {
    // No number is left between the two.
    await spaceOut(transaction, list);
    [before, after] = await neighbours(transaction, list, id, position);
  }
  const { rows } = await sql<{ place: number | null }>`
    select place from ${sql.table(list.table)} where id = ${id}`.execute(transaction);
  const current = rows[0]?.place ?? null;
  return isBetween(current ?? id, before, after) ? current : halfway(before, after);
}

type Neighbours = [before: number | undefined, after: number | undefined];

/** Returns the places between which a row is to stand. */
async function neighbours(
  transaction: Database,
  list: PlacedList,
  id: number,
  position: number,
): Promise<Neighbours> {
  const others = sql`from ${sql.table(list.table)} where ${within(list)} and id <> ${id}`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count ${others}`.execute(transaction);
  const index = Math.min(position - 1, counted[0]?.count ?? 0);
  const { rows } = await sql<{ place: number }>`
    select ${place} as place ${others} order by ${listOrder}
    limit 2 offset ${Math.max(index - 1, 0)}`.execute(transaction);
  const places = rows.map((row) => row.place);
  return index === 0 ? [undefined, places[0]] : [places[0], places[1]];
}

function halfway(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return (after ?? 0) - 1;
  // Below the id of the next new row.
  return (before + (after ?? Math.floor(before) + 1)) / 2;
}

function isBetween(one: number, before = -Infinity, after = Infinity): boolean {
  return before < one && one < after;
}

/** Gives the rows of a list whole numbers as places, in the order in which they stand: their own ids. */
async function spaceOut(transaction: Database, list: PlacedList): Promise<void> {
  const table = sql.table(list.table);
  const numbered = (by: RawBuilder<unknown>) =>
    sql`(select id, row_number() over (order by ${by}) as number from ${table} where ${within(list)})`;
  await sql`
    update ${table} set place = spaced.place
    from (
      select standing.id as row_id, added.id as place
      from ${numbered(listOrder)} standing
      join ${numbered(sql`id`)} added on added.number = standing.number
    ) spaced
    where id = spaced.row_id`.execute(transaction);
}

function within({ owner }: PlacedList): RawBuilder<boolean> {
  return owner === undefined ? sql`true` : sql`${sql.ref(owner.column)} = ${owner.id}`;
}
