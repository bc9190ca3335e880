import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Kysely } from 'kysely';
import { openDatabase } from '../src/database/open-database.ts';
import type { Tables } from '../src/database/tables.ts';
import { localized } from '../src/languages.ts';
import { importParts } from '../src/spare/part-import.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { manyParts } from './many-parts.ts';

/**
 * Measures the import of 20,000 sub-parts on both databases, with their history: the preview of adding
 * them, adding them, changing all, and removing all but one. Prints seconds, and the longest time for
 * which no other request got its turn.
 */
const count = 20_000;
const edit = { by: 'admin', session: '', ifMatch: undefined };

const dataDir = await mkdtemp(join(tmpdir(), 'part-import-'));
const postgres = await startPostgres([]);
for (const kind of ['SQLite', 'PostgreSQL']) {
  const databaseUrl = kind === 'SQLite' ? undefined : await postgres.createDatabase('imports');
  const database = await openDatabase({ dataDir, databaseUrl });
  console.log(kind);
  await measure(database);
  await database.destroy();
}
await postgres.stop();
await rm(dataDir, { recursive: true });

async function measure(database: Kysely<Tables>): Promise<void> {
  const texts = { ...localized('title', () => 'Spare'), ...localized('text', () => '') };
  const insert = database.insertInto('spare').values(texts).returning('id');
  const { id } = await insert.executeTakeFirstOrThrow();
  const timed = async (name: string, file: Buffer, preview = false) => {
    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    const began = performance.now();
    const options = { preview, others: 'remove' } as const;
    const { errors, added, changed, removed } = await importParts(
      database,
      id,
      file,
      options,
      edit,
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(2);
    const stall = (stalls.max / 1e6).toFixed(0);
    const counts = [errors, added, changed, removed].map(({ length }) => length).join(', ');
    console.log(
      `  ${name}: ${seconds} s, longest stall ${stall} ms (errors, added, changed, removed: ${counts})`,
    );
  };
  await timed('preview', fileOf(1), true);
  await timed('adding', fileOf(1));
  await timed('changing', fileOf(2));
  await timed('removing', Buffer.from('partnumber\nthe only one'));
}

function fileOf(quantity: number): Buffer {
  const parts = manyParts(count).map((part) => ({ ...part, quantity }));
  const columns = Object.keys(parts[0] ?? {});
  const rows = parts.map((part) => columns.map((name) => `"${String(Reflect.get(part, name))}"`));
  return Buffer.from([columns, ...rows].map((row) => row.join(';')).join('\n'));
}
