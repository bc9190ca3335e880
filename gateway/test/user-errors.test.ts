import { getNamedType, isEnumType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { userErrorCodes } from '../src/contract/error.ts';
import { schema } from '../src/schema.ts';
import { token } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { sharedGateway } from './in-test.ts';

/** What is expected to be refused is data in the payload of every mutation; the rest is an error. */

const it = sharedGateway({ extensions: true });
const mutations = fullOperations(schema).filter(({ kind }) => kind === 'mutation');

/** Sends a mutation to a backend that refuses all writes. */
function refuse(mutation: (typeof mutations)[number], status: number, fields?: object) {
  return respond(mutation, status, { message: 'no', fields });
}

/** Sends a mutation to a backend that gives all calls the same response. */
function respond(
  { operation }: (typeof mutations)[number],
  status: number,
  response: object | false,
) {
  it.stub.interfere = (req, res) => {
    const body = JSON.stringify(response);
    req.resume().once('end', () => res.writeHead(status).end(body));
  };
  return it.ask(operation.query, operation.variables, { token, files: operation.files });
}

test.each(Object.values(schema.getMutationType()?.getFields() ?? {}))(
  '$name: its payload has userErrors, and nothing else that is never null',
  ({ type }) => {
    const payload = getNamedType(type);
    if (!isObjectType(payload)) throw new Error('The payload is no object.');
    expect(payload.getInterfaces().map(({ name }) => name)).toEqual(['MutationPayload']);
    const fields = Object.values(payload.getFields());
    const never = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    expect(never).toEqual(['userErrors']);
  },
);

test('the codes of the schema are those that become data', () => {
  const type = schema.getType('UserErrorCode');
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(userErrorCodes);
});

describe.each(mutations)('$name', (mutation) => {
  // `rest-error.test.ts` has the code of every status.
  test('refused it gives that as data', async () => {
    const { status: http, data, errors } = await refuse(mutation, 400);
    expect(errors).toBeUndefined();
    expect(http).toBe(200);
    const { userErrors, ...others } = (data as Record<string, Record<string, unknown>>)[
      mutation.name
    ] ?? { userErrors: undefined };
    const code = mutation.name === 'login' ? 'INVALID_CREDENTIALS' : 'INVALID_INPUT';
    expect(userErrors).toMatchObject([{ code, field: null }]);
    for (const value of Object.values(others)) expect(value).toBeNull();
  });

  test('failed with 500 it is an error', async () => {
    const { errors } = await refuse(mutation, 500);
    const extensions = { code: 'BACKEND_UNAVAILABLE' };
    expect(errors).toMatchObject([{ path: [mutation.name], extensions }]);
  });
});

const inSection7 = mutations.filter(({ endpoints }) =>
  endpoints.some((endpoint) => !endpoint.endsWith('(extension)')),
);
const failures: (object | false)[] = [
  { success: false, message: 'no' },
  { error: 'no' },
  { status: 'error' },
  { status: false, message: 'no' },
  false,
];

test.each(inSection7)('$name: 200 with a failure is refused as well', async (mutation) => {
  const code = mutation.name === 'login' ? 'INVALID_CREDENTIALS' : 'INVALID_INPUT';
  for (const failure of failures) {
    const { data, errors } = await respond(mutation, 200, failure);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ [mutation.name]: { userErrors: [{ code }] } });
  }
});

/**
 * A property is changed with its product (spec 7.4), which the input does not name. What is open in a form
 * is named by one global id.
 */
const notInInput = [
  'updateProductProperty product_id',
  'reportEditing kind',
  'reportEditing entity',
];

test.each(mutations.filter(({ operation }) => operation.variables.input !== undefined))(
  '$name: what the contract calls a field is found in the input',
  async (mutation) => {
    const { operation, name } = mutation;
    const { input } = operation.variables as { input: Record<string, unknown> };
    await it.ask(operation.query, operation.variables, { token, files: operation.files });
    const sent = it.stub.calls.filter(({ line }) => !/^GET|\/auth\/me$/.test(line));
    const names = sent.flatMap(({ body }) => Object.keys(body));
    if (names.length === 0) return;
    const fields = Object.fromEntries(names.map((one) => [one, `is wrong: ${one}`]));
    const { data } = await refuse(mutation, 400, fields);
    const { userErrors } = (
      data as Record<string, { userErrors: { field: string[] | null; message: string }[] }>
    )[name] ?? { userErrors: [] };
    const found = userErrors.map(({ field, message }) => [message.replace(/.*: /, ''), field]);
    expect(found.map(([one]) => one).toSorted()).toEqual(names.toSorted());
    for (const { field, message } of userErrors) {
      const isKnown = notInInput.some((one) => message.endsWith(one.replace(`${name} `, ': ')));
      if (isKnown) expect(field).toBeNull();
      else expect(field?.reduce(inside, input), message).toBeDefined();
    }
  },
);

/** Follows a path by one step. */
function inside(value: unknown, key: string): unknown {
  return Object.entries(value ?? {}).find(([name]) => name === key)?.[1];
}

test('a wrong id, a wrong type and a missing token stay errors', async () => {
  const remove = 'mutation ($id: ID!) { deleteSpare(input: { id: $id }) { deletedId } }';
  const codes = async (id: unknown, as?: string) => {
    const { errors } = await it.ask(remove, { id }, as ? { token: as } : {});
    return errors?.map(({ extensions }) => extensions.code);
  };
  expect(await codes('no id', token)).toEqual(['BAD_USER_INPUT']);
  expect(await codes({ no: 'id' }, token)).toEqual(['BAD_USER_INPUT']);
  expect(await codes('no id')).toEqual(['UNAUTHENTICATED']);
  expect(it.lines()).toEqual([]);
});
