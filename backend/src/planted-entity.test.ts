import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Edit } from './database/edit.ts';
import type * as listed from './database/entities.ts';
import type { DatabaseKind } from './database/migrations.ts';
import type * as migrated from './database/migrations.ts';
import type { FileStore } from './files/file-store.ts';
import type { Json } from './testing/json.ts';
import type { TestBackend } from './testing/test-backend.ts';

/** A new entity is a table and a description; every feature takes it from there. */

// Other tests have loaded the modules without it already.
vi.resetModules();

vi.doMock('./database/entities.ts', async (importOriginal) => {
  const { entities } = await importOriginal<typeof listed>();
  const certificate = {
    table: 'certificate',
    fields: { title: 'translated line', text: 'translated rich text' },
    owner: null,
    images: 'one',
    isOrdered: true,
    isDeletable: true,
    title: ['title'],
    searched: ['title', 'text'],
  };
  return { entities: [...entities, certificate] };
});

vi.doMock('./database/migrations.ts', async (importOriginal) => {
  const original = await importOriginal<typeof migrated>();
  const table = (kind: DatabaseKind) => {
    const texts = ['title', 'text', 'alt'].flatMap(columnsOf);
    return sql`create table certificate (
      id ${kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`serial primary key`},
      version bigint not null default 0, place double precision,
      outdated text not null default '[]', image_id text not null default '',
      focal_x integer not null default 50, focal_y integer not null default 50,
      ${sql.join(texts.map((name) => sql`${sql.ref(name)} text not null default ''`))}
    )`;
  };
  const planted = (kind: DatabaseKind): Migration => ({
    up: async (database) => {
      await table(kind).execute(database);
    },
  });
  return {
    migrations: (kind: DatabaseKind) => ({
      ...original.migrations(kind),
      '999-planted': planted(kind),
    }),
    migrationNames: [...original.migrationNames, '999-planted'],
  };
});

const { readBackup } = await import('./backup/read-backup.ts');
const { writeBackup } = await import('./backup/write-backup.ts');
const { searchedColumns } = await import('./database/entity-tables.ts');
const { openDatabase } = await import('./database/open-database.ts');
const { place } = await import('./database/place.ts');
const { readPage } = await import('./database/read-page.ts');
const { openFileStore } = await import('./files/file-store.ts');
const { sweepOrphans } = await import('./files/sweep.ts');
const { createWidths } = await import('./files/widths.ts');
const { readRow } = await import('./history/entity.ts');
const { moveToTrash } = await import('./history/trash.ts');
const { change, createEntity } = await import('./history/version.ts');
const { columnsOf, localized } = await import('./languages.ts');
const { describeOnBoth } = await import('./testing/both-databases.ts');
const { emptyTrash } = await import('./testing/empty-trash.ts');
const { imageBlob } = await import('./testing/test-images.ts');

afterAll(() => {
  vi.doUnmock('./database/entities.ts');
  vi.doUnmock('./database/migrations.ts');
  vi.resetModules();
});

// To the compiler it is a service, which has all that a certificate has.
const certificate = 'certificate' as 'service';
const edit: Edit = { by: 'admin', session: 'test', ifMatch: undefined };

