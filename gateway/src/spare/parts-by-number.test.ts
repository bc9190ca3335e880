import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import { startStub } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

const query = `query ($numbers: [String!]!) {
  partsByNumber(numbers: $numbers) {
    number spare { restId title { de } } subPart { restId partNumber substPart quantity }
  }
}`;

const part = (id: number, partnumber: string, subst_part = '') => ({
  ...{ id, quantity: 4, partnumber, subst_part },
  ...{ description_de: '', description_en: '', description_ru: '' },
});

describe.each([
  ['a backend that looks numbers up', true],
  ['a backend of section 7 alone', false],
])('over %s', (_, extensions) => {
  const it = freshGateway({ extensions });

  test('parts are found by number or substitute in all part lists, in the order of the numbers', async () => {
    const [first, second] = it.stub.data.spares;
    if (first) first.parts = [part(1, 'L47-102 HO', '9C'), part(2, 'A-1')];
    if (second) second.parts = [part(3, 'l47102h0')];
    // The с is Cyrillic.
    const numbers = ['nothing', '9с', 'l47102-h0', 'L47102H0', 'Х-1', '', '--'];
    const { data, errors } = await it.ask(query, { numbers });
    expect(errors).toBeUndefined();
    const subPart = { restId: '1', partNumber: 'L47-102 HO', substPart: '9C', quantity: 4 };
    const spare = { restId: '1', title: { de: 'Fuel system (de)' } };
    expect(data).toMatchObject({
      partsByNumber: [
        { number: '9с', spare, subPart },
        { number: 'l47102-h0', spare, subPart },
        { number: 'l47102-h0', spare: { restId: '2' }, subPart: { restId: '3' } },
      ],
    });
  });

  test.each([
    ['101 numbers', Array.from({ length: 101 }, String)],
    ['a number of 101 characters', ['x'.repeat(101)]],
  ])('%s are wrong input', async (_name, numbers) => {
    const { errors } = await it.ask(query, { numbers });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { numbers: expect.any(String) as string } } },
    ]);
    expect(it.lines()).toEqual([]);
  });
});

describe('numbers that do not fit into one address', () => {
  const it = freshGateway({ extensions: true });

  test('are looked up by several calls', async () => {
    const [first] = it.stub.data.spares;
    const long = (n: number) => `${String(n)}${'Щ'.repeat(90)}`;
    const numbers = Array.from({ length: 50 }, (_, n) => long(n));
    if (first) first.parts = numbers.map((number, n) => part(n + 1, number));
    const { data } = await it.ask(query, { numbers: numbers.toReversed() });
    const { partsByNumber } = data as { partsByNumber: { number: string }[] };
    expect(partsByNumber.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect(it.lines().length).toBeGreaterThan(1);
    for (const line of it.lines()) expect(line.length).toBeLessThan(5_000);
  });
});

describe('over a backend of section 7 alone', () => {
  const it = freshGateway({}, { cacheMs: 10_000 });

  test('part lists are read once for all who look up or search', async () => {
    const none = await it.ask(query, { numbers: ['', '--'] });
    expect(none.data).toEqual({ partsByNumber: [] });
    expect(it.lines()).toEqual([]);
    await it.ask(query, { numbers: ['A-11'] });
    expect(it.lines()).toEqual(['GET /component/navbar', 'GET /spare/1', 'GET /spare/2']);
    it.stub.calls.length = 0;
    await it.ask(query, { numbers: ['A-12'] });
    expect(it.lines()).toEqual([]);
  });

  test('a backend that fails is an error, not an empty result', async () => {
    it.stub.interfere = (req, res) => res.writeHead(500).end();
    const { errors } = await it.ask(query, { numbers: ['A-11'] });
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
  });
});

test('our backend and the index of the gateway find the same, whatever is stored and typed', async () => {
  const backend = await startTestBackend();
  const stub = await startStub();
  const [ours, foreign] = [
    await startGateway(backend.url),
    await startGateway(stub.url, { cacheMs: 0 }),
  ];
  // Spellings of few numbers, so that many are found: ü in one and in two code points, full-width
  // letters, look-alikes, case, dashes and blanks.
  const piece = fc.constantFrom(
    ...['Ü', 'u\u0308', 'ü', 'A', 'А', 'ａ', '0', 'O', 'о', 'ß', 'SS', 'ẞ', '1', '１', '①'],
    ...['-', '–', ' ', '.', ',', '%', '_', "'", 'ﬁ', 'Щ', '\u200b', '😀', '\ud800'],
  );
  const number = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
  const lists = fc.array(fc.array(fc.tuple(number, number), { maxLength: 6 }), { maxLength: 3 });
  const typed = fc.array(number, { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(lists, typed, async (stored, numbers) => {
      for (const rows of stored) {
        const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düsen' } })).json;
        for (const [partnumber, subst_part] of rows) {
          await backend.admin(`POST /spare/${id}/part`, { json: { partnumber, subst_part } });
        }
      }
      const spares = (await backend.admin<typeof stub.data.spares>('GET /spare')).json;
      stub.data.spares = spares;
      const byBackend = await ours.ask(query, { numbers });
      const byIndex = await foreign.ask(query, { numbers });
      expect(byBackend.errors).toBeUndefined();
      expect(byIndex.errors).toBeUndefined();
      expect(byIndex.data).toEqual(byBackend.data);
      for (const { id } of spares) await backend.admin(`DELETE /spare/${id}`);
    }),
    { numRuns: 60 },
  );
  for (const one of [ours, foreign, backend, stub]) await one.close();
});
