import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup } from '../backup/read-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { insertRows } from '../database/insert-rows.ts';
import { openFileStore } from '../files/file-store.ts';
import { ownedTables, trashTables } from '../database/entity-tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import { aNumber, aText, signedPath, type Json } from '../testing/json.ts';
import { startTestBackend, type CallOptions, type TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { expireTrash } from './trash-store.ts';

describeOnBoth('the trash', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, options: CallOptions) =>
    (await backend.admin(`POST ${line}`, options)).json;
  const images = async () => [await imageBlob(), await imageBlob('jpeg')];
  const addSpare = async () => {
    const { id } = await add('/spare', { form: { title_de: 'Düse', images: await images() } });
    for (const partnumber of ['HT-1', 'HT-2'])
      await add(`/spare/${id}/part`, { json: { partnumber } });
    return read(`/spare/${id}`);
  };
  const addProduct = async (fields: Record<string, string> = {}) => {
    const { id } = await add('/product', { form: { ...fields, images: await images() } });
    for (const description of ['one', 'two']) {
      const form = { product_id: `${id}`, description, image: await imageBlob() };
      await add('/product/property', { form });
    }
    return read(`/product/${id}`);
  };
  const read = async (line: string) => (await backend.admin(`GET ${line}`)).json;
  const list = async () => (await backend.admin<Json[]>('GET /trash')).json;
  /** Deletes, and returns the id of the entry in the trash. */
  const remove = async (line: string, options: CallOptions = {}) => {
    const { status, headers } = await backend.admin(`DELETE ${line}`, options);
    expect(status, line).toBe(200);
    return Number(headers.get('X-Trash-Id'));
  };
  const restore = async (entry: number) => backend.admin(`POST /trash/${entry}/restore`);
  const statusOf = async (path = '') => (await backend.call(`GET ${path}`)).status;
  const storedFiles = async () => readdir(join(backend.dataDir, 'files/images'));

  test('a spare comes back whole: sub-parts, images and their files, ids and version', async () => {
    const spare = await addSpare();
    const entry = await remove(`/spare/${spare.id}`);
    expect((await backend.admin(`GET /spare/${spare.id}`)).status).toBe(404);
    for (const path of spare.images) expect(await statusOf(path)).toBe(404);
    const listed = await list();
    for (const path of listed[0]?.images ?? []) expect(await statusOf(path)).toBe(200);
    expect(listed).toEqual([
      {
        id: entry,
        kind: 'spare',
        entity_id: spare.id,
        title: 'Düse',
        owner_kind: '',
        owner_id: null,
        owner_title: '',
        deleted_at: aText,
        deleted_by: 'admin',
        expires_at: aText,
        parts: 2,
        images: spare.images.map(signedPath),
      },
    ]);
    expect((await restore(entry)).json).toMatchObject({ kind: 'spare', entity_id: spare.id });
    expect(await read(`/spare/${spare.id}`)).toEqual(spare);
    for (const path of spare.images) expect(await statusOf(path)).toBe(200);
    expect(await list()).toEqual([]);
    expect((await restore(entry)).status).toBe(404);
  });

  test('many are restored at once, owners first; what belongs to something deleted is refused', async () => {
    const spare = await add('/spare', { form: { title_de: 'Satz' } });
    const part = await add(`/spare/${spare.id}/part`, { json: { partnumber: 'A' } });
    const other = await add('/spare', { form: { title_de: 'Ring' } });
    const lost = await add(`/spare/${other.id}/part`, { json: { partnumber: 'B' } });
    const partEntry = await remove(`/spare/${spare.id}/part/${part.id}`);
    const lostEntry = await remove(`/spare/${other.id}/part/${lost.id}`);
    const entry = await remove(`/spare/${spare.id}`);
    const otherEntry = await remove(`/spare/${other.id}`);
    const ids = [partEntry, lostEntry, entry, 999_999];
    const { status, json } = await backend.admin('POST /trash/restore', { json: { ids } });
    expect(status).toBe(200);
    expect(json).toEqual({ restored: [entry, partEntry], refused: [lostEntry] });
    expect((await read(`/spare/${spare.id}`)).parts).toMatchObject([{ partnumber: 'A' }]);
    for (const one of [lostEntry, otherEntry]) await backend.admin(`DELETE /trash/${one}`);
  });

  test('what was restored before another entry broke off is seen by visitors at once', async () => {
    const [whole, broken, other] = [await addSpare(), await addSpare(), await addSpare()];
    const ids: number[] = [];
    for (const { id } of [whole, broken]) ids.push(await remove(`/spare/${id}`));
    const shown = async () => (await backend.call('GET /component/navbar')).json;
    const before = await shown();
    // An id that is taken meanwhile is a conflict, as a database that another process has locked is.
    const database = await backend.openDatabase();
    await database
      .updateTable('sub_part')
      .set({ id: broken.parts[0]?.id ?? 0 })
      .where('id', '=', other.parts[0]?.id ?? 0)
      .execute();
    expect((await backend.admin('POST /trash/restore', { json: { ids } })).status).toBe(500);
    expect(await shown()).not.toEqual(before);
    await remove(`/spare/${other.id}`);
    await emptyTrash(backend);
  });

  test('a title is plain text, whatever it looks like; of a rich text the words count', async () => {
    const title = 'Δp <3 bar & T >500 °C, <b>';
    const spare = await add('/spare', { form: { title_de: title } });
    await add(`/spare/${spare.id}/part`, { json: { description_de: 'seal <2 mm' } });
    const [part] = (await read(`/spare/${spare.id}`)).parts;
    await remove(`/spare/${spare.id}/part/${part?.id}`);
    await remove(`/spare/${spare.id}`);
    const form = { text_de: '<p>a &lt; b</p>', image: await imageBlob() };
    const partner = await add('/partner', { form });
    await remove(`/partner/${partner.id}`);
    const titles = (await list()).map((entry) => [entry.title, entry.owner_title]);
    expect(titles.toSorted()).toEqual([
      ['a < b', ''],
      ['seal <2 mm', title],
      [title, ''],
    ]);
    for (const { id } of await list()) await backend.admin(`DELETE /trash/${id}`);
  });

  test('an image, a sub-part, a property and a page part come back to their place', async () => {
    const spare = await addSpare();
    const product = await addProduct();
    const form = { description_de: 'Verdichter', image: await imageBlob() };
    const part = await add('/page/page-part/gas-turbina', { form });
    await add('/page/page-part/gas-turbina', { form });
    const page = await read('/page/gas-turbina');
    const entries = [
      await remove(`/spare/${spare.id}/image/delete`, { json: { path: spare.images[0] } }),
      await remove(`/spare/${spare.id}/part/${spare.parts[0]?.id}`),
      await remove(`/product/property/${product.property[0]?.id}`),
      await remove(`/page/page-part/${part.id}/${part.page_id}`),
    ];
    expect((await list()).map(({ owner_title: owner, kind }) => [kind, owner])).toEqual([
      ['image', 'Düse'],
      ['sub_part', 'Düse'],
      ['product_property', ''],
      ['page_part', 'gas-turbina'],
    ]);
    for (const entry of entries) expect((await restore(entry)).status).toBe(200);
    expect(await read(`/spare/${spare.id}`)).toEqual({ ...spare, version: aNumber });
    expect(await read(`/product/${product.id}`)).toEqual({ ...product, version: aNumber });
    expect(await read('/page/gas-turbina')).toEqual({ ...page, version: aNumber });
  });

  test('what belongs to something deleted comes back after that', async () => {
    const { id, parts } = await addSpare();
    const part = await remove(`/spare/${id}/part/${parts[0]?.id}`);
    const spare = await remove(`/spare/${id}`);
    expect(await restore(part)).toMatchObject({ status: 409, json: { code: 'CONFLICT' } });
    expect((await restore(spare)).status).toBe(200);
    expect((await restore(part)).status).toBe(200);
    expect((await read(`/spare/${id}`)).parts).toEqual(parts);
  });

  test('a restored category gets its products back, except those with another one since', async () => {
    const { id } = await add('/category', { json: { name: 'Frame' } });
    const other = await add('/category', { json: { name: 'LM' } });
    const [kept, moved, left] = [
      await addProduct({ category_id: `${id}` }),
      await addProduct({ category_id: `${id}` }),
      await addProduct({ category_id: `${id}` }),
    ];
    const entry = await remove(`/category/${id}`);
    for (const { id } of [moved, left]) {
      await backend.admin(`PATCH /product/${id}`, { json: { category_id: other.id } });
    }
    await backend.admin(`PATCH /product/${left.id}`, { json: { category_id: null } });
    await restore(entry);
    expect(await read(`/product/${kept.id}`)).toEqual(kept);
    expect((await read(`/product/${left.id}`)).category).toBeNull();
    expect((await read(`/product/${moved.id}`)).category).toMatchObject({ name: 'LM' });
  });

  test('a product is restored without its category if that is gone, and gets it back with it', async () => {
    const { id } = await add('/category', { json: { name: 'Frame' } });
    const product = await addProduct({ category_id: `${id}` });
    const line = `/product/${product.id}`;
    const [productEntry, category] = [await remove(line), await remove(`/category/${id}`)];
    await restore(productEntry);
    expect((await read(line)).category).toBeNull();
    await restore(category);
    expect(await read(line)).toEqual(product);
  });

  test('deleted for good, nothing is left; files that others show stay', async () => {
    await emptyTrash(backend);
    const before = await storedFiles();
    const spare = await addSpare();
    const path = spare.images[0] ?? '';
    const entry = await remove(`/spare/${spare.id}`);
    const database = await backend.openDatabase();
    const shared = await addSpare();
    await database.insertInto('image').values({ path, spare_id: shared.id }).execute();
    expect((await backend.admin(`DELETE /trash/${entry}`)).json).toEqual({ id: entry });
    expect(await list()).toEqual([]);
    expect(await statusOf(path)).toBe(200);
    expect(await statusOf(spare.images[1])).toBe(404);
    await remove(`/spare/${shared.id}`);
    await emptyTrash(backend);
    expect(await storedFiles()).toEqual(before);
  });

  test('what visitors have sent is deleted at once and not kept', async () => {
    const enquiry = { name: 'A', email: 'a@example.org', company: 'B', text: '' };
    const { id } = (await backend.call('POST /request', { json: enquiry })).json;
    const person = { first_name: 'A', last_name: 'B', email: 'a@example.org' };
    const application = await add('/application', { form: { ...person, files: await images() } });
    for (const line of [`/request/${id}`, `/application/${application.id}`]) {
      const { headers } = await backend.admin(`DELETE ${line}`);
      expect(headers.get('X-Trash-Id')).toBeNull();
    }
    expect(await list()).toEqual([]);
  });

  test('entries expire after KEEP_DELETED_DAYS, and their files with the next sweep', async () => {
    const own = await start({ keepDeletedDays: 7 });
    const form = { images: [await imageBlob()] };
    const spare = (await own.admin('POST /spare', { form })).json;
    await own.admin(`DELETE /spare/${spare.id}`);
    const [entry] = (await own.admin<Json[]>('GET /trash')).json;
    const days =
      (Date.parse(entry?.expires_at ?? '') - Date.parse(entry?.deleted_at ?? '')) / 864e5;
    expect(days).toBe(7);
    const database = await own.openDatabase();
    await expireTrash(database, 7, new Date());
    expect((await own.admin<Json[]>('GET /trash')).json).toHaveLength(1);
    await database.updateTable('deleted').set({ deleted_at: '2026-01-01T00:00:00.000Z' }).execute();
    await expireTrash(database, 7, new Date());
    expect((await own.admin<Json[]>('GET /trash')).json).toEqual([]);
    await own.close();
  });

  test('many entries may be let expire by several at once', async () => {
    const own = await start();
    const database = await own.openDatabase();
    const category = (id: number) => ({ table: 'category', row: { id, name: 'x', lang: 'DE' } });
    await insertRows(
      database,
      Array.from({ length: 1200 }, (_, id) => ({
        table: 'deleted',
        row: {
          ...{ kind: 'category', entity_id: id, title: '', parts: 0, images: '[]' },
          ...{ owner_kind: '', owner_id: null, owner_title: '' },
          ...{ deleted_at: '2020-01-01T00:00:00.000Z', deleted_by: 'admin' },
          content: JSON.stringify([category(id)]),
        },
      })),
    );
    await Promise.all([0, 1].map(() => expireTrash(database, 30, new Date())));
    expect((await own.admin<Json[]>('GET /trash')).json).toEqual([]);
    await own.close();
  });

  test('any sequence of deletions and restores gives back exactly what was there', async () => {
    const actions = fc.array(fc.record({ target: fc.nat(6), restores: fc.boolean() }), {
      minLength: 6,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(actions, async (steps) => {
        await emptyTrash(backend);
        const category = await add('/category', { json: { name: 'Frame' } });
        const spare = await addSpare();
        const product = await addProduct({ category_id: `${category.id}` });
        const files = (await storedFiles()).toSorted();
        const lines: [string, CallOptions?][] = [
          [`/spare/${spare.id}`],
          [`/spare/${spare.id}/part/${spare.parts[0]?.id}`],
          [`/spare/${spare.id}/image/delete`, { json: { path: spare.images[0] } }],
          [`/product/${product.id}`],
          [`/product/property/${product.property[1]?.id}`],
          [`/product/${product.id}/image/delete`, { json: { path: product.images[1] } }],
          [`/category/${category.id}`],
        ];
        for (const { target, restores } of steps) {
          if (restores) {
            const entries = await list();
            const entry = entries[target % Math.max(entries.length, 1)];
            if (entry) expect([200, 409]).toContain((await restore(entry.id)).status);
          } else {
            const [line = '', options] = lines[target] ?? [];
            const { status } = await backend.admin(`DELETE ${line}`, options);
            expect([200, 404]).toContain(status);
          }
          expect((await storedFiles()).toSorted()).toEqual(files);
        }
        // What belongs to something deleted comes back after that, so it may take two rounds.
        for (let round = 0; round < 2; round += 1) {
          for (const { id } of await list()) await restore(id);
        }
        const version = aNumber;
        expect(await read(`/spare/${spare.id}`)).toEqual({ ...spare, version });
        expect(await read(`/product/${product.id}`)).toEqual({ ...product, version });
        expect((await storedFiles()).toSorted()).toEqual(files);
        for (const line of [`/spare/${spare.id}`, `/product/${product.id}`]) await remove(line);
        await emptyTrash(backend);
        const own = [
          ...spare.images,
          ...product.images,
          ...product.property.map((one) => one.image_id),
        ];
        const names = own.map((path) => path.replace('/files/', ''));
        expect((await storedFiles()).filter((name) => names.includes(name))).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 15 : 6 },
    );
  });

  test('a backup carries it, and what is added after a restore takes none of its ids, nor of the history’s', async () => {
    const { id } = await addSpare();
    const spare = await addSpare();
    const entry = await remove(`/spare/${spare.id}`);
    const other = await add(`/spare/${id}/image/add`, { form: { image: await imageBlob() } });
    const image = { json: { path: other.images[2] } };
    const gone = await remove(`/spare/${other.id}/image/delete`, image);
    await backend.admin(`DELETE /trash/${gone}`);
    const file = join(backend.dataDir, 'trash.backup');
    const from = await backend.openDatabase();
    await writeBackup(from, await openFileStore(backend), file);

    const target = await start();
    const to = await target.openDatabase();
    const files = await openFileStore(target);
    const archive = { path: file, maxLineBytes: 100_000_000 };
    await readBackup({ database: to, files, dataDir: target.dataDir }, archive, true);
    const login = { json: { login: 'admin', password: 'correct horse' } };
    const { token } = (await target.call('POST /auth/login', login)).json;
    const headers = { Authorization: `Bearer ${token}` };
    const added = await target.call('POST /spare', { headers, form: { images: await images() } });
    expect(added.json.id).toBeGreaterThan(spare.id);
    expect((await target.call(`POST /trash/${entry}/restore`, { headers })).status).toBe(200);
    expect((await target.call(`GET /spare/${spare.id}`)).json).toEqual(spare);
    expect((await target.call(`GET ${spare.images[0]}`)).status).toBe(200);
    const history = `GET /revision?kind=spare&entity=${other.id}`;
    const [, second] = (await target.call<Json[]>(history, { headers })).json;
    await target.call(`POST /revision/${second?.id}/restore`, { headers });
    for (const { id, images } of [other, added.json]) {
      expect((await target.call(`GET /spare/${id}`)).json.images).toEqual(images);
    }
    await target.close();
  });
});

test('whatever the database deletes with an entity is kept with it', async () => {
  const backend = await startTestBackend();
  const database = await backend.openDatabase();
  const tables = await database.introspection.getTables();
  const cascades: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ table: string; from: string; on_delete: string }>`
      select "table", "from", on_delete from pragma_foreign_key_list(${name})`.execute(database);
    for (const key of rows) {
      const owners: readonly string[] = [...trashTables, 'page'];
      // The folded sub-parts are made again from the restored ones.
      const isDerived = name === 'sub_part_search';
      if (key.on_delete === 'CASCADE' && owners.includes(key.table) && !isDerived) {
        cascades.push(`${name}.${key.from} of ${key.table}`);
      }
    }
  }
  await backend.close();
  const known = ownedTables.map(({ table, column, owner }) => `${table}.${column} of ${owner}`);
  expect(cascades.toSorted()).toEqual(known.toSorted());
});
