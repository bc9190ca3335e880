import { hash } from 'node:crypto';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStub, token } from '../../test/contract-stub.ts';
import type { Stub } from '../../test/contract-stub.ts';
import { askRegistered, startGateway } from '../../test/gateway-client.ts';
import type { TestGateway } from '../../test/gateway-client.ts';
import { schema } from '../schema.ts';
import { createDocumentStore } from './apollo.ts';
import { limitsRule, maxTokens, operationLimits } from './limits.ts';
import { operationNamed, registeredOperations } from './registered-operations.ts';

test.each(Object.entries(registeredOperations))(
  '%s is valid against the schema, below all limits, and named by its own hash',
  (registered, operation) => {
    const { body = '' } = operation ?? {};
    const document = parse(body, { maxLexicalTokens: maxTokens });
    expect(validate(schema, document)).toEqual([]);
    // A page whose size is a variable counts as the largest, which the web app never exceeds
    // (.config/page-size.test.ts).
    expect(validate(schema, document, [limitsRule(operationLimits)])).toEqual([]);
    expect(hash('sha256', body)).toBe(registered);
  },
);

test('their documents stay parsed, and those of others are bounded in bytes', async () => {
  const store = createDocumentStore();
  const registered = Object.values(registeredOperations).map((operation) => operation?.body ?? '');
  const others = Array.from({ length: 40 }, (_, n) => `{ ${`a${String(n)} `.repeat(1_900)} }`);
  const kept = async (texts: string[]) => {
    for (const text of texts) await store.set(text, parse(text));
    const found = await Promise.all(texts.map((text) => store.get(text)));
    return found
      .filter((document) => document !== undefined)
      .map((document) => JSON.stringify(document).length);
  };
  const sizeOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

  const ours = await kept(registered);
  expect(ours).toHaveLength(registered.length);
  expect(sizeOf(await kept(others))).toBeLessThan(3 * sizeOf(ours));
});

let stub: Stub;
let production: TestGateway;
let development: TestGateway;
beforeAll(async () => {
  stub = await startStub();
  production = await startGateway(stub.url, { production: true, sandbox: false });
  development = await startGateway(stub.url);
});
afterAll(async () => {
  await production.close();
  await development.close();
  await stub.close();
});

describe('in production', () => {
  test('a registered query is answered by its hash and by its text', async () => {
    const byHash = await askRegistered(production.url, 'SiteLayout');
    expect(byHash.status).toBe(200);
    const byText = await production.ask(operationNamed('SiteLayout').body);
    expect(await byHash.json()).toEqual({ data: byText.data });
  });

  test('a registered mutation is answered', async () => {
    const variables = { input: { login: 'admin', password: 'right' } };
    expect((await production.ask(operationNamed('LogIn').body, variables)).errors).toBeUndefined();
  });

  test.each([
    ['another query', '{ settings { phone } }'],
    ['the same query written otherwise', `${operationNamed('SiteLayout').body} `],
    ['another mutation', 'mutation { deleteSpare(input: { id: "x" }) { deletedId } }'],
    // They are neither parsed nor validated: strangers would choose how long that takes.
    ['a query that is invalid', '{ nothing }'],
    ['what is no query', '{'],
  ])('%s is refused and reaches no backend', async (_, query) => {
    const before = stub.calls.length;
    const response = await production.ask(query, {}, { token });
    expect(response.status).toBe(400);
    expect(response.errors).toMatchObject([{ extensions: { code: 'OPERATION_NOT_REGISTERED' } }]);
    expect(response.errors?.[0]?.extensions).not.toHaveProperty('http');
    expect(stub.calls.length).toBe(before);
  });

  test('what a client sends cannot register itself', async () => {
    const query = '{ settings { email } }';
    const sha256Hash = hash('sha256', query);
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const send = (body: object) =>
      fetch(`${production.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await send({ query, extensions });
    expect(await (await send({ extensions })).json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
  });
});

test('in development anything is answered', async () => {
  expect((await development.ask('{ settings { phone } }')).errors).toBeUndefined();
});
