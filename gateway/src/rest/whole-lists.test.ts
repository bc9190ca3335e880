import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { turnsDuring } from '../../../backend/src/testing/turns.ts';
import type { Habits } from '../../test/contract-stub.ts';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import { WholeLists } from './whole-lists.ts';

const query = `query ($first: Int, $after: String) {
  spare(by: { restId: "1" }) {
    parts(first: $first, after: $after) { totalCount edges { node { restId } } }
  }
}`;
const secondPage = { first: 2, after: toGlobalId('after', '1002') };

/** So many parts of a spare, with ids from 1001. */
const parts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: 1001 + n, quantity: 1, partnumber: `P-${String(n)}`, subst_part: '' },
    ...{ description_de: 'Dichtung', description_en: 'Seal', description_ru: 'Уплотнение' },
  }));

const page = (totalCount: number, ids: string[]) => ({
  spare: { parts: { totalCount, edges: ids.map((restId) => ({ node: { restId } })) } },
});

describe.each<[string, number, Habits, { isKept: boolean }]>([
  ['a long list of a backend that ignores pages', 2_000, {}, { isKept: true }],
  ['a long list of one that refuses them', 2_000, { isStrict: true }, { isKept: true }],
  ['a short list of such a backend', 20, {}, { isKept: false }],
  ['a list of a backend that knows pages', 2_000, { extensions: true }, { isKept: false }],
])('%s', (_, count, habits, { isKept }) => {
  const it = freshGateway(habits);
  beforeEach(() => {
    const [spare] = it.stub.data.spares;
    if (spare) spare.parts = parts(count);
  });
  afterEach(() => void vi.useRealTimers());
  const ask = async (variables: object, asking = {}) =>
    (await it.ask(query, variables, asking)).data;

  test(`is read ${isKept ? 'once' : 'again'} for its next page`, async () => {
    expect(await ask({ first: 2 })).toEqual(page(count, ['1001', '1002']));
    expect(await ask(secondPage)).toEqual(page(count, ['1003', '1004']));
    expect(it.lines()).toEqual([
      habits.extensions ? 'GET /spare/1?first=3' : 'GET /spare/1',
      ...(isKept ? [] : [habits.extensions ? 'GET /spare/1?first=3&after=1002' : 'GET /spare/1']),
    ]);
  });

  test('is read again after a write, after two seconds, and by an administrator', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask({ first: 2 });
    const spareId = toGlobalId('Spare', '1');
    const add = `mutation ($input: AddSubPartInput!) { addSubPart(input: $input) { userErrors { code } } }`;
    const texts = { description: { de: '', en: '', ru: '' }, partNumber: 'N', substPart: '' };
    await it.ask(add, { input: { spareId, quantity: 1, ...texts } }, { token });
    expect(await ask({ first: 1 })).toEqual(page(count + 1, ['1001']));
    it.stub.data.spares[0]?.parts.pop();
    vi.advanceTimersByTime(2_001);
    expect(await ask(secondPage)).toEqual(page(count, ['1003', '1004']));
    it.stub.calls.length = 0;
    await ask({ first: 4 }, { token });
    await ask({ first: 5 }, { token });
    const pages = ['GET /spare/1?first=5', 'GET /spare/1?first=6'];
    const whole = ['GET /spare/1', 'GET /spare/1'];
    expect(it.lines()).toEqual(habits.extensions ? pages : whole);
  });
});

describe('whole lists', () => {
  const body = (length: number) => ({ data: [length], text: ' '.repeat(length) });
  const tag = { feature: 'spare', id: '1' };

  test('are bounded in bytes: those that were not read for longest go first', async () => {
    const lists = new WholeLists(() => 10_000, 1_000_000);
    const read = vi.fn(() => Promise.resolve(body(150_000)));
    for (const url of ['/1', '/2', '/1', '/3', '/1', '/2']) await lists.read(url, tag, read);
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('let other requests through before each of their pages', async () => {
    const lists = new WholeLists(() => 10_000);
    const read = () => lists.read('/1', tag, () => Promise.resolve(body(150_000)));
    await read();
    const turns = await turnsDuring(async () => {
      for (let page = 0; page < 20; page++) await read();
    });
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  test('that a write has changed meanwhile are not kept', async () => {
    const lists = new WholeLists(() => 10_000);
    const read = vi.fn(() => Promise.resolve(body(150_000)));
    const reading = lists.read('/1', tag, read);
    lists.invalidate({ feature: 'spare', id: '1' });
    await reading;
    await lists.read('/1', tag, read);
    lists.invalidate({ feature: 'spare', id: '2' });
    await lists.read('/1', tag, read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
