import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';

describe.each([404, 405, 501] as const)(
  'over a backend that answers %i to parameters beyond section 7',
  (refusesParameters) => {
    const it = freshGateway({ refusesParameters });

    test('lists come whole, and the next are asked as section 7 has it', async () => {
      const query =
        '{ spares { edges { node { restId } } } requests(first: 1) { edges { node { restId } } pageInfo { hasNextPage } } }';
      for (let i = 0; i < 2; i++) {
        const { data, errors } = await it.ask(query, {}, { token });
        expect(errors).toBeUndefined();
        expect(data).toMatchObject({
          spares: {
            edges: it.stub.data.spares.map(({ id }) => ({ node: { restId: String(id) } })),
          },
          requests: { edges: [{}], pageInfo: { hasNextPage: true } },
        });
      }
      expect(it.lines().toSorted()).toEqual([
        'GET /request',
        'GET /request',
        'GET /request?first=2',
        'GET /spare',
        'GET /spare',
        'GET /spare?parts=none&first=51',
      ]);
    });

    test('products of a category and a spare are shown, a spare that is not there is null', async () => {
      const { data, errors } = await it.ask(`{
        products(language: DE, first: 1) { edges { node { restId } } }
        spare(by: { restId: "1" }) { restId parts(first: 1) { edges { node { restId } } } }
        missing: spare(by: { restId: "999" }) { restId }
      }`);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({
        products: { edges: [{}] },
        spare: { restId: '1', parts: { edges: [{}] } },
        missing: null,
      });
    });
  },
);

describe('over a backend that takes them, or ignores them', () => {
  const it = freshGateway();
  test('a backend that said once that an entity is missing is not asked again without them', async () => {
    await it.ask('{ spare(by: { restId: "1" }) { restId } }');
    await it.ask('{ spare(by: { restId: "999" }) { restId } }');
    expect(it.lines()).toEqual(['GET /spare/1?first=0', 'GET /spare/999?first=0']);
  });
});
