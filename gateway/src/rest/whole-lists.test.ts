import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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

describe.each<[string, Habits]>([
  ['ignores pages', {}],
  ['refuses them', { isStrict: true }],
])('a long list of a backend that %s', (_, habits) => {
  const it = freshGateway(habits);
  beforeEach(() => {
    const [spare] = it.stub.data.spares;
    if (spare) spare.parts = parts(2_000);
  });
  const ask = async (variables: object, asking = {}) =>
    (await it.ask(query, variables, asking)).data;

  test('is read once for its next page', async () => {
    expect(await ask({ first: 2 })).toEqual(page(2_000, ['1001', '1002']));
    expect(await ask(secondPage)).toEqual(page(2_000, ['1003', '1004']));
    expect(it.lines()).toEqual(['GET /spare/1']);
  });

  test('is read again after a write, and by an administrator', async () => {
    await ask({ first: 2 });
    const spareId = toGlobalId('Spare', '1');
    const add = `mutation ($input: AddSubPartInput!) { addSubPart(input: $input) { userErrors { code } } }`;
    const texts = { description: { de: '', en: '', ru: '' }, partNumber: 'N', substPart: '' };
    await it.ask(add, { input: { spareId, quantity: 1, ...texts } }, { token });
    expect(await ask({ first: 1 })).toEqual(page(2_001, ['1001']));
    it.stub.calls.length = 0;
    await ask({ first: 4 }, { token });
    await ask({ first: 5 }, { token });
    expect(it.lines()).toEqual(['GET /spare/1', 'GET /spare/1']);
  });
});

describe('whole lists', () => {
  const body = (length: number) => ({ data: [length], text: ' '.repeat(length) });
  const tag = { feature: 'spare', id: '1' };

  test.each([
    ['short ones', body(100_000)],
    ['pages', { ...body(100_001), total: 7 }],
  ])('%s are not kept', async (_, response) => {
    const lists = new WholeLists(() => 10_000);
    const read = vi.fn(() => Promise.resolve(response));
    for (let time = 0; time < 2; time++) {
      expect(await lists.read('/1', tag, read)).toEqual(response);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([
    [1_000, 1_000],
    [10_000, 2_000],
  ])('are kept as long as responses, %i ms, but %i at most', async (freshMs, limitMs) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const lists = new WholeLists(() => freshMs);
    const read = vi.fn(() => Promise.resolve(body(100_001)));
    for (const passed of [0, limitMs - 1, 1]) {
      vi.advanceTimersByTime(passed);
      await lists.read('/1', tag, read);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

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
    lists.invalidate();
    await lists.read('/1', tag, read);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
