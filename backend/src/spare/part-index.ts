import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { cutText } from '../cut-text.ts';
import { isPostgres, type Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { columnsOf } from '../languages.ts';
import { foldPart } from '../search/part-matching.ts';

const descriptions = columnsOf('description');

/** The parts of one transaction, after which other requests get their turn. */
const partsAtOnce = 250;

/** An arbitrary number that identifies the lock on PostgreSQL; nothing else uses it. */
const lockNumber = 2_605_010;

/**
 * Folds the sub-parts that were written since the last call, no matter what wrote them: the site, the demo
 * content, a restore, a move, or another version of the site.
 */
export async function foldChangedParts(database: Kysely<Tables>): Promise<void> {
  while (await hasChanges(database)) {
    await database.transaction().execute(async (transaction) => {
      // One process at a time, since two could wait for each other's rows.
      if (isPostgres(database)) {
        await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction);
      }
      await foldSome(transaction);
    });
    await nextTurn();
  }
}

async function hasChanges(database: Database): Promise<boolean> {
  const change = await database.selectFrom('sub_part_change').select('id').executeTakeFirst();
  return change !== undefined;
}

async function foldSome(database: Database): Promise<void> {
  const changes = await database
    .deleteFrom('sub_part_change')
    .where('id', 'in', (select) =>
      select.selectFrom('sub_part_change').select('id').orderBy('id').limit(partsAtOnce),
    )
    .returning('part_id')
    .execute();
  const ids = [...new Set(changes.map(({ part_id }) => part_id))];
  if (ids.length === 0) return;
  const parts = await database
    .selectFrom('sub_part')
    .select(['id', 'partnumber', 'subst_part', ...descriptions])
    .where('id', 'in', ids)
    // Keeps them from being deleted before their folded rows refer to them.
    .$if(isPostgres(database), (select) => select.forKeyShare())
    .execute();
  const rows = parts.map((part) => {
    const { id, partnumber, subst_part } = part;
    const { text, ...numbers } = foldPart(
      partnumber,
      subst_part,
      descriptions.map((name) => part[name]),
    );
    const [number, subst] = [indexedNumber(numbers.number), indexedNumber(numbers.subst)];
    return {
      part_id: id,
      ...{ number, subst, text },
      number_reversed: reversed(number),
      subst_reversed: reversed(subst),
    };
  });
  if (rows.length === 0) return;
  await database
    .insertInto('sub_part_search')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('part_id').doUpdateSet((row) => ({
        number: row.ref('excluded.number'),
        number_reversed: row.ref('excluded.number_reversed'),
        subst: row.ref('excluded.subst'),
        subst_reversed: row.ref('excluded.subst_reversed'),
        text: row.ref('excluded.text'),
      })),
    )
    .execute();
}

/** No part number is longer, but what stands in its place may be; PostgreSQL's indexes take 2.7 KB. */
const maxIndexedLength = 200;

/** Returns as much of a folded number as is indexed. */
export function indexedNumber(folded: string): string {
  return cutText(folded, maxIndexedLength);
}

/** Turns a number round, so that an index finds it by its end. */
export function reversed(text: string): string {
  return Array.from(text).reverse().join('');
}
