import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from './global-id.ts';
import { pagedConnection } from './paged-connection.ts';

const query = `query ($first: Int, $after: String) {
  requests(first: $first, after: $after) {
    edges { cursor node { restId } } pageInfo { hasNextPage hasPreviousPage }
  }
}`;

describe.each([
  ['pages itself', { extensions: true }],
  ['gives the whole list', {}],
])('over a backend that %s', (_, habits) => {
  const it = freshGateway(habits);
  const page = async (first: number, after?: string) =>
    (await it.ask(query, { first, after }, { token })) as {
      data: {
        requests: { edges: { cursor: string; node: { restId: string } }[]; pageInfo: object };
      };
    };

  test('pages come one after the other', async () => {
    for (const id of [3, 4, 5]) it.stub.data.requests.push({ id, name: 'N' });
    const ids: string[][] = [];
    const infos: object[] = [];
    let after: string | undefined;
    for (let i = 0; i < 3; i++) {
      const { edges, pageInfo } = (await page(2, after)).data.requests;
      ids.push(edges.map(({ node }) => node.restId));
      infos.push(pageInfo);
      after = edges.at(-1)?.cursor;
    }
    expect(ids).toEqual([['1', '2'], ['3', '4'], ['5']]);
    expect(infos).toEqual([
      { hasNextPage: true, hasPreviousPage: false },
      { hasNextPage: true, hasPreviousPage: true },
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    expect(it.lines()[1]).toBe('GET /request?limit=3&cursor=2');
  });

  test('a cursor that is none is BAD_USER_INPUT', async () => {
    const code = [{ extensions: { code: 'BAD_USER_INPUT' } }];
    expect(await it.ask(query, { first: 2, after: 'x' }, { token })).toMatchObject({
      errors: code,
    });
    expect(await it.ask(query, { first: -1 }, { token })).toMatchObject({ errors: code });
  });
});

describe('where the entry of the cursor is gone', () => {
  const it = freshGateway();
  test('the whole list is not taken for the next page', async () => {
    const after = toGlobalId('after', '2');
    it.stub.data.requests.pop();
    const { errors } = await it.ask(query, { first: 1, after }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('where ids are no numbers, so that none is before another', () => {
  const after = toGlobalId('after', 'f0-1');
  const entries = (...ids: string[]) => ids.map((id) => ({ id }));

  test('what comes without the entry of the cursor is the next page', () => {
    const { edges } = pagedConnection(entries('a2-7', 'c3-1'), { first: 1, after });
    expect(edges.map(({ node }) => node.id)).toEqual(['a2-7']);
  });

  test('more than was asked for is the whole list, and the entry of the cursor is gone', () => {
    expect(() => pagedConnection(entries('a2-7', 'c3-1', 'b1-1'), { first: 1, after })).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as object,
      }),
    );
  });
});
