import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localized } from '../languages.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { toleranceParts, tolerances } from '../testing/part-tolerances.ts';
import type { PartHit } from './spare-contract.ts';

describeOnBoth('part search', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const search = async (typed: string, more = '') => {
    const call = `GET /part-search?q=${encodeURIComponent(typed)}${more}`;
    return (await backend.call<PartHit[]>(call)).json;
  };
  const numbers = async (typed: string) => (await search(typed)).map(({ part }) => part.partnumber);
  const addSpare = async (title: string) =>
    (await backend.admin('POST /spare', { form: localized('title', () => title) })).json;
  const addPart = async (spareId: number, part: object) =>
    (await backend.admin(`POST /spare/${spareId}/part`, { json: part })).json;

  describe('the table of tolerances', () => {
    let spareId: number;
    beforeAll(async () => {
      spareId = (await addSpare('Düsen')).id;
      for (const part of toleranceParts) await addPart(spareId, part);
    });
    afterAll(() => backend.admin(`DELETE /spare/${spareId}`));

    test.each(tolerances)('%s: %s', async (_, typed, found) => {
      expect(await numbers(typed)).toEqual(found);
    });

    test('a hit names its part, its spare and how it was found', async () => {
      expect(await search('ht fn 2041 03', '&first=1')).toEqual([
        {
          match: 'exact',
          part: expect.objectContaining({ ...toleranceParts[0], quantity: 0 }) as unknown,
          spare: { id: spareId, title_de: 'Düsen', title_en: 'Düsen', title_ru: 'Düsen' },
        },
      ]);
      expect((await search('2041')).map(({ match }) => match)).toEqual(['contained', 'contained']);
    });
  });

  test('what is added, changed and deleted is found at once as it is now', async () => {
    const { id } = await addSpare('Lager');
    const part = await addPart(id, { partnumber: 'BR-100200' });
    expect(await numbers('br100200')).toEqual(['BR-100200']);
    await backend.admin(`PATCH /spare/${id}/part/${part.id}`, {
      json: { partnumber: 'BR-300400' },
    });
    expect(await numbers('br100200')).toEqual([]);
    expect(await numbers('br300400')).toEqual(['BR-300400']);
    await backend.admin(`DELETE /spare/${id}/part/${part.id}`);
    expect(await numbers('br300400')).toEqual([]);
    await addPart(id, { partnumber: 'BR-500600' });
    await backend.admin(`DELETE /spare/${id}`);
    expect(await numbers('br500600')).toEqual([]);
  });

  test('the exact ones come before those that begin like it, these before the rest', async () => {
    const { id } = await addSpare('Ventile');
    for (const partnumber of ['A-VV77', 'VV77-2', 'VV77-1', 'V-V-77']) {
      await addPart(id, { partnumber });
    }
    await addPart(id, { partnumber: 'Z1', subst_part: 'VV77' });
    const found = await numbers('vv77');
    expect(found.slice(0, 2).toSorted()).toEqual(['V-V-77', 'Z1']);
    expect(found.slice(2)).toEqual(['VV77-1', 'VV77-2', 'A-VV77']);
    expect((await search('vv77', '&first=3')).map(({ match }) => match)).toEqual([
      ...['exact', 'exact', 'prefix'],
    ]);
  });

  test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(101)}`, '?q=x&first=0', '?q=x&first=202'])(
    'a search with %j is refused',
    async (query) => {
      expect((await backend.call(`GET /part-search${query}`)).status).toBe(400);
    },
  );
});
