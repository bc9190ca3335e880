import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

const counted = ['spare', 'sub_part', 'product', 'image', 'page', 'revision', 'deleted'];

/** Counts each write of a row of these tables from now on, by triggers of the database. */
async function countRowWrites(database: Kysely<Tables>): Promise<void> {
  await sql`create table row_write (name text not null)`.execute(database);
  if (isPostgres(database)) {
    await sql`
      create function count_row_write() returns trigger language plpgsql as $$
      begin
        insert into row_write values (lower(tg_op) || ' ' || tg_table_name);
        return null;
      end $$`.execute(database);
  }
  for (const table of counted) {
    for (const event of ['insert', 'update', 'delete']) {
      const does = isPostgres(database)
        ? sql`for each row execute function count_row_write()`
        : sql`begin insert into row_write values (${sql.lit(`${event} ${table}`)}); end`;
      await sql`create trigger ${sql.ref(`${event}_${table}`)} after ${sql.raw(event)}
        on ${sql.table(table)} ${does}`.execute(database);
    }
  }
}

describeOnBoth('the rows that a save writes', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
    await countRowWrites(database);
  });
  afterAll(() => backend.close());

  /** Calls as the administrator, and lists which rows that has written. */
  async function writesOf(line: string, options: CallOptions): Promise<string[]> {
    await sql`delete from row_write`.execute(database);
    expect((await backend.admin(line, options)).status, line).toBeLessThan(300);
    const { rows } = await sql<{ name: string }>`select name from row_write order by name`.execute(
      database,
    );
    return rows.map(({ name }) => name);
  }

  async function addSpare(parts: number) {
    const form = { title_de: 'Düse', images: [await imageBlob(), await imageBlob('jpeg')] };
    const { id, images } = (await backend.admin('POST /spare', { form })).json;
    const ids: number[] = [];
    for (let index = 0; index < parts; index += 1) {
      const part = { partnumber: `HT-${index}`, description_de: 'Ring', description_en: 'Ring' };
      ids.push((await backend.admin(`POST /spare/${id}/part`, { json: part })).json.id);
    }
    return { line: `/spare/${id}`, images, ids };
  }

  test('a changed sub-part is one, though its other languages become outdated by it', async () => {
    const { line, ids } = await addSpare(1);
    const json = { description_de: 'Dichtring' };
    expect(await writesOf(`PATCH ${line}/part/${ids[0]}`, { json })).toEqual([
      'insert revision',
      'update spare',
      'update sub_part',
    ]);
  });

  test('a sub-part that a save leaves as it was is none, and its spare is only locked', async () => {
    const { line, ids } = await addSpare(1);
    for (const json of [{}, { partnumber: 'HT-0' }]) {
      expect(await writesOf(`PATCH ${line}/part/${ids[0]}`, { json })).toEqual([]);
    }
  });

  test('an added sub-part is one', async () => {
    const { line } = await addSpare(0);
    expect(await writesOf(`POST ${line}/part`, { json: { partnumber: 'HT-1' } })).toEqual([
      'insert revision',
      'insert sub_part',
      'update spare',
    ]);
  });

  test('a copy is one, with each of its images and parts', async () => {
    const { line } = await addSpare(1);
    expect(await writesOf(`POST ${line}/duplicate`, { json: {} })).toEqual([
      ...['insert image', 'insert image', 'insert revision', 'insert revision'],
      ...['insert spare', 'insert sub_part'],
    ]);
  });

  test('a moved sub-part is one', async () => {
    const { line, ids } = await addSpare(2);
    const json = { position: 1 };
    expect(await writesOf(`PATCH /order/sub_part/${ids[1]}`, { json })).toEqual([
      'insert revision',
      'update spare',
      'update sub_part',
    ]);
    expect((await backend.call(`GET ${line}`)).json.parts[0]?.id).toBe(ids[1]);
  });

  test('an image that is moved and described is one', async () => {
    const { line, images } = await addSpare(0);
    const json = { path: images[1], position: 1, alt_de: 'Düse' };
    expect(await writesOf(`PATCH /image${line}`, { json })).toEqual([
      'insert revision',
      'update image',
      'update spare',
    ]);
  });

  test('a restored revision of a product is one', async () => {
    const form = { title: 'LM', images: [await imageBlob()] };
    const { id } = (await backend.admin('POST /product', { form })).json;
    await backend.admin(`PATCH /product/${id}`, { json: { title: 'LM 6000', lang: 'EN' } });
    const line = `GET /revision?kind=product&entity=${id}`;
    const [first] = (await backend.admin<Json[]>(line)).json;
    expect(await writesOf(`POST /revision/${first?.id}/restore`, {})).toEqual([
      'insert revision',
      'update product',
    ]);
  });

  test('an import writes each part and its spare once, as single saves do', async () => {
    const { line } = await addSpare(3);
    const file = new Blob(['partnumber;description_de\nHT-0;neu\nHT-1;anders\nHT-9;mehr\n']);
    const options = { form: { file } };
    expect(await writesOf(`POST ${line}/part/import?others=remove`, options)).toEqual([
      'delete sub_part',
      'insert deleted',
      ...Array.from({ length: 3 }, () => 'insert revision'),
      'insert sub_part',
      'update spare',
      'update sub_part',
      'update sub_part',
    ]);
  });
});
