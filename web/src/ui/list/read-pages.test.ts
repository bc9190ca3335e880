import { expect, test, vi } from 'vitest';

import { PartListCsvDocument } from '../../server-rendering/PartListCsv.generated.ts';
import { readPages } from './read-pages.ts';
import { createServerClient } from '../../server-rendering/server-client.ts';

const edge = (partNumber: string) => ({
  __typename: 'SubPartEdge',
  node: {
    __typename: 'SubPart',
    id: partNumber,
    partNumber,
    description: { __typename: 'LocalizedText', in: '' },
    substPart: '',
    quantity: 1,
  },
});

const page = (partNumbers: string[], hasNextPage: boolean) => ({
  spare: {
    __typename: 'Spare',
    id: '1',
    parts: {
      __typename: 'SubPartConnection',
      edges: partNumbers.map(edge),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: partNumbers.at(-1) ?? null },
    },
  },
});

function read(ask: Parameters<typeof createServerClient>[0]) {
  const variables = { id: '1', language: 'DE' as const };
  const client = createServerClient(ask);
  return readPages(client, PartListCsvDocument, variables, ({ spare }) => spare?.parts);
}

test('a list is read to its end, each page when the one before it is taken', async () => {
  const ask = vi
    .fn()
    .mockResolvedValueOnce(page(['a', 'b'], true))
    .mockResolvedValueOnce(page(['c'], false));
  const pages = read(ask);
  expect(ask).not.toHaveBeenCalled();
  expect((await pages.next()).value).toMatchObject([edge('a'), edge('b')]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect((await pages.next()).value).toMatchObject([edge('c')]);
  expect((await pages.next()).done).toBe(true);
  expect(ask.mock.calls.map(([, variables]: unknown[]) => variables)).toEqual([
    { id: '1', language: 'DE', first: 200, after: null },
    { id: '1', language: 'DE', first: 200, after: 'b' },
  ]);
});

test('what is not there has no pages', async () => {
  expect((await read(() => Promise.resolve({ spare: null })).next()).done).toBe(true);
});

test('a list without an end is not read without an end', async () => {
  const ask = vi.fn(() => Promise.resolve(page(['a'], true)));
  const readAll = async () => {
    for await (const edges of read(ask)) expect(edges).toHaveLength(1);
  };
  await expect(readAll()).rejects.toThrow('The list has no end.');
  expect(ask).toHaveBeenCalledTimes(1_000);
});
