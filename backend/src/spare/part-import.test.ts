import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyParts } from '../../bench/many-parts.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { without } from '../database/without.ts';
import { dayMs } from '../durations.ts';
import { parseState } from '../history/state.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aText, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';

describeOnBoth('the import of sub-parts', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
  });
  afterAll(() => backend.close());

  /** Adds a spare with the sub-parts A, B and C. */
  async function addSpare() {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Satz' } })).json;
    const ids: number[] = [];
    for (const partnumber of ['A', 'B', 'C']) {
      const part = { json: { partnumber, quantity: 1, description_de: 'alt' } };
      ids.push((await backend.admin(`POST /spare/${id}/part`, part)).json.id);
    }
    return { id, ids };
  }

  const importFile = (id: number, text: string, query = '', headers = {}) =>
    backend.admin(`POST /spare/${id}/part/import${query}`, {
      form: { file: new Blob([text]) },
      headers,
    });
  const spareOf = async (id: number) => (await backend.call(`GET /spare/${id}`)).json;
  const partsOf = async (id: number) =>
    (await spareOf(id)).parts.map(
      ({ id, partnumber, quantity }) => `${id} ${partnumber} ${quantity}`,
    );
  const revisionsOf = async (id: number) =>
    (await backend.admin<Json[]>(`GET /revision?kind=sub_part&entity=${id}`)).json;

  const file = 'partnumber;quantity\nB;7\nD;2\nA;1\nE;3\n';

  test('a preview tells what would be added, changed and removed, and writes nothing', async () => {
    const { id, ids } = await addSpare();
    const before = await spareOf(id);
    const { status, json } = await importFile(id, file, '?preview=true&others=remove');
    expect(status).toBe(200);
    const [, b, c] = before.parts;
    const added = (line: number, partnumber: string, quantity: number) => {
      const part = { id: null, version: null, partnumber, quantity, description_de: '' };
      return { line, part };
    };
    expect(json).toMatchObject({
      version: before.version,
      errors: [],
      added: [added(3, 'D', 2), added(5, 'E', 3)],
      changed: [{ line: 2, before: b, after: { ...b, quantity: 7 } }],
      removed: [c],
    });
    expect(await spareOf(id)).toEqual(before);
    expect(await revisionsOf(ids[1] ?? 0)).toHaveLength(1);
  });

  test('a preview waits for no write, since it only reads', async () => {
    const { id } = await addSpare();
    await database.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'spare', id);
      expect(await importFile(id, file, '?preview=true')).toMatchObject({ status: 200 });
    });
  });

  test('an import does it, and answers with what is stored', async () => {
    const { id, ids } = await addSpare();
    const [a, b = 0, c] = ids;
    // Of a clock that was ahead.
    const version = Date.now() + dayMs;
    await database.updateTable('sub_part').set({ version }).where('id', '=', b).execute();
    const before = await spareOf(id);
    const { json } = await importFile(id, file, '?others=remove');
    const after = await spareOf(id);
    const [, partB, d, e] = after.parts;
    expect(json).toEqual({
      import_id: aText,
      version: after.version,
      errors: [],
      warnings: [],
      added: [
        { line: 3, part: d },
        { line: 5, part: e },
      ],
      changed: [{ line: 2, before: before.parts[1], after: partB }],
      removed: [before.parts[2]],
    });
    expect(await partsOf(id)).toEqual([`${a} A 1`, `${b} B 7`, `${d?.id} D 2`, `${e?.id} E 3`]);
    expect(partB).toMatchObject({ description_de: 'alt' });
    expect(after.version).toBeGreaterThan(before.version);
    expect(partB?.version).toBeGreaterThan(version);
    expect(after.parts[0]).toEqual(before.parts[0]);
    expect((await spareOf(id)).parts.map(({ id }) => id)).not.toContain(c);
  });

  test('what is removed is in the trash, and comes back under its id', async () => {
    const { id, ids } = await addSpare();
    const { json } = await importFile(id, 'partnumber\nA', '?others=remove');
    const trash = (await backend.admin<Json[]>('GET /trash')).json;
    const entry = trash.find(({ entity_id, kind }) => kind === 'sub_part' && entity_id === ids[2]);
    expect(entry).toMatchObject({ title: 'C', owner_title: 'Satz', deleted_by: 'admin' });
    await backend.admin(`POST /trash/${entry?.id ?? 0}/restore`);
    expect(await partsOf(id)).toEqual([`${ids[0]} A 1`, `${ids[2]} C 1`]);
    expect((await undo(id, json.import_id)).json).toMatchObject({ restored: 1, kept: 0 });
  });

  test('each changed and each added part has a revision, as if it were saved alone', async () => {
    const { id, ids } = await addSpare();
    const { json } = await importFile(id, file);
    const added = json.added[0]?.part.id ?? 0;
    expect(await revisionsOf(ids[1] ?? 0)).toMatchObject([
      { saved_by: 'admin', fields: [] },
      { saved_by: 'admin', fields: ['quantity'] },
    ]);
    expect(await revisionsOf(added)).toMatchObject([{ saved_by: 'admin', fields: [] }]);
    expect(await revisionsOf(ids[0] ?? 0)).toHaveLength(1);
  });

  test('an imported part can be found, and no search has to fold it first', async () => {
    const { id } = await addSpare();
    await importFile(id, 'partnumber\nHT-FOUND-1');
    const notFolded = await database.selectFrom('sub_part_change').selectAll().execute();
    expect(notFolded).toEqual([]);
    const { json } = await backend.call('GET /part-search?q=htfound1');
    expect(json).toMatchObject([{ part: { partnumber: 'HT-FOUND-1' }, spare: { id } }]);
  });

  test('with one wrong line among right ones nothing is written', async () => {
    const { id } = await addSpare();
    const before = await spareOf(id);
    const text = 'id;partnumber;quantity\n;D;1\n;E;x\n999999;F;1\n;"G;1\n';
    const { status, json } = await importFile(id, text, '?others=remove');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      errors: [
        { line: 3, column: 'quantity' },
        { line: 4, column: 'id' },
        { line: 5, column: '' },
      ],
      ...{ added: [], changed: [], removed: [] },
    });
    expect(await spareOf(id)).toEqual(before);
  });

  test('a row that the database refuses takes all before it back, out of the trash, too', async () => {
    const { id } = await addSpare();
    // What any failure in the middle of the writing does.
    await sql`create unique index refuse on sub_part (partnumber) where partnumber = 'REFUSED'`.execute(
      database,
    );
    const before = await spareOf(id);
    const trash = (await backend.admin('GET /trash')).json;
    const text = 'partnumber;quantity\nA;9\nREFUSED;1\nREFUSED;2\n';
    expect((await importFile(id, text, '?others=remove')).status).toBe(409);
    expect(await spareOf(id)).toEqual(before);
    expect((await backend.admin('GET /trash')).json).toEqual(trash);
    await sql`drop index refuse`.execute(database);
    expect((await importFile(id, text, '?others=remove')).status).toBe(200);
  });

  test('an import on another version of the spare is refused as outdated', async () => {
    const { id } = await addSpare();
    const { version } = await spareOf(id);
    await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'Z' } });
    const before = await spareOf(id);
    for (const query of ['', '?preview=true']) {
      const refused = await importFile(id, file, query, { 'If-Match': `"${version}"` });
      expect(refused).toMatchObject({ status: 412, json: { code: 'OUTDATED' } });
    }
    expect(await spareOf(id)).toEqual(before);
    const accepted = await importFile(id, file, '', { 'If-Match': `"${before.version}"` });
    expect(accepted.status).toBe(200);
  });

  test('a file that changes nothing gives nothing a new version', async () => {
    const { id } = await addSpare();
    const before = await spareOf(id);
    await importFile(id, 'partnumber;quantity\nA;1\nB;1\nC;1\n', '?others=remove');
    expect(await spareOf(id)).toEqual(before);
  });

  test('two imports at the same time come one after the other', async () => {
    const { id } = await addSpare();
    const parts = ['D', 'E', 'F'];
    await Promise.all(parts.map((name) => importFile(id, `partnumber\n${name}\nG\n`)));
    const numbers = (await spareOf(id)).parts.map(({ partnumber }) => partnumber);
    expect(numbers.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });

  test('thousands of rows are added, changed and removed', async () => {
    // One statement would have more values than PostgreSQL takes (65,535), or SQLite (32,766).
    const many = process.env.TEST_ALL ? 10_000 : 4_000;
    const { id } = await addSpare();
    const rows = (quantity: number) =>
      manyParts(many).map(
        ({ partnumber }, index) => `${partnumber}-${String(index)};${String(quantity)}`,
      );
    const replaceBy = async (...lines: string[]) => {
      const text = ['partnumber;quantity', ...lines].join('\n');
      const { json } = await importFile(id, text, '?others=remove');
      expect(json.errors).toEqual([]);
    };
    await replaceBy(...rows(1));
    await replaceBy(...rows(2));
    const { parts } = await spareOf(id);
    expect(parts).toHaveLength(many);
    expect(new Set(parts.map(({ quantity }) => quantity))).toEqual(new Set([2]));
    await replaceBy('only;1');
    expect((await spareOf(id)).parts).toHaveLength(1);
  });

  const undo = (id: number, importId: string) =>
    backend.admin(`POST /spare/${id}/part/import/${importId}/undo`);

  test('an import is undone in one step: what it removed, changed and added is as before', async () => {
    const { id, ids } = await addSpare();
    const before = await partsOf(id);
    const { json } = await importFile(id, file, '?others=remove');
    const { version } = await spareOf(id);
    const undone = await undo(id, json.import_id);
    expect(undone.json).toMatchObject({ restored: 1, reverted: 1, removed: 2, kept: 0 });
    expect(undone.json.version).toBeGreaterThan(version);
    expect(await partsOf(id)).toEqual(before);
    expect(await spareOf(id)).toMatchObject({ version: undone.json.version });
    expect((await revisionsOf(ids[1] ?? 0)).map(({ fields }) => fields)).toEqual([
      [],
      ['quantity'],
      ['quantity'],
    ]);
    const trash = (await backend.admin<Json[]>('GET /trash')).json;
    expect(trash.filter(({ owner_id }) => owner_id === id).map(({ title }) => title)).toEqual([
      'D',
      'E',
    ]);
  });

  test('a change of a part whose earlier state lacks a column that came later is undone, too', async () => {
    const { id, ids } = await addSpare();
    const before = await partsOf(id);
    const revisions = await database
      .selectFrom('revision')
      .select(['id', 'state'])
      .where('kind', '=', 'sub_part')
      .where('entity_id', '=', ids[1] ?? 0)
      .execute();
    expect(revisions).toHaveLength(1);
    for (const { id, state } of revisions) {
      const { row, images } = parseState(state);
      const older = JSON.stringify({ row: without(row, 'callout'), images });
      await database.updateTable('revision').set({ state: older }).where('id', '=', id).execute();
    }
    const { json } = await importFile(id, 'partnumber;quantity\nB;7\n');
    const undone = await undo(id, json.import_id);
    expect(undone).toMatchObject({ status: 200, json: { reverted: 1, kept: 0 } });
    expect(await partsOf(id)).toEqual(before);
  });

  test('an import can be undone only at its own spare, once it has written something', async () => {
    const one = await addSpare();
    const other = await addSpare();
    expect((await importFile(one.id, file, '?preview=true')).json.import_id).toBeNull();
    expect((await importFile(one.id, 'partnumber\nA\n')).json.import_id).toBeNull();
    const { json } = await importFile(one.id, file, '?others=remove');
    expect((await undo(other.id, json.import_id)).status).toBe(404);
    expect((await undo(one.id, crypto.randomUUID())).status).toBe(404);
    expect(await partsOf(other.id)).toHaveLength(3);
  });

  const undoableOf = async (id: number) =>
    (await backend.admin<Json[]>(`GET /spare/${id}/part/import`)).json;

  test('imports of which something can be undone are listed, newest first, until they are undone', async () => {
    const { id } = await addSpare();
    expect(await undoableOf(id)).toEqual([]);
    const first = (await importFile(id, 'partnumber;quantity\nA;4\nF;1\n')).json.import_id;
    const second = (await importFile(id, file, '?others=remove')).json.import_id;
    const by = { imported_at: aText, imported_by: 'admin' };
    const newest = { import_id: second, ...by, added: 2, changed: 2, removed: 2, kept: 0 };
    expect(await undoableOf(id)).toEqual([newest]);
    await undo(id, second);
    const oldest = { import_id: first, ...by, added: 1, changed: 1, removed: 0, kept: 1 };
    expect(await undoableOf(id)).toEqual([oldest]);
    const third = (await importFile(id, 'partnumber\nG\n')).json.import_id;
    expect((await undoableOf(id)).map(({ import_id }) => import_id)).toEqual([third, first]);
    await undo(id, first);
    await undo(id, third);
    expect(await undoableOf(id)).toEqual([]);
  });

  test('what was changed, deleted or restored after an import is not undone with it, as the list says before', async () => {
    const { id, ids } = await addSpare();
    const [a = 0, b = 0, c = 0] = ids;
    const part = { json: { partnumber: 'Z' } };
    const z = (await backend.admin(`POST /spare/${id}/part`, part)).json.id;
    const text = 'partnumber;quantity\nA;5\nB;7\nD;2\nE;3\n';
    const { json } = await importFile(id, text, '?others=remove');
    const [, , d = 0, e = 0] = (await spareOf(id)).parts.map((part) => part.id);
    await backend.admin(`PATCH /spare/${id}/part/${b}`, { json: { quantity: 8 } });
    await backend.admin(`PATCH /spare/${id}/part/${d}`, { json: { quantity: 9 } });
    await backend.admin(`DELETE /spare/${id}/part/${e}`);
    const trash = (await backend.admin<Json[]>('GET /trash')).json;
    const entry = trash.find(({ kind, entity_id }) => kind === 'sub_part' && entity_id === z);
    await backend.admin(`POST /trash/${entry?.id ?? 0}/restore`);
    const listed = { import_id: json.import_id, added: 2, changed: 2, removed: 1, kept: 3 };
    expect(await undoableOf(id)).toMatchObject([listed]);
    const undone = (await undo(id, json.import_id)).json;
    expect(undone).toMatchObject({ restored: 1, reverted: 1, removed: 0, kept: 3 });
    expect(await partsOf(id)).toEqual([
      ...[`${a} A 1`, `${b} B 8`, `${c} C 1`, `${z} Z 0`, `${d} D 9`],
    ]);
    expect((await undo(id, json.import_id)).json).toMatchObject({ restored: 0, kept: 4 });
    expect(await undoableOf(id)).toEqual([]);
  });

  test('an import is not listed once all of its parts were changed since', async () => {
    const { id } = await addSpare();
    await importFile(id, 'partnumber;quantity\nA;5\n');
    const { json } = await importFile(id, 'partnumber;quantity\nA;6\n');
    expect((await undoableOf(id)).map(({ import_id }) => import_id)).toEqual([json.import_id]);
  });

  test('the list holds the 20 newest imports into this spare', async () => {
    const { id } = await addSpare();
    await importFile((await addSpare()).id, file);
    const made: string[] = [];
    for (let index = 0; index < 21; index += 1) {
      made.unshift((await importFile(id, `partnumber\nN${index}\n`)).json.import_id);
    }
    expect((await undoableOf(id)).map(({ import_id }) => import_id)).toEqual(made.slice(0, 20));
  });
});
