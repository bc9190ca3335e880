import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';

/** Received in another order than that of their ids, and two at the same time. */
const enquiries = [
  { name: 'Jörg Müller', lang: 'de', created_at: '2026-11-03T10:00:00.000Z' },
  { name: 'ИВАН Петров', lang: 'ru', created_at: '2026-11-01T10:00:00.000Z' },
  { name: '100%_sure', lang: 'en', created_at: '2026-11-02T10:00:00.000Z' },
  { name: 'Ada', lang: 'en', created_at: '2026-11-01T10:00:00.000Z' },
  { name: 'Grace', lang: 'de', created_at: '2026-11-04T10:00:00.000Z' },
].map((enquiry) => ({
  ...{ email: 'a@example.org', company: enquiry.lang === 'de' ? 'Hauptstraße 1' : 'Muster' },
  ...{ ...enquiry, text: 'LM 6000' },
}));

interface Row {
  id: number;
  name: string;
  created_at: string;
}

const orders: Record<string, (rows: Row[]) => Row[]> = {
  '': (rows) => rows,
  'order=-id': (rows) => rows.toReversed(),
  'order=received_at': byTime,
  'order=-received_at': (rows) => byTime(rows).toReversed(),
};

function byTime(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

describeOnBoth('a page of a list', (start) => {
  let backend: TestBackend;
  let all: Row[];
  beforeAll(async () => {
    backend = await start();
    const database = await backend.openDatabase();
    const rows = enquiries.map((enquiry) => ({ ...enquiry, suspected: 0 }));
    await database.insertInto('request').values(rows).execute();
    all = await list('');
  });
  afterAll(() => backend.close());

  const read = (query: string) => backend.admin<Row[]>(`GET /request?${query}`);
  const list = async (query: string) => (await read(query)).json;
  const names = async (query: string) => (await list(query)).map(({ name }) => name);

  test.each(['order=-id', 'order=received_at', 'order=-received_at'])(
    'with %s: every window, from both ends, is that of the whole list',
    async (order) => {
      const whole = orders[order]?.(all) ?? [];
      expect(await list(order)).toEqual(whole);
      const cursor = (name: string, row: Row | undefined) => (row ? `&${name}=${row.id}` : '');
      for (let after = -1; after < whole.length; after += 1) {
        for (let before = 0; before <= whole.length; before += 1) {
          const cursors = cursor('after', whole[after]) + cursor('before', whole[before]);
          const between = whole.slice(after + 1, before);
          const { json, headers } = await read(`${order}&first=2${cursors}`);
          expect(json).toEqual(between.slice(0, 2));
          expect(headers.get('X-List-Total')).toBe('5');
          expect(await list(`${order}&last=2${cursors}`)).toEqual(between.slice(-2));
        }
      }
    },
  );

  test('a text is found as the part search folds it', async () => {
    const found = (text: string) => names(`text=${encodeURIComponent(text)}`);
    for (const text of ['MÜLLER', 'mu\u0308ller', 'Muller', 'ＭＵＬＬＥＲ', 'HAUPTSTRASSE jörg']) {
      expect(await found(text), text).toEqual(['Jörg Müller']);
    }
    expect(await found('иван')).toEqual(['ИВАН Петров']);
    // Each word in any column, in any order; a number with and without blanks.
    expect(await found('a@EXAMPLE ada')).toEqual(['Ada']);
    for (const text of ['LM-6000', 'lm6000', 'LM 60 00', 'ЛМ6000']) {
      expect(await found(text), text).toHaveLength(text === 'ЛМ6000' ? 0 : 5);
    }
    expect(await found('ada nobody')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
  });

  test('a text is taken as it is, whatever it means to SQL', async () => {
    expect(await names('text=100%25_s')).toEqual(['100%_sure']);
    expect(await names(`text=${encodeURIComponent("sure' or 2=2 --")}`)).toEqual([]);
    // Without words it is no filter.
    expect(await names('text=%25_')).toHaveLength(5);
    expect((await read(`text=${'x'.repeat(201)}`)).status).toBe(400);
  });

  test('by language and time; all that is asked must apply', async () => {
    expect(await names('lang=EN')).toEqual(['100%_sure', 'Ada']);
    const day = 'received_from=2026-11-01T10:00:00Z&received_to=2026-11-02T11:00:00%2B01:00';
    expect(await names(day)).toEqual(['ИВАН Петров', 'Ada']);
    const { json, headers } = await read(`${day}&lang=en&first=1`);
    expect(json.map(({ name }) => name)).toEqual(['Ada']);
    expect(headers.get('X-List-Total')).toBe('1');
    expect((await read('received_from=yesterday')).status).toBe(400);
  });

  test('a cursor whose entry is not in the list is refused by its name', async () => {
    const [first] = all;
    for (const [query, field] of [
      ['after=999', 'after'],
      ['before=999', 'before'],
      ['after=999&order=received_at', 'after'],
      [`after=${first?.id}&text=ada`, 'after'],
    ] as const) {
      expect(await read(query)).toMatchObject({
        status: 400,
        json: { fields: { [field]: 'names no entry of this list' } },
      });
    }
  });
});

describeOnBoth('the lists that are read page by page', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const total = async (line: string) =>
    (await backend.admin<Json[]>(line)).headers.get('X-List-Total');

  test('search their own texts', async () => {
    const article = { title_de: 'Zündung', text_en: '<p>Ignition</p>' };
    const { id } = (await backend.admin('POST /spare', { json: article })).json;
    const part = { partnumber: 'HT-7', description_ru: 'Сопло' };
    await backend.admin(`POST /spare/${id}/part`, { json: part });
    await backend.admin('POST /product', { json: { title: 'LM6000', description: 'Ölpumpe' } });
    for (const [line, texts] of [
      ['GET /spare', ['zündung', 'IGNITION']],
      [`GET /spare/${id}`, ['ht-7', 'сопло']],
      ['GET /product', ['lm6', 'ölp']],
    ] as const) {
      for (const text of texts) {
        expect(await total(`${line}?text=${encodeURIComponent(text)}`), text).toBe('1');
      }
      expect(await total(`${line}?text=nothing`)).toBe('0');
    }
  });

  test('search the words of rich text, not its markup', async () => {
    const other = await start();
    onTestFinished(() => other.close());
    const title_de = 'a <b> c';
    const text_en = `<p style="color: red">Tur<strong>bine</strong>&nbsp;&amp; pump</p><p>end</p>
      <img src="data:image/png;base64,zz1A">`;
    await other.admin('POST /spare', { json: { title_de, text_en } });
    await other.admin('POST /product', { json: { title: title_de, description: text_en } });
    for (const list of ['spare', 'product']) {
      const found = async (text: string) =>
        (await other.admin<Json[]>(`GET /${list}?text=${encodeURIComponent(text)}`)).json.length;
      // What stands in a plain line is no markup.
      for (const text of ['turbine', 'pump end', 'b c']) expect(await found(text), text).toBe(1);
      for (const text of ['strong', 'color', 'nbsp', 'zz1', 'base64']) {
        expect(await found(text), text).toBe(0);
      }
    }
  });

  test('tell their length with a cached response, too', async () => {
    const line = 'GET /product?first=0';
    const once = await backend.call<Json[]>(line);
    expect(once.headers.get('X-List-Total')).toBe('1');
    const again = await backend.call<Json[]>(line);
    expect(again.headers.get('X-List-Total')).toBe('1');
    await backend.admin('POST /product', { json: { title: 'LM2500' } });
    const longer = await backend.call<Json[]>(line);
    expect(longer.headers.get('X-List-Total')).toBe('2');
    expect(longer.json).toEqual(once.json);
    expect(longer.headers.get('ETag')).not.toBe(once.headers.get('ETag'));
  });
});
