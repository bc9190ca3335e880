import { buildSchema, graphql, GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { UserErrorCode } from '../contract/error.ts';
import { badUserInput, gatewayError } from '../contract/error.ts';
import { refusalsAsData, unlessOutdated } from './user-errors.ts';

const schema = refusalsAsData(
  buildSchema(`
    type UserError { code: String field: [String!] message: String }
    type Payload { id: ID userErrors: [UserError!]! }
    input Title { de: String }
    input Input { title: Title images: [String] }
    type Query { a: Int }
    type Mutation { change(input: Input): Payload }
  `),
);

/** Runs a mutation with this change. Returns its payload, the codes of its errors and those of its refusals. */
async function run(change: () => Promise<object>) {
  const refusals: UserErrorCode[] = [];
  const stop = new AbortController();
  const session = { requestId: '', token: undefined, stop, refusals, calls: [] };
  const { data, errors } = await graphql({
    schema,
    source: 'mutation { change { id userErrors { code field message } } }',
    rootValue: { change },
    contextValue: { session },
  });
  return { payload: data?.change, errors: errors?.map(({ message }) => message), refusals };
}

test('a change that is made has no errors', async () => {
  const { payload, errors, refusals } = await run(() => Promise.resolve({ id: '1' }));
  expect({ payload, errors, refusals }).toEqual({
    ...{ payload: { id: '1', userErrors: [] }, errors: undefined, refusals: [] },
  });
});

const taken = 'is taken';
test.each<[string, GraphQLError, object[]]>([
  ['as a whole', gatewayError('CONFLICT', { message: 'No.' }), [{ field: null, message: 'No.' }]],
  [
    'for what it says of fields',
    gatewayError('CONFLICT', { fields: { title_de: taken, 'images.1': taken, slug: taken } }),
    [
      { field: ['title', 'de'], message: 'title.de: is taken' },
      { field: ['images', '1'], message: 'images.1: is taken' },
      // The input has no such field.
      { field: null, message: 'slug: is taken' },
    ],
  ],
])('a change that is refused %s has that as data', async (_, error, userErrors) => {
  const { payload, errors, refusals } = await run(() => Promise.reject(error));
  const codes = userErrors.map(() => 'CONFLICT');
  expect({ payload, errors, refusals }).toEqual({
    payload: { id: null, userErrors: userErrors.map((one) => ({ code: 'CONFLICT', ...one })) },
    ...{ errors: undefined, refusals: codes },
  });
});

test.each([
  badUserInput('id', 'is not an id'),
  gatewayError('BACKEND_UNAVAILABLE', { message: 'Away.' }),
  new GraphQLError('of another kind'),
  new Error('a fault'),
])('what is no refusal stays an error: %s', async (error) => {
  const { payload, errors, refusals } = await run(() => Promise.reject(error));
  expect({ payload, errors, refusals }).toEqual({
    ...{ payload: null, errors: [error.message], refusals: [] },
  });
});

const outdated = () => Promise.reject<object>(gatewayError('OUTDATED', { message: 'Old.' }));
const conflict = () => Promise.reject<object>(gatewayError('CONFLICT'));
const stored = () => Promise.resolve({ id: '7' });
const away = () => Promise.reject<object>(new Error('away'));
test.each<[string, () => Promise<object>, () => Promise<object>, object]>([
  ['is made', stored, away, { id: '7', userErrors: [] }],
  ['is based on an old version', outdated, stored, { id: '7', userErrors: [{ message: 'Old.' }] }],
  // What cannot be read does not pass for stored.
  ['is that over a backend that is away', outdated, away, { id: null, userErrors: [{}] }],
  ['is refused for another reason', conflict, stored, { id: null, userErrors: [{}] }],
])('the payload of a change that %s', async (_, change, read, payload) => {
  const { errors, ...result } = await run(() => unlessOutdated(change, read));
  expect(errors).toBeUndefined();
  expect(result).toMatchObject({ payload });
});

test('a change that fails for no reason that is known stays failed', async () => {
  expect((await run(() => unlessOutdated(away, stored))).errors).toEqual(['away']);
});
