import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { from } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';

import { createCache } from '../../apollo/cache.ts';
import { startTranslation } from '../../i18n/i18n.ts';
import { maxParts, readBasket } from '../basket/basket.ts';
import { addToBasket } from '../basket/edit-basket.ts';
import { matchNumber } from './match-number.ts';
import type { PastedRow } from './read-list.ts';
import { useListLookup } from './use-list-lookup.ts';

type Part = ReturnType<typeof listed>;
const search = vi.fn<(query: string) => Part[] | Promise<Part[]>>();

const listed = (partNumber: string, substPart = '', id = partNumber) => ({
  ...{ __typename: 'SubPart', id, partNumber, substPart },
  description: { __typename: 'LocalizedText', in: `About ${id}` },
});

function createClient() {
  const respond = async (query: string) => {
    const spare = { __typename: 'Spare', restId: '7' };
    const hits = (await search(query)).map((subPart) => ({
      ...{ __typename: 'PartHit', subPart, spare },
    }));
    const parts = { __typename: 'PartHits', hits };
    return { data: { search: { __typename: 'Search', parts } } };
  };
  const link = new ApolloLink(({ variables }) => from(respond(String(variables['query']))));
  return new ApolloClient({ cache: createCache(), link });
}

beforeEach(async () => {
  await startTranslation();
  search.mockReset().mockReturnValue([]);
});

test.each<[string, string, Part[], object]>([
  ['the part of its spelling', 'HT 1', [listed('HT-1'), listed('HT 1', 'S')], { substPart: 'S' }],
  ['the part of another spelling', 'нт1', [listed('HT-1'), listed('HT.1')], { id: 'HT-1' }],
  ['a part before one that it replaces', 'HT-2', [listed('HT-1', 'HT-2'), listed('HT-2')], {}],
])('the number is that of %s', async (_, number, hits, expected) => {
  search.mockReturnValue(hits);
  const { part, isListed } = await matchNumber(createClient(), number, 'EN');
  const own = { id: number, partNumber: number, substPart: '', ...expected };
  const description = `About ${own.id}`;
  expect([part, isListed]).toEqual([{ ...own, partNumber: own.id, description }, true]);
});

test.each<[string, Part[], () => object]>([
  ['nowhere', [], () => ({ note: i18next.t('not found in our lists') })],
  [
    'nowhere, but one like it',
    [listed('A')],
    () => ({ note: i18next.t('not found in our lists'), similar: 'A' }),
  ],
  [
    'only as what replaces parts',
    [listed('B', 'HT-8'), listed('A', 'HT.8'), listed('B', 'HT-8', 'x'), listed('Z')],
    () => ({ note: i18next.t('replaces', { numbers: 'B, A' }), partNumber: 'HT-8' }),
  ],
])('a number that stands %s', async (_, hits, expected) => {
  search.mockReturnValue(hits);
  const number = { id: 'typed HT8', partNumber: 'HT 8', description: '', substPart: '' };
  const { part, isListed } = await matchNumber(createClient(), 'HT 8', 'EN');
  expect(part).toEqual({ ...number, ...expected() });
  expect(isListed).toBe('partNumber' in expected());
});

const row = (partNumber: string, quantity: number | null = 1): PastedRow => ({
  ...{ partNumber, quantity, source: partNumber, text: partNumber },
  line: { source: partNumber, cells: [partNumber] },
});

function openLookup() {
  const client = createClient();
  const { result, unmount } = renderHook(useListLookup, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const add = (rows: PastedRow[]) =>
    result.current.add({ rows, columns: [], head: [], others: [] });
  return { add, unmount, progress: () => result.current.progress };
}

test('rows are added in their order, whatever is found first; four are searched at a time', async () => {
  const { add, progress } = openLookup();
  const waiting: (() => void)[] = [];
  search.mockImplementation(
    (number) =>
      new Promise((resolve) => waiting.push(() => resolve(number === 'B' ? [listed('B')] : []))),
  );
  const results: unknown[] = [];
  const next = (step: () => void) =>
    act(
      () =>
        new Promise((go) => {
          step();
          setTimeout(go);
        }),
    );
  const rows = ['A', 'B', 'C', 'D', 'E', 'F'].map((number) => row(number, 2));
  await next(() => void add(rows).then((result) => results.push(result)));
  for (let done = 0; done < 6; done += 1) {
    expect([progress(), waiting.length]).toEqual([{ done, total: 6 }, Math.min(4, 6 - done)]);
    await next(() => waiting.pop()?.());
  }
  expect(results).toEqual([
    { result: { added: 6, notFound: 5, failed: 0, withoutRoom: 0 }, left: [] },
  ]);
  expect(readBasket()).toMatchObject(rows.map(({ partNumber }) => ({ partNumber, quantity: 2 })));
  expect(progress()).toBeUndefined();
});

test('a last number belongs to the part number unless the lists say otherwise', async () => {
  search.mockImplementation((number) =>
    ['BG', 'C', 'C 4'].includes(number) ? [listed(number)] : [],
  );
  const { add } = openLookup();
  const rows = ['A', 'BG', 'C'].map((number) => ({
    ...row(`${number} 4`, null),
    otherwise: { partNumber: number, quantity: 4 },
  }));
  await act(() => add(rows));
  expect(readBasket()).toMatchObject([
    { partNumber: 'A 4', quantity: null },
    { partNumber: 'BG', quantity: 4 },
    { partNumber: 'C 4', quantity: null },
  ]);
});

test('rows that cannot be looked up, or have no room, are left over', async () => {
  for (let index = 0; index < maxParts - 1; index += 1)
    addToBasket({
      ...{ id: `${index}`, partNumber: `R-${index}` },
      description: '',
      substPart: '',
    });
  search.mockImplementation((number) =>
    number === 'A' ? Promise.reject(new Error('Away.')) : [listed(number)],
  );
  const rows = ['A', 'B', 'C', ...Array<string>(maxParts - 2).fill('D')].map((one) => row(one));
  rows[1] = { ...row('B'), source: `  1\tB\n${'x'.repeat(300)}` };
  const { add } = openLookup();
  expect(await act(() => add(rows))).toEqual({
    result: { added: 1, notFound: 0, failed: 1, withoutRoom: maxParts - 1 },
    left: rows.toSpliced(1, 1),
  });
  expect(readBasket().at(-1)?.source).toBe(`1 B ${'x'.repeat(196)}`);
  expect(search).toHaveBeenCalledTimes(4);
});

test('where the screen is left meanwhile, nothing is added or searched any more: the list is still in the field', async () => {
  const { promise, resolve } = Promise.withResolvers<Part[]>();
  search.mockReturnValue(promise);
  const { add, unmount } = openLookup();
  const adding = act(() => {
    const result = add(['A', 'B', 'C', 'D', 'E'].map((number) => row(number)));
    unmount();
    resolve([]);
    return result;
  });
  expect(await adding).toBeUndefined();
  expect(readBasket()).toEqual([]);
  expect(search).toHaveBeenCalledTimes(4);
});
