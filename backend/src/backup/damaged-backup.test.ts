import { hash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { openFileStore, type FileStore } from '../files/file-store.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { readBackup } from './read-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const maxLineBytes = 1_000_000;
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damaged-test-'));
  path = join(folder, 'site.backup');
});
afterAll(() => rm(folder, { recursive: true }));

const linesIn = (backup: Buffer) => gunzipSync(backup).toString().trimEnd().split('\n');
const zip = (lines: string[]) => gzipSync(lines.map((line) => `${line}\n`).join(''));

/** Damage to a backup: to its bytes, or to its lines below the checksum of gzip. */
const damage = fc.oneof(
  fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 255 }) }).map(
    ({ at, by }) =>
      (backup: Buffer) =>
        backup.map((byte, index) => (index === at % backup.length ? byte ^ by : byte)),
  ),
  fc.nat().map((at) => (backup: Buffer) => backup.subarray(0, at % backup.length)),
  fc
    .tuple(fc.nat(), fc.nat(), fc.constantFrom('swap', 'drop', 'repeat', 'alter'))
    .map(([a, b, what]) => (backup: Buffer) => {
      const lines = linesIn(backup);
      const [one, other] = [a % lines.length, b % lines.length];
      const [first = '', second = ''] = [lines[one], lines[other]];
      if (what === 'swap') [lines[one], lines[other]] = [second, first];
      if (what === 'drop') lines.splice(one, 1);
      if (what === 'repeat') lines.splice(one, 0, first);
      if (what === 'alter') lines[one] = first.replace(/(?<=\w)\w/, 'Q');
      return zip(lines);
    }),
);

/** Whether something else is in it than before; not so where only the head of the gzip differs. */
const isDamaged = (backup: Buffer, original: Buffer) => {
  try {
    return !gunzipSync(backup).equals(gunzipSync(original));
  } catch {
    return true;
  }
};

/** Everything that is stored: all rows of all tables, and all files by their SHA-256. */
async function stateOf(database: Kysely<Tables>, files: FileStore) {
  const state: Record<string, unknown> = {};
  for (const { name } of await database.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    state[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  for (const { key } of await files.list()) {
    const file = await files.open(key);
    const content = file ? await buffer(file.stream) : '';
    state[key] = hash('sha256', content);
  }
  return state;
}

describeOnBoth('a backup that cannot be restored', (start) => {
  let database: Kysely<Tables>;
  let files: FileStore;
  let dataDir: string;
  let original: Buffer;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(folder, 'site-'));
    const backend = await start({ dataDir });
    const form = { title_de: 'Läufer', images: [await imageBlob(), await imageBlob()] };
    const { images } = (await backend.admin('POST /spare', { form })).json;
    await backend.admin('POST /category', { json: { name: 'Rahmen' } });
    // Its place between two others is no whole number.
    for (let count = 0; count < 2; count += 1) await backend.admin('POST /spare', { json: {} });
    await backend.admin('PATCH /order/spare/3', { json: { position: 2 } });
    files = await openFileStore({ dataDir });
    database = await openDatabase({ dataDir, databaseUrl: backend.databaseUrl });
    await writeBackup(database, files, path);
    original = await readFile(path);
    // What is overwritten: other rows, a file that differs, and one that is not there.
    await backend.admin('PATCH /spare/1', { json: { title_de: 'Rotor' } });
    await backend.close();
    const fileOf = (image = '') => join(dataDir, 'files/images', basename(image));
    await appendFile(fileOf(images[0]), 'x');
    await rm(fileOf(images[1]));
    before = await stateOf(database, files);
  });
  afterAll(() => database.destroy());

  const restore = () => readBackup({ database, files, dataDir }, { path, maxLineBytes }, true);
  const expectNoChange = async () => {
    expect(await stateOf(database, files)).toEqual(before);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
  };
  const oneLine = expect.stringMatching(/^[^\n]+$/) as string;

  test('is found out, and changes no row and no file, wherever it is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(damage, async (spoil) => {
        const damaged = Buffer.from(spoil(original));
        fc.pre(isDamaged(damaged, original));
        await writeFile(path, damaged);
        for (const attempt of [() => verifyBackup({ path, maxLineBytes }), restore]) {
          const error: unknown = await attempt().catch((thrown: unknown) => thrown);
          expect(error).toBeInstanceOf(ConfigError);
          expect(error).toMatchObject({ message: oneLine });
        }
        await expectNoChange();
      }),
      { numRuns: 60 },
    );
  });

  test.for([0, 1])('gives everything back where the store fails at file %i', async (fails) => {
    await writeFile(path, original);
    let taken = 0;
    const failing: FileStore = {
      ...files,
      take: async (local, key) => {
        await files.take(local, key);
        if (taken++ === fails) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      },
    };
    const target = { database, files: failing, dataDir };
    await expect(readBackup(target, { path, maxLineBytes }, true)).rejects.toMatchObject({
      message: 'The disk is full (no space left)',
    });
    await expectNoChange();
  });

  test('is unlike the original, which is restored', async () => {
    await writeFile(path, original);
    await verifyBackup({ path, maxLineBytes });
    await restore();
    const state = await stateOf(database, files);
    expect(state).not.toEqual(before);
    expect(JSON.stringify(state)).toContain('Läufer');
  });
});

