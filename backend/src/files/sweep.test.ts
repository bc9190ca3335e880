import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { turnsDuring } from '../testing/turns.ts';
import { openFileStore, type FileStore } from './file-store.ts';
import { sweepOrphans, unnamedKeys } from './sweep.ts';
import { createWidths } from './widths.ts';

const hour = 60 * 60 * 1000;
const name = (digit: number) => String(digit).repeat(32);

describeOnBoth('the sweep', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  let files: FileStore;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
    files = await openFileStore(backend);
  });
  afterAll(() => backend.close());

  const folder = () => join(backend.dataDir, 'widths');
  const sweep = (minAge = 0) => {
    const widths = createWidths(files, folder(), pino({ level: 'silent' }));
    return sweepOrphans({ database, files, widths }, minAge);
  };
  const store = async (key: string, age = 0) => {
    const path = join(backend.dataDir, 'files', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'a file');
    const modified = new Date(Date.now() - age);
    await utimes(path, modified, modified);
  };
  const stored = async () => (await files.list()).map(({ key }) => key).toSorted();

  test('deletes what nothing names, and keeps what a text of any table names', async () => {
    const kept = [
      ...[`applications/${name(3)}`, `attachments/${name(4)}`],
      ...[`images/${name(1)}.png`, `images/${name(2)}.png`],
    ];
    const orphans = [`applications/${name(5)}`, `attachments/${name(6)}`, `images/${name(7)}.png`];
    await database.updateTable('settings').set({ opened_at: '' }).execute();
    for (const key of [...kept, ...orphans]) await store(key);
    await mkdir(folder(), { recursive: true });
    const narrow = (digit: number) => `${name(digit)}.png-320.webp`;
    for (const digit of [1, 7]) await writeFile(join(folder(), narrow(digit)), 'made of it');

    // What no list of tables and columns knows.
    await sql`create table brochure (code varchar(200), cover text)`.execute(database);
    await sql`create table brochure_cover (id varchar(9), content jsonb)`.execute(database);
    await sql`create table brochure_page (id integer primary key, content text)`.execute(database);
    await sql`insert into brochure values (${`See applications/${name(3)}.`}, null)`.execute(
      database,
    );
    const cover = JSON.stringify({ path: `/files/${name(1)}.png` });
    await sql`insert into brochure_cover values ('b', ${cover})`.execute(database);
    const content = JSON.stringify([`/files/${name(2)}.png`, `attachments/${name(4)}`]);
    await sql`insert into brochure_page values (1, ''), (20000, ${content})`.execute(database);

    if (isPostgres(database)) {
      // Of another application, which may have tables that this one must not read.
      await sql`create schema other`.execute(database);
      await sql`create table other.note (text text)`.execute(database);
      await sql`insert into other.note values (${orphans[0]})`.execute(database);
    }

    expect(await sweep()).toBe(3);
    // Others get their turn between a hundred ids and the next.
    expect(await turnsDuring(() => unnamedKeys(database, []))).toBeGreaterThan(200);
    expect(await stored()).toEqual(kept);
    expect(await readdir(folder())).toEqual([narrow(1)]);
  });

  test('keeps files whose row another process may be about to write, and those older than the website', async () => {
    const before = await stored();
    const opened_at = new Date(Date.now() - 10 * hour).toISOString();
    await database.updateTable('settings').set({ opened_at }).execute();
    const kept = [`images/${name(8)}.png`, `images/${name(9)}.png`];
    await store(kept[0] ?? '', 0.5 * hour);
    await store(kept[1] ?? '', 11 * hour);
    await store('images/orphan.png', 2 * hour);
    expect(await sweep(hour)).toBe(1);
    expect(await stored()).toEqual([...before, ...kept]);
  });
});
