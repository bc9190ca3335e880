import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localized } from '../languages.ts';
import { maxEntries } from '../search/synonyms.ts';
import type { PartHit } from '../spare/spare-contract.ts';
import {
  describeOnBoth,
  isPostgresStarted,
  newPostgresDatabase,
} from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

async function addPart(backend: TestBackend, description_de: string): Promise<void> {
  const form = localized('title', () => 'Rotor');
  const { json: spare } = await backend.admin('POST /spare', { form });
  const json = { partnumber: description_de, description_de };
  await backend.admin(`POST /spare/${spare.id}/part`, { json });
}

async function found(backend: TestBackend, typed: string): Promise<string[]> {
  const call = `GET /part-search?q=${encodeURIComponent(typed)}`;
  const { json } = await backend.call<PartHit[]>(call);
  return json.map(({ part }) => part.description_de);
}

const add = (backend: TestBackend, words: string) =>
  backend.admin('POST /synonym', { json: { words } });

describeOnBoth('synonyms', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
    await addPart(backend, 'Flugrostschutz');
  });
  afterAll(() => backend.close());

  test('are found by at once when they are added, changed, deleted and restored', async () => {
    expect(await found(backend, 'Kirsche')).toEqual([]);
    const { json } = await add(backend, 'Flugrostschutz, Kirsche');
    expect(await found(backend, 'Kirschen')).toEqual(['Flugrostschutz']);

    const line = `/synonym/${json.id}`;
    await backend.admin(`PATCH ${line}`, { json: { words: 'Flugrostschutz, вишня' } });
    expect(await found(backend, 'Kirsche')).toEqual([]);
    expect(await found(backend, 'вишни')).toEqual(['Flugrostschutz']);

    const { headers } = await backend.admin(`DELETE ${line}`);
    expect(await found(backend, 'вишня')).toEqual([]);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect(await found(backend, 'вишня')).toEqual(['Flugrostschutz']);

    const list = `GET /revision?kind=synonym&entity=${json.id}`;
    const { json: revisions } = await backend.admin<Json[]>(list);
    await backend.admin(`POST /revision/${revisions[0]?.id}/restore`);
    expect(await found(backend, 'Kirsche')).toEqual(['Flugrostschutz']);
    await backend.admin(`DELETE ${line}`);
  });

  test('are stored as a list of different names, which visitors read', async () => {
    const typed = ' oil  seal ;Simmerring\nсальник, OIL-SEAL,, simmerring ';
    const { json } = await add(backend, typed);
    expect(json).toMatchObject({ words: 'oil seal, Simmerring, сальник' });
    const { json: list } = await backend.call<Json[]>('GET /synonym');
    expect(list).toEqual([json]);
    await backend.admin(`DELETE /synonym/${json.id}`);
  });

  test.each([
    ['Simmerring', 'must have at least 2 different names, with commas between them'],
    ['Simmerring, SIMMERRING', 'must have at least 2 different names, with commas between them'],
    ['a, oil seal', 'must have names of two letters or more: a'],
    ['HT-2041, nozzle', 'must have no numbers, which stand for themselves: HT-2041'],
    ['für, nozzle', 'must have more than words that only join others: für'],
    [
      'a seal for the oil pump, gasket',
      'must have at most 4 words in each name: a seal for the oil pump',
    ],
    [Array.from('abcdefghijk', (letter) => letter.repeat(5)).join(), 'must have at most 10 names'],
  ])('%s is refused: %s', async (words, wrong) => {
    const { status, json } = await add(backend, words);
    expect({ status, json }).toMatchObject({ status: 400, json: { fields: { words: wrong } } });
  });

  test('a change that is based on an old version is refused', async () => {
    const { json } = await add(backend, 'Simmerring, oil seal');
    const save = (words: string) =>
      backend.admin(`PATCH /synonym/${json.id}`, {
        json: { words },
        headers: { 'If-Match': `"${json.version}"` },
      });
    expect((await save('Simmerring, oil seal, lip seal')).status).toBe(200);
    expect((await save('Simmerring, oil seal, сальник')).status).toBe(412);
    await backend.admin(`DELETE /synonym/${json.id}`);
  });

  test('are as many as a search can read; one more that comes back from the trash is listed', async () => {
    const deleted = (await add(backend, 'Simmerring, oil seal')).json;
    const { headers } = await backend.admin(`DELETE /synonym/${deleted.id}`);
    for (let count = 1; count < maxEntries; count += 1) {
      expect((await add(backend, 'Simmerring, oil seal')).status).toBe(201);
    }
    const names = Array.from('abcdefgh', (letter) => `Funken${letter.repeat(4)}`);
    const last = await Promise.all(names.map((name) => add(backend, `${name}, Kirsche`)));
    const refused = Array<number>(names.length - 1).fill(409);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, ...refused]);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect((await backend.call<Json[]>('GET /synonym')).json).toHaveLength(maxEntries + 1);
  });
});

describe.runIf(isPostgresStarted)('several backends on one PostgreSQL', () => {
  test('find at once by what one of them has stored', async () => {
    const databaseUrl = await newPostgresDatabase();
    const one = await startTestBackend({ databaseUrl });
    const other = await startTestBackend({ databaseUrl });
    await addPart(one, 'Flugrostschutz');
    expect(await found(other, 'Kirsche')).toEqual([]);
    await add(one, 'Flugrostschutz, Kirsche');
    expect(await found(other, 'Kirsche')).toEqual(['Flugrostschutz']);
    await one.close();
    await other.close();
  });
});