interface Line {
  table?: string;
  row?: object;
  file?: string;
  end?: true;
  sha256?: string;
}

describe('a backup is refused in one line where', () => {
  let lines: Line[];
  beforeAll(async () => {
    const backend = await startTestBackend();
    await backend.admin('POST /spare', { form: { images: [await imageBlob()] } });
    await backend.admin('POST /product', { json: {} });
    const database = await backend.openDatabase();
    await writeBackup(database, await openFileStore(backend), path);
    lines = linesIn(await readFile(path)).map((line) => JSON.parse(line) as Line);
    // As an earlier version wrote it, and as one who computes it would.
    delete lines.at(-1)?.sha256;
    await backend.close();
  });

  const rowOf = (table: string): Line => lines.find((line) => line.table === table) ?? {};
  const withLine = (table: string, change: object) => () =>
    lines.map((line) => (line === rowOf(table) ? { ...line, ...change } : line));
  const withRow = (table: string, change: object) => () =>
    withLine(table, { row: { ...rowOf(table).row, ...change } })();
  /** The end says how many rows and files there are now. */
  const counted = (changed: Line[]) =>
    changed.map((line) =>
      line.end
        ? {
            ...line,
            rows: changed.filter(({ table }) => table).length,
            files: changed.filter(({ file }) => file).length,
          }
        : line,
    );
  const without = (table: string) => () => counted(lines.filter((line) => line.table !== table));
  const withAgain = (what: string) => () => {
    const at = lines.findIndex((line) => line.table === what || what in line);
    return counted(lines.toSpliced(at, 0, lines[at] ?? {}));
  };
  const withFile = (change: object) => () =>
    lines.map((line) => ('file' in line ? { ...line, ...change } : line));
  const withHeader = (change: object) => () => [{ ...lines[0], ...change }, ...lines.slice(1)];
  const withEnd = (change: object) => () => [...lines.slice(0, -1), { ...lines.at(-1), ...change }];

  test.for<[string, () => unknown[], string]>([
    ['it is of something else', () => [{ name: 'x' }], 'not a backup of a website'],
    ['it has no header', () => lines.slice(1), 'line 1 is not where it belongs'],
    ['it has two headers', () => [lines[0], ...lines], 'line 2 is not where it belongs'],
    ['it is of a newer version', withHeader({ migrations: ['9999'] }), 'a newer version'],
    ['its format is newer', withHeader({ version: 2 }), 'a newer version'],
    ['a table is unknown', withLine('spare', { table: 'x' }), "is unknown here, 'x'"],
    ['a column is unknown', withRow('spare', { colour: 'red' }), "no valid 'colour'"],
    ['a value is of another type', withRow('spare', { version: 'a' }), "no valid 'version'"],
    ['a whole number is none', withRow('spare', { version: 1.5 }), "no valid 'version'"],
    ['a value is missing', withRow('spare', { title_de: null }), "no valid 'title_de'"],
    ['a reference leads nowhere', withRow('product', { category_id: 9 }), 'FOREIGN KEY'],
    ['a row appears twice', withAgain('spare'), 'UNIQUE'],
    ['a file appears twice', withAgain('file'), 'appears twice'],
    ['it has no administrator', without('account'), 'it holds no website'],
    ['a file is absolute', withFile({ file: '/etc/passwd' }), "'/etc/passwd' has no name of ours"],
    ['a file leads outside', withFile({ file: 'images/../../x' }), 'has no name of ours'],
    ['a file is not base64', withFile({ base64: '***' }), 'cannot be read'],
    ['its end is missing', () => lines.slice(0, -1), 'its end is missing'],
    ['it goes on after its end', () => [...lines, rowOf('spare')], 'is not where it belongs'],
    ['it counts other rows', withEnd({ rows: 1 }), 'not those that were written'],
    ['its checksum is another', withEnd({ sha256: 'x' }), 'not those that were written'],
  ])('%s', async ([, make, reason]) => {
    await writeFile(path, zip(make().map((line) => JSON.stringify(line))));
    await expect(verifyBackup({ path, maxLineBytes })).rejects.toMatchObject({
      message: expect.stringContaining(reason) as string,
    });
  });

  test('it has a line without an end', async () => {
    await writeFile(path, gzipSync('x'.repeat(50 * maxLineBytes)));
    await expect(verifyBackup({ path, maxLineBytes })).rejects.toMatchObject({
      message: expect.stringContaining('a line is longer than 1 MB') as string,
    });
  });

  test('not where no row of it names a file, as one of a table that is in no backup has done', async () => {
    const named = withFile({ file: 'images/named-elsewhere.png' })();
    await writeFile(path, zip(named.map((line) => JSON.stringify(line))));
    await verifyBackup({ path, maxLineBytes });
  });

  test('not where the machine fails, which no other backup would help', async () => {
    await writeFile(path, zip(lines.map((line) => JSON.stringify(line))));
    vi.stubEnv('TMPDIR', join(folder, 'none'));
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(verifyBackup({ path, maxLineBytes })).rejects.toMatchObject({
      message: expect.stringMatching(/^ENOENT: no such file or directory, mkdtemp /) as string,
    });
  });
});
