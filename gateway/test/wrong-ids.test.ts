import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGlobalId } from '../src/graphql/global-id.ts';
import { schema } from '../src/schema.ts';
import { startStub, token } from './contract-stub.ts';
import type { Stub } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { startGateway } from './gateway-client.ts';
import type { TestGateway } from './gateway-client.ts';

let stub: Stub;
let gateway: TestGateway;
beforeAll(async () => {
  stub = await startStub({ extensions: true });
  gateway = await startGateway(stub.url);
});
afterAll(async () => {
  await gateway.close();
  await stub.close();
});

function isGlobalId(value: unknown): boolean {
  try {
    return typeof value === 'string' && readGlobalId(value).type !== '';
  } catch {
    return false;
  }
}

/** Every argument that takes a global id, with variables in which it alone is wrong. */
const cases = fullOperations(schema).flatMap(({ name, operation }) => {
  const { input, ...others } = operation.variables;
  return Object.entries(input ?? others)
    .filter(([, value]: [string, unknown]) => isGlobalId(Array.isArray(value) ? value[0] : value))
    .map(([argument, value]: [string, unknown]) => {
      const wrong = { [argument]: Array.isArray(value) ? ['xx'] : 'xx' };
      const { query, files } = operation;
      const variables = input ? { input: { ...input, ...wrong } } : { ...others, ...wrong };
      return { name, argument, query, files, variables };
    });
});

test('most mutations take an id', () => {
  expect(cases.length).toBeGreaterThan(40);
});

test.each(cases)(
  'a wrong id is named by its argument: $name, $argument',
  async ({ argument, query, variables, files }) => {
    const { errors } = await gateway.ask(query, variables, { token, files });
    expect(errors).toMatchObject([
      {
        message: `${argument}: is not an id`,
        extensions: { code: 'BAD_USER_INPUT', fields: { [argument]: 'is not an id' } },
      },
    ]);
  },
);

test.each([
  ['spare(by: { id: "xx" }) { id }', 'by.id'],
  ['products(language: DE, category: { id: "xx" }) { totalCount }', 'category.id'],
  ['revisions(of: "xx") { totalCount }', 'of'],
])('a wrong id is named by its argument: %s', async (selection, argument) => {
  const { errors } = await gateway.ask(`{ ${selection} }`, {}, { token });
  expect(errors).toMatchObject([{ message: `${argument}: is not an id` }]);
});
