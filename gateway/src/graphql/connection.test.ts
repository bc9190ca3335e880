import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import type { ConnectionArgs } from './connection.ts';
import { connection, listQuery } from './connection.ts';
import { toGlobalId } from './global-id.ts';
import type { ListEntry } from './list-selection.ts';

const page = (entries: ListEntry[], args: ConnectionArgs) =>
  connection({ entries }, args, ({ id }) => ['Nr', id]);

const ids = async (entries: ListEntry[], args: ConnectionArgs) =>
  (await page(entries, args)).edges.map(({ node }) => node.id);

const five = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
const at = (id = '') => toGlobalId('after', id);

test.each<[ConnectionArgs, string, hasNext: boolean, hasPrevious: boolean]>([
  [{}, '12345', false, false],
  [{ first: 2 }, '12', true, false],
  [{ first: 5 }, '12345', false, false],
  [{ first: 0 }, '', true, false],
  [{ last: 2 }, '45', false, true],
  [{ last: 200 }, '12345', false, false],
  [{ first: 200, after: at('3') }, '45', false, true],
  [{ first: 2, after: at('2'), before: at('4') }, '3', false, true],
  [{ last: 2, before: at('4') }, '23', true, true],
  [{ before: at('1') }, '', false, false],
  [{ first: 2, offset: 2 }, '34', true, true],
  [{ first: 1, after: at('1'), offset: 1 }, '3', true, true],
  [{ offset: 6 }, '', false, true],
])('the page %j of five entries is %j', async (args, found, hasNextPage, hasPreviousPage) => {
  const { edges, nodes, pageInfo, totalCount } = await page(five, args);
  expect(edges.map(({ node }) => node.id).join('')).toBe(found);
  expect(edges.map(({ node }) => node)).toEqual(nodes);
  const [startCursor, endCursor] = found ? [at(found[0]), at(found.at(-1))] : [null, null];
  expect(pageInfo).toEqual({ hasNextPage, hasPreviousPage, startCursor, endCursor });
  expect(totalCount).toBe(5);
});

test('a page of a backend is shown without the entry that tells whether others follow', async () => {
  const list = { entries: five.slice(0, 3), total: 9 };
  expect(await connection(list, { first: 2 }, () => [])).toMatchObject({
    ...{ nodes: five.slice(0, 2), totalCount: 9, pageInfo: { hasNextPage: true } },
  });
});

test.each<[ConnectionArgs, object]>([
  [{ first: null, last: null, after: null, before: null, filter: null }, { first: '51' }],
  [
    { first: 0, after: at('7'), offset: 3 },
    { first: '1', after: '7', skip_first: '3' },
  ],
  [
    { last: 200, before: at('a') },
    { last: '201', before: 'a' },
  ],
  [
    { orderBy: { field: 'ID', direction: 'ASC' }, offset: 0 },
    { first: '51', order: 'id' },
  ],
  [{ filter: { text: 'x'.repeat(200) } }, { first: '51', text: 'x'.repeat(200) }],
  [
    {
      filter: { language: 'DE', receivedFrom: new Date(0), receivedTo: new Date(1) },
      orderBy: { field: 'RECEIVED_AT', direction: 'DESC' },
    },
    {
      ...{ first: '51', lang: 'de', order: '-received_at' },
      ...{ received_from: '1970-01-01T00:00:00.000Z', received_to: '1970-01-01T00:00:00.001Z' },
    },
  ],
  [{ filter: { isSuspectedSpam: false } }, { first: '51', suspected: 'false' }],
])('%j asks a backend for one entry more: %j', (args, query) => {
  expect(listQuery(args)).toStrictEqual(query);
});

