import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import type { Row } from './entity.ts';
import {
  deleteRevisions,
  expireRevisions,
  findRevisedEntity,
  highestImageInHistory,
  lockState,
  recordRevisions,
  type Save,
} from './revision.ts';

describeOnBoth('revisions', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
  });
  afterAll(() => backend.close());
  beforeEach(() => database.deleteFrom('revision').execute());

  const save = (saves: Save[], table: 'category' | 'spare' = 'category') =>
    recordRevisions(database, table, { by: 'olga', session: 'hers' }, saves);
  const category = (id: number, name: string, more: Row = {}) => ({
    row: { id, name, ...more },
    images: [],
  });
  const showing = (id: number, ...images: [number, string][]) => ({
    row: { id },
    images: images.map(([image, path]) => ({ id: image, path })),
  });
  const all = () => database.selectFrom('revision').selectAll().orderBy('id').execute();
  /** The names in the history of each category, by its id. */
  const names = async () => {
    const found: Record<number, string[]> = {};
    for (const { entity_id, state } of await all()) {
      (found[entity_id] ??= []).push(/"name":"(.*?)"/.exec(state)?.[1] ?? '');
    }
    return found;
  };

  test('the first save keeps what was there before, and when; the later ones do not', async () => {
    const added = category(1, 'a');
    await save([{ after: added }]);
    const time = Date.UTC(2020, 0, 1);
    for (const name of ['b', 'c']) {
      await save([
        { before: added, after: category(1, name) },
        { before: category(2, 'a', { version: time }), after: category(2, name) },
        { before: category(3, 'a', { version: 0 }), after: category(3, name) },
      ]);
    }
    expect(await names()).toEqual({ 1: ['a', 'b', 'c'], 2: ['a', 'b', 'c'], 3: ['a', 'b', 'c'] });
    const of = async (id: number) => (await all()).filter(({ entity_id }) => entity_id === id);
    const unknown = { saved_by: '', session: '', fields: '[]' };
    expect(await of(2)).toMatchObject([
      { ...unknown, saved_at: '2020-01-01T00:00:00.000Z' },
      { saved_by: 'olga', session: 'hers', fields: '["name"]' },
      { saved_by: 'olga' },
    ]);
    expect((await of(3))[0]).toMatchObject({ ...unknown, saved_at: '' });
    expect((await of(1))[0]).toMatchObject({ saved_by: 'olga', fields: '[]' });
  });

  test('an entity keeps its last 50, whatever those of others that are saved with it', async () => {
    await save([{ after: category(1, 'a spare, not a category') }], 'spare');
    for (let name = 1; name <= 60; name += 1) {
      const saves = [{ after: category(1, `${name}`) }, { after: category(2, `${name}`) }];
      await save(name > 11 ? saves : saves.slice(0, 1));
    }
    const from = (first: number) => Array.from({ length: 61 - first }, (_, n) => `${first + n}`);
    expect(await names()).toEqual({ 1: ['a spare, not a category', ...from(11)], 2: from(12) });
  });

  test('one expires a year after another has replaced it; the newest never does', async () => {
    const saved = async (name: string, saved_at: string, id = 1, table?: 'spare') => {
      await save([{ after: category(id, name) }], table);
      const [last] = (await all()).slice(-1);
      await database
        .updateTable('revision')
        .set({ saved_at })
        .where('id', '=', last?.id ?? 0)
        .execute();
    };
    await saved('replaced too long ago', '2020-01-01T00:00:00.000Z');
    await saved('replaced a year ago', '2021-01-01T00:00:00.000Z');
    await saved('of another, not replaced', '2020-01-01T00:00:00.000Z', 2);
    await saved('a spare, not replaced', '2020-01-01T00:00:00.000Z', 1, 'spare');
    await saved('newest', '2023-03-01T12:00:00.000Z');
    await expireRevisions(database, new Date('2024-03-01T12:00:00.000Z'));
    expect(await names()).toEqual({
      1: ['replaced a year ago', 'a spare, not replaced', 'newest'],
      2: ['of another, not replaced'],
    });
    await expireRevisions(database, new Date('2024-03-01T12:00:00.001Z'));
    expect(await names()).toEqual({
      1: ['a spare, not replaced', 'newest'],
      2: ['of another, not replaced'],
    });
  });

  test('the histories of what is deleted for good go, and name the images that they showed', async () => {
    const [a, b] = ['/files/a.png', '/files/b.png'];
    await save([{ after: showing(1, [3, a], [12, b]) }, { after: showing(2, [4, a]) }], 'spare');
    await save([{ after: category(1, 'a') }]);
    expect(await highestImageInHistory(database)).toBe(12);
    expect(await deleteRevisions(database, 'spare', [1, 99])).toEqual([a, b]);
    expect((await all()).map(({ kind, entity_id }) => `${kind} ${entity_id}`)).toEqual([
      ...['spare 2', 'category 1'],
    ]);
    await deleteRevisions(database, 'spare', [2]);
    expect(await highestImageInHistory(database)).toBe(0);
  });

  test('one that is gone is not found', async () => {
    const after = category(7, 'a');
    await save([{ after }]);
    const [{ id } = { id: 0 }] = await all();
    expect(await findRevisedEntity(database, id)).toEqual({ table: 'category', id: 7 });
    expect(await lockState(database, id)).toEqual(after);
    await database.deleteFrom('revision').execute();
    for (const find of [findRevisedEntity, lockState]) {
      await expect(find(database, id)).rejects.toMatchObject({ kind: 'not found' });
    }
  });
});
