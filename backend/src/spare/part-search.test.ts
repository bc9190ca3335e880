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

    test('a compound is found by its parts, of which no half of it is one', async () => {
      expect(await numbers('Duplexkraftstoff')).toEqual(['HT-FN-2041-03']);
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

  test('one with the most of the words, or with a wrong sign, is found among thousands', async () => {
    const { id } = await addSpare('Viele');
    const rows = Array.from(
      { length: 2100 },
      (_, index) => `QQ-${String(11_000 + index)};Dichtung`,
    );
    const others = [
      'QR-19999;Ring',
      'LL-1;Lager',
      'SS-1;Sensor',
      'HH-1;Halter',
      'VV-1;Ventil',
      'TT-1;Tunnel',
      'DR-1;Dichtring',
    ];
    const csv = ['partnumber;description_de', ...rows, ...others, 'ZZ-1;Dichtung Q3'];
    await backend.admin(`POST /spare/${id}/part/import`, {
      form: { file: new Blob([csv.join('\n')]) },
    });
    const [first] = await numbers('Lager Sensor Halter Ventil Dichtung Q3');
    expect(first).toBe('ZZ-1');
    // Of words that are too short for an index, each of which is looked for in all texts, four count.
    expect((await numbers('A1 B2 C3 D4 Q3 Dichtung'))[0]).toBe('QQ-11000');
    expect(await numbers('QQ-19999')).toContain('QR-19999');
    // However many words have a short one within them.
    expect(await numbers('tun')).toEqual(['TT-1']);
    expect(await numbers('cht ring')).toEqual(['QR-19999', 'DR-1']);
    await backend.admin(`DELETE /spare/${id}`);
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

  describe('sub-parts by their numbers', () => {
    const byNumber = async (numbers: string) => {
      const call = `GET /part-search/exact?numbers=${encodeURIComponent(numbers)}`;
      return (await backend.call<PartHit[]>(call)).json;
    };

    test('are all that have one, as number or substitute, however it is written', async () => {
      const { id } = await addSpare('Düsen');
      const rows = Array.from({ length: 250 }, (_, n) => `N-${String(n)},SEE NOTE 9`);
      // Longer than what is indexed of a number.
      const long = ['1', '2'].map((end) => `${'L'.repeat(250)}${end}`);
      const others = ['Ü-71', 'U72', 'N-9-0', ...long].map((number) => `${number},`);
      const csv = ['partnumber,subst_part', ...rows, ...others].join('\n');
      const form = { file: new Blob([csv]) };
      await backend.admin(`POST /spare/${id}/part/import`, { form });
      expect(await byNumber('see-note 9')).toHaveLength(250);
      // ü in two code points, full-width letters, a Cyrillic У, which is no U.
      const found = await byNumber('u\u030871,Ｕ７２,У72,n90,N-9,,--');
      expect(found.map(({ part }) => part.partnumber)).toEqual([
        'N-9',
        'N-90',
        'Ü-71',
        'U72',
        'N-9-0',
      ]);
      expect(await byNumber(`${long[1]},--`)).toMatchObject([{ part: { partnumber: long[1] } }]);
      expect(found[0]).toEqual({
        match: 'exact',
        part: (await backend.call(`GET /spare/${id}`)).json.parts[9],
        spare: { id, title_de: 'Düsen', title_en: 'Düsen', title_ru: 'Düsen' },
      });
      await backend.admin(`DELETE /spare/${id}`);
      for (const none of ['Ü71', '--']) expect(await byNumber(none)).toEqual([]);
    });

    test('stand in the order of the spares and of their lists', async () => {
      const [first, second] = [await addSpare('A'), await addSpare('B')];
      for (const { id } of [first, second]) {
        for (const partnumber of ['O-1', 'O-2']) await addPart(id, { partnumber });
      }
      const order = async () =>
        (await byNumber('o1,o2')).map(({ spare, part }) => `${spare.title_de} ${part.partnumber}`);
      expect(await order()).toEqual(['A O-1', 'A O-2', 'B O-1', 'B O-2']);
      const hits = await search('o1');
      expect(hits.map(({ spare }) => spare.title_de).toSorted()).toEqual(['A', 'B']);
      expect(hits).toContainEqual((await byNumber('o1'))[0]);
      const [, , , last] = await byNumber('o1,o2');
      const toTop = { json: { position: 1 } };
      await backend.admin(`PATCH /order/spare/${second.id}`, toTop);
      await backend.admin(`PATCH /order/sub_part/${String(last?.part.id)}`, toTop);
      expect(await order()).toEqual(['B O-2', 'B O-1', 'A O-1', 'A O-2']);
    });

    test.each([
      ['no numbers', ''],
      ['51 numbers', `?numbers=${Array.from({ length: 51 }, (_, n) => n).join(',')}`],
      ['more than 10,000 characters', `?numbers=${'x'.repeat(10_001)}`],
    ])('are refused for %s', async (_, query) => {
      expect((await backend.call(`GET /part-search/exact${query}`)).status).toBe(400);
    });

    test('are 1,000 at most: visitors ask, and one number may name very many', async () => {
      const { id } = await addSpare('Düsen');
      const rows = Array.from({ length: 1_001 }, (_, n) => `M-${String(n)},MANY`);
      const form = { file: new Blob([['partnumber,subst_part', ...rows].join('\n')]) };
      await backend.admin(`POST /spare/${id}/part/import`, { form });
      expect(await byNumber('many')).toHaveLength(1_000);
    });
  });
});
