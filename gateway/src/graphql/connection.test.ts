import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';

const lists: string[] = [
  'spares',
  'products',
  'categories',
  'partners',
  'services',
  'requests',
  'applications',
];

describe('every list', () => {
  const it = freshGateway({ extensions: true });

  test.each(lists)('%s: the default, the bound and what is wrong', async (name) => {
    const ask = async (args: string) =>
      it.ask(`{ ${name}${args} { totalCount edges { cursor node { restId } } } }`, {}, { token });
    const { data, errors } = await ask('');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ [name]: { totalCount: expect.any(Number) as number } });
    for (const [args, field] of [
      ['(first: -1)', 'first'],
      ['(first: 201)', 'first'],
      ['(last: -1)', 'last'],
      ['(last: 201)', 'last'],
      ['(first: 1, last: 1)', 'last'],
      ['(after: "x")', 'after'],
      ['(before: "YWZ0ZXI6OTk5")', 'before'],
    ] as const) {
      expect((await ask(args)).errors).toMatchObject([
        {
          extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } },
        },
      ]);
    }
    expect((await ask('(first: 200)')).errors).toBeUndefined();
    expect((await ask('(last: 200)')).errors).toBeUndefined();
    const ids = async (args: string) => {
      const { data: page, errors: none } = await ask(args);
      expect(none).toBeUndefined();
      const list = (page as Record<string, { edges: { node: { restId: string } }[] }>)[name];
      return list?.edges.map(({ node }) => node.restId);
    };
    const order = name === 'requests' || name === 'applications' ? 'RECEIVED_AT' : 'ID';
    expect(await ids(`(orderBy: { field: ${order}, direction: DESC })`)).toEqual(
      (await ids(''))?.toReversed(),
    );
  });

  test('filter', async () => {
    const query = `query ($from: DateTime) { requests(filter: { text: "ADA", language: DE, receivedFrom: $from, receivedTo: "2026-11-24T01:00:00+01:00" }) { totalCount } }`;
    Object.assign(it.stub.data.requests[0] ?? {}, { created_at: '2026-11-23T00:00:00.000Z' });
    expect(await it.ask(query, { from: '2026-11-23T00:00:00Z' }, { token })).toMatchObject({
      data: { requests: { totalCount: 1 } },
    });
    expect(await it.ask(query, { from: '2026-11-23T00:00:01Z' }, { token })).toMatchObject({
      data: { requests: { totalCount: 0 } },
    });
  });
});
