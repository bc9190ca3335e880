import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import type { ConnectionArgs } from './connection.ts';
import { connection } from './connection.ts';

interface Entry {
  id: string;
  created_at?: string | null;
}

const page = (entries: Entry[], args: ConnectionArgs) =>
  connection({ entries }, args, ({ id }) => [id]);

const ids = async (entries: Entry[], args: ConnectionArgs) =>
  (await page(entries, args)).edges.map(({ node }) => node.id);

test('a list without first and last is a page of 50', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => ({ id: String(index + 1) }));
  expect(await page(entries, {})).toMatchObject({
    totalCount: 60,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  expect(await ids(entries, {})).toHaveLength(50);
  const [last] = (await page(entries, { last: 1 })).edges;
  expect(await ids(entries, { before: last?.cursor ?? '' })).toHaveLength(50);
});

describe('a list whose entries have no time', () => {
  const entries = ['9', '10', '2'].map((id) => ({ id }));
  const byTime = (direction: 'ASC' | 'DESC') => ({
    orderBy: { field: 'RECEIVED_AT', direction } as const,
  });

  test('is sorted by id, and those without a time come before those with one', async () => {
    expect(await ids(entries, byTime('ASC'))).toEqual(['2', '9', '10']);
    expect(await ids(entries, byTime('DESC'))).toEqual(['10', '9', '2']);
    const some = [{ id: '1', created_at: '2026-11-23T08:00:00.000Z' }, ...entries];
    expect(await ids(some, byTime('ASC'))).toEqual(['2', '9', '10', '1']);
  });

  test('passes no filter by time', async () => {
    expect(await ids(entries, { filter: { receivedFrom: new Date(0) } })).toEqual([]);
    expect(await ids(entries, { filter: { receivedTo: new Date('2100-01-01') } })).toEqual([]);
  });
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
