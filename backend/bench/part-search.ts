import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql, type Kysely } from 'kysely';
import { openDatabase } from '../src/database/open-database.ts';
import type { Tables } from '../src/database/tables.ts';
import { localized } from '../src/languages.ts';
import { foldChangedParts } from '../src/spare/part-index.ts';
import { searchParts } from '../src/spare/part-search.ts';
import { listSubParts } from '../src/spare/sub-part-store.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { manyParts, searches } from './many-parts.ts';

const filters = {
  'a filter by a word': 'ventil',
  'a filter by 99 words': Array.from({ length: 99 }, (_, n) => 'verdichtung'[n % 11]).join(' '),
};

/**
 * Measures the part search among 10,000 and 100,000 parts on both databases:
 * `node backend/bench/part-search.ts`. Prints how long folding all parts takes, and of each kind of search
 * and of filters of the whole list the shortest, the median and the 95th percentile and the longest task
 * on the event loop, in milliseconds.
 */
const folder = await mkdtemp(join(tmpdir(), 'part-search-'));
const postgres = await startPostgres(['-c', 'fsync=off']);
for (const count of [10_000, 100_000]) {
  for (const kind of ['SQLite', 'PostgreSQL']) {
    const databaseUrl =
      kind === 'SQLite' ? undefined : await postgres.createDatabase(`parts_${String(count)}`);
    const dataDir = join(folder, String(count));
    const database = await openDatabase({ dataDir, databaseUrl });
    await fill(database, count);
    const start = performance.now();
    await foldChangedParts(database);
    const folding = Math.round(performance.now() - start);
    // What PostgreSQL does by itself a minute after such a load.
    await sql`analyze`.execute(database);
    console.log(`${kind}, ${String(count)} parts, folded in ${String(folding)} ms`);
    for (const [name, typed] of Object.entries(searches(count)))
      await measure(name, async () => (await searchParts(database, typed, 51)).length);
    for (const [name, text] of Object.entries(filters)) {
      const filter = () => listSubParts(database, 1, { first: 51, text });
      await measure(name, async () => (await filter()).rows.length);
    }
    await database.destroy();
  }
}
await postgres.stop();
await rm(folder, { recursive: true });

async function fill(database: Kysely<Tables>, count: number): Promise<void> {
  const texts = { ...localized('title', () => 'Spare'), ...localized('text', () => '') };
  await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('spare')
      .values(texts)
      .returning('id')
      .executeTakeFirstOrThrow();
    const parts = manyParts(count);
    for (let from = 0; from < count; from += 1000) {
      const rows = parts.slice(from, from + 1000).map((part) => ({ ...part, spare_id: id }));
      await transaction.insertInto('sub_part').values(rows).execute();
    }
  });
}

async function measure(name: string, read: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  let found = 0;
  let longestTask = 0;
  for (let round = 0; round < 21; round += 1) {
    const start = performance.now();
    let turn = start;
    const watch = setInterval(() => {
      longestTask = Math.max(longestTask, performance.now() - turn);
      turn = performance.now();
    });
    found = await read();
    clearInterval(watch);
    longestTask = Math.max(longestTask, performance.now() - turn);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const figures = [sorted[0] ?? 0, sorted[10] ?? 0, sorted[19] ?? 0, longestTask].map((ms) =>
    ms.toFixed(1).padStart(7),
  );
  console.log(`  ${name.padEnd(38)} ${figures.join(' ')}  ${String(found)} found`);
}
