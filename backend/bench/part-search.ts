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
import { startPostgres } from '../src/testing/postgres.ts';
import { manyParts, searches } from './many-parts.ts';

/**
 * Measures the part search among 10,000 and 100,000 parts on both databases:
 * `node backend/bench/part-search.ts`. Prints how long folding all parts takes, and the shortest and
 * the median time of each kind of search in milliseconds.
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
      await measure(database, name, typed);
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

async function measure(database: Kysely<Tables>, name: string, typed: string): Promise<void> {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < 21; round += 1) {
    const start = performance.now();
    found = (await searchParts(database, typed, 51)).length;
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [shortest, median] = [sorted[0] ?? 0, sorted[10] ?? 0];
  console.log(
    `  ${name.padEnd(38)} ${shortest.toFixed(1).padStart(7)} ${median.toFixed(1).padStart(7)}  ${String(found)} found`,
  );
}
