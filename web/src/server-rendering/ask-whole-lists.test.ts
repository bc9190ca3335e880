import { expect, test, vi } from 'vitest';

import { askWholeLists } from './ask-whole-lists.ts';

const page = (edges: number[], hasNextPage: boolean) => ({
  spare: {
    title: 'Fuel system',
    parts: { edges, pageInfo: { hasNextPage, endCursor: String(edges.at(-1)) } },
  },
});

test('a list is asked to its end, with the variables of its first part', async () => {
  const ask = vi
    .fn()
    .mockResolvedValueOnce(page([1, 2], true))
    .mockResolvedValueOnce(page([3], true))
    .mockResolvedValueOnce(page([4], false));
  const data = await askWholeLists(ask)('PartListScreen', { id: '1', first: 100 });
  expect(data).toEqual(page([1, 2, 3, 4], false));
  expect(ask.mock.calls.map(([, variables]: unknown[]) => variables)).toEqual([
    { id: '1', first: 100 },
    { id: '1', first: 200, after: '2' },
    { id: '1', first: 200, after: '3' },
  ]);
});

test('a list that is whole, and what is no list, are asked once', async () => {
  for (const data of [page([1], false), { settings: null }]) {
    const ask = vi.fn().mockResolvedValue(data);
    expect(await askWholeLists(ask)('Screen', {})).toBe(data);
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

test('a list of 20,000 is whole, however short its first part', async () => {
  const all = Array.from({ length: 20_000 }, (_, index) => index);
  const ask = (_: string, { first, after }: Record<string, unknown>) => {
    const start = after === undefined ? 0 : Number(after) + 1;
    const end = start + Number(first);
    return Promise.resolve(page(all.slice(start, end), end < all.length));
  };
  const data = await askWholeLists(ask)('PartListScreen', { id: '1', first: 100 });
  expect(data).toEqual(page(all, false));
});

test('a list without an end does not make a document without an end', async () => {
  const ask = vi.fn(() => Promise.resolve(page([1], true)));
  await askWholeLists(ask)('Screen', {});
  expect(ask).toHaveBeenCalledTimes(101);
});