describeOnBoth('a planted entity', (start) => {
  let backend: TestBackend;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let files: FileStore;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
    files = await openFileStore(backend);
  });
  afterAll(() => backend.close());

  /** Adds a certificate that shows the image of a partner which is deleted for good. */
  async function plant(): Promise<{ id: number; path: string }> {
    const { json } = await backend.admin('POST /partner', { form: { image: await imageBlob() } });
    const row = {
      ...localized('title', (language) => `Läufer ${language}`),
      image_id: json.image_id,
    };
    const id = await database
      .transaction()
      .execute((transaction) => createEntity(transaction, certificate, row, edit));
    await backend.admin(`DELETE /partner/${json.id}`);
    await emptyTrash(backend);
    return { id, path: json.image_id };
  }

  const rename = (id: number, title_de: string) =>
    database
      .transaction()
      .execute((transaction) =>
        change(transaction, { table: certificate, id }, edit, () => ({ title_de })),
      );

  test('has a history from which it can be restored', async () => {
    const { id } = await plant();
    await rename(id, 'Neu');
    const list = `GET /revision?kind=certificate&entity=${id}`;
    const { json: revisions } = await backend.admin<Json[]>(list);
    expect(revisions.map(({ fields }) => fields)).toEqual([[], ['title_de']]);
    await backend.admin(`POST /revision/${revisions[0]?.id}/restore`);
    expect(await readRow(database, certificate, id)).toMatchObject({ title_de: 'Läufer de' });
  });

  test('says who has it open', async () => {
    const json = { kind: 'certificate', entity: (await plant()).id };
    expect(await backend.admin('POST /editing', { json })).toMatchObject({ status: 200 });
  });

  test('moves into the trash with its title, and back', async () => {
    const { id } = await plant();
    const entry = await moveToTrash(database, { table: certificate, id }, edit);
    const { json: entries } = await backend.admin('GET /trash?text=laufer');
    expect(entries).toMatchObject([{ kind: 'certificate', title: 'Läufer de' }]);
    await backend.admin(`POST /trash/${entry}/restore`);
    expect(await readRow(database, certificate, id)).toMatchObject({ title_en: 'Läufer en' });
  });

  test('is in a backup, and in what is restored from it', async () => {
    const { id } = await plant();
    const target = join(backend.dataDir, 'backup');
    await writeBackup(database, files, target);
    await using stack = new AsyncDisposableStack();
    const dataDir = await mkdtemp(join(tmpdir(), 'planted-test-'));
    stack.defer(() => rm(dataDir, { recursive: true }));
    const copy = await openDatabase({ dataDir });
    stack.defer(() => copy.destroy());
    const into = { database: copy, files: await openFileStore({ dataDir }), dataDir };
    await readBackup(into, { path: target, maxLineBytes: 10_000_000 }, false);
    expect(await readRow(copy, certificate, id)).toEqual(await readRow(database, certificate, id));
  });

  test('can be put in order', async () => {
    await plant();
    const { id } = await plant();
    const line = `PATCH /order/certificate/${id}`;
    expect(await backend.admin(line, { json: { position: 1 } })).toMatchObject({ status: 200 });
    const rows = await database.selectFrom(certificate).select('id').orderBy(place).execute();
    expect(rows[0]).toEqual({ id });
  });

  test('is found by its texts', async () => {
    const { id } = await plant();
    await rename(id, 'Prüfzeugnis');
    const all = database.selectFrom(certificate).selectAll();
    const list = { all, searched: searchedColumns(certificate) };
    const { rows } = await readPage(database, list, { text: 'prufzeugnis' });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test('has outdated texts', async () => {
    const { id } = await plant();
    await rename(id, 'Neu');
    const { json: texts } = await backend.admin<Json[]>('GET /outdated-text');
    expect(
      texts.filter(({ kind, entity_id }) => kind === 'certificate' && entity_id === id),
    ).toMatchObject([
      { field: 'title', language: 'en' },
      { field: 'title', language: 'ru' },
    ]);
  });

  test('shows its image to visitors, describes it, and keeps it from the sweep and a take-down', async () => {
    const { id, path } = await plant();
    const widths = createWidths(files, join(backend.dataDir, 'widths'), pino({ level: 'silent' }));
    await sweepOrphans({ database, files, widths }, 0);
    expect((await backend.call(`GET ${path}`)).status).toBe(200);
    const described = { path, alt_de: 'Ein Läufer' };
    const { json } = await backend.admin(`PATCH /image/certificate/${id}`, { json: described });
    expect(json).toMatchObject(described);
    const taken = await backend.admin('POST /image/take-down', { json: { path } });
    expect(taken.status).toBe(409);
  });

  test('shows the images of its texts to visitors', async () => {
    const { id, path } = await plant();
    const text_de = `<p><img src="${path}"></p>`;
    await database
      .updateTable(certificate)
      .set({ text_de, image_id: '' } as object)
      .where('id', '=', id)
      .execute();
    await backend.admin('PATCH /settings', { json: { phone: path } });
    expect((await backend.call(`GET ${path}`)).status).toBe(200);
  });
});
