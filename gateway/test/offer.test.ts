import { describe, expect, test } from 'vitest';
import { token } from './contract-stub.ts';
import { freshGateway } from './in-test.ts';

const enquiry = {
  ...{ name: 'A', email: 'a@b.example', company: 'C', text: 'D', language: 'DE' },
  ...{ website: 'x', fillMs: 5000, idempotencyKey: 'key-of-one-form' },
};
const send = `mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }`;

describe.each([400, 403, 404, 405, 501, 'page'] as const)(
  'over a strict backend whose unknown paths give %s (spec 7)',
  (unknownPath) => {
    const it = freshGateway({ isStrict: true, unknownPath });

    test('lists, searches and forms make no call beyond section 7', async () => {
      const query = `{
        spares { edges { node { restId } } }
        services(first: 1, filter: { text: "alignment" }) { totalCount }
        requests(first: 1, orderBy: { field: RECEIVED_AT, direction: DESC }) { edges { node { restId } } pageInfo { hasNextPage } }
        products(language: DE, first: 1) { edges { node { restId images { url(width: 100) } } } }
        spare(by: { restId: "1" }) { parts(first: 1) { edges { node { restId } } } }
        missing: spare(by: { restId: "999" }) { restId }
        search(query: "A-12") { parts { hits { subPart { partNumber } } } }
        trash { totalCount }
        log { totalCount }
        administrators { id }
        openRequestCount
        openApplicationCount
      }`;
      const { data, errors } = await it.ask(query, {}, { token });
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({
        spares: { edges: it.stub.data.spares.map(({ id }) => ({ node: { restId: String(id) } })) },
        services: { totalCount: 1 },
        requests: { edges: [{ node: { restId: '2' } }], pageInfo: { hasNextPage: true } },
        products: {
          edges: [{ node: { images: [{ url: expect.not.stringContaining('w=') as string }] } }],
        },
        spare: { parts: { edges: [{}] } },
        missing: null,
        search: { parts: { hits: [{ subPart: { partNumber: 'A-12' } }] } },
        ...{ trash: null, log: null, administrators: null, openRequestCount: null },
        openApplicationCount: null,
      });
      expect((await it.ask(send, { input: enquiry })).data).toEqual({
        sendRequest: { userErrors: [] },
      });
      const sent = it.stub.calls.find(({ line }) => line === 'POST /request');
      expect(Object.keys(sent?.body ?? {})).toEqual(['name', 'email', 'company', 'text', 'email1']);
      expect(sent?.headers).not.toHaveProperty('idempotency-key');
      expect(it.stub.calls.map(({ endpoint }) => endpoint)).not.toContain('none');
      expect(it.stub.offersAsked).toBe(1);
    });
  },
);

describe('over a backend that offers some extensions', () => {
  const it = freshGateway({
    isStrict: true,
    extensions: {
      'GET /request': ['first', 'after'],
      'GET /log': [],
    },
  });

  test('pages are selected by what it takes, and whole lists are read where that is not enough', async () => {
    const page = '{ requests(first: 1) { edges { node { restId } } } log { totalCount } }';
    expect((await it.ask(page, {}, { token })).errors).toBeUndefined();
    const filtered = '{ requests(first: 1, filter: { text: "bob" }) { totalCount } }';
    const { data } = await it.ask(filtered, {}, { token });
    expect(data).toEqual({ requests: { totalCount: 1 } });
    expect(it.lines().toSorted()).toEqual(['GET /log', 'GET /request', 'GET /request?first=2']);
  });
});