test.each<[ConnectionArgs, string, string]>([
  [{ first: -1 }, 'first', 'must not be negative'],
  [{ last: -1 }, 'last', 'must not be negative'],
  [{ first: 201 }, 'first', 'must be at most 200'],
  [{ last: 201 }, 'last', 'must be at most 200'],
  [{ first: 0, last: 0 }, 'last', 'must not be given together with first'],
  [{ offset: -1 }, 'offset', 'must not be negative'],
  [{ last: 1, offset: 0 }, 'offset', 'must not be given together with last'],
  [{ after: '' }, 'after', 'names no entry of this list'],
  [{ before: 'x' }, 'before', 'names no entry of this list'],
  [{ after: at('9') }, 'after', 'names no entry of this list'],
  [{ before: at('9') }, 'before', 'names no entry of this list'],
  [{ filter: { text: 'x'.repeat(201) } }, 'filter.text', 'must have at most 200 characters'],
])('%j selects no page: %s %s', async (args, argument, message) => {
  await expect(page(five, args)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { [argument]: message } },
  });
});

const received: ListEntry[] = [
  { id: '9', lang: 'DE', created_at: '2026-01-02T00:00:00.000Z', suspected: true },
  { id: '10', lang: 'RU', created_at: '2026-01-01T00:00:00.000Z', suspected: false },
  { id: '2', created_at: '2026-01-03T00:00:00.000Z' },
  ...[{ id: '11' }, { id: '8' }],
];
const second = new Date('2026-01-02');

test.each<[ConnectionArgs, ...string[]]>([
  [{ filter: { language: 'RU' } }, '10'],
  [{ filter: { receivedFrom: second } }, '9', '2'],
  [{ filter: { receivedTo: second } }, '10'],
  [{ filter: { isSuspectedSpam: true } }, '9'],
  [{ filter: { isSuspectedSpam: false } }, '10', '2', '11', '8'],
  [{ filter: { text: 'nr 10' } }, '10'],
  [{ filter: { text: '%' } }, '9', '10', '2', '11', '8'],
  [{ orderBy: { field: 'ID', direction: 'ASC' } }, '2', '8', '9', '10', '11'],
  // Those without a time come first, by their ids.
  [{ orderBy: { field: 'RECEIVED_AT', direction: 'ASC' } }, '8', '11', '10', '9', '2'],
  [{ orderBy: { field: 'RECEIVED_AT', direction: 'DESC' } }, '2', '9', '10', '11', '8'],
])('of a whole list %j selects %s', async (args, ...found) => {
  expect(await ids(received, args)).toEqual(found);
});

test('a list without first and last is a page of 50', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => ({ id: String(index + 1) }));
  expect(await ids(entries, {})).toHaveLength(50);
  const [last] = (await page(entries, { last: 1 })).edges;
  expect(await ids(entries, { before: last?.cursor ?? '' })).toHaveLength(50);
});

test('ids that are no numbers stay in the order of the backend', async () => {
  const entries = ['f0-1', 'a2-7', 'c3-1'].map((id) => ({ id }));
  expect(await ids(entries, { orderBy: { field: 'ID', direction: 'DESC' } })).toEqual([
    'c3-1',
    'a2-7',
    'f0-1',
  ]);
});

describe('over a backend that keeps to section 7', () => {
  const it = freshGateway();
  test('times are taken with their zone, as literals and as variables', async () => {
    const [first] = it.stub.data.requests;
    Object.assign(first ?? {}, { created_at: '2026-11-23T08:00:00.000Z' });
    const query = `query ($from: DateTime) {
      requests(filter: { receivedFrom: $from, receivedTo: "2026-11-23T09:00:01+01:00" }) { totalCount }
    }`;
    for (const [from, totalCount] of [
      ['2026-11-23T08:00:00Z', 1],
      ['2026-11-23T08:00:00.001Z', 0],
    ]) {
      const { data } = await it.ask(query, { from }, { token });
      expect(data).toEqual({ requests: { totalCount } });
    }
    expect(await it.ask(query, { from: 'yesterday' }, { token })).toMatchObject({ status: 400 });
  });
});
