import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Few enough that a statement is short. */
const idsAtOnce = 100;
/** A text with pictures in it has several megabytes: so many of them do not fit into the memory at once. */
const bytesAtOnce = 4e6;

/**
 * Splits a table into conditions that each select a few of its rows, whose columns with these names are small
 * together, unless one row alone is large. Requests that need no database are served between them.
 */
export async function* idRanges(
  database: Database,
  table: RawBuilder<unknown>,
  columns: RawBuilder<unknown>[],
): AsyncGenerator<RawBuilder<boolean>> {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    select min(id) as lowest, max(id) as highest from ${table}`.execute(database);
  const { lowest, highest } = rows[0] ?? {};
  if (typeof lowest !== 'number' || typeof highest !== 'number') return;
  const lengths = columns.map((column) => sql`coalesce(octet_length(${column}), 0)`);
  for (let first = lowest; first <= highest; first += idsAtOnce) {
    const { rows: sizes } = await sql<{ id: number; bytes: number }>`
      select id, ${sql.join(lengths, sql` + `)} as bytes from ${table}
      where id >= ${first} and id < ${first + idsAtOnce} order by id`.execute(database);
    for (const [from, to] of inPieces(sizes)) {
      yield sql<boolean>`id between ${from} and ${to}`;
      await nextTurn();
    }
    await nextTurn();
  }
}

/** Returns the first and the last id of each piece. */
function inPieces(sizes: { id: number; bytes: number }[]): [number, number][] {
  const pieces: [number, number][] = [];
  let left = 0;
  for (const { id, bytes } of sizes) {
    const last = pieces.at(-1);
    if (last && bytes <= left) last[1] = id;
    else {
      pieces.push([id, id]);
      left = bytesAtOnce;
    }
    left -= bytes;
  }
  return pieces;
}
