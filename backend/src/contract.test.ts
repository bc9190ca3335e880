import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { specification } from '../../.config/specification.ts';
import type { Operation } from './contract/operation.ts';
import { operations } from './openapi/operations.ts';
import { describeOnBoth } from './testing/both-databases.ts';
import { exampleOf, examples, lineWith } from './testing/examples.ts';
import { aText, textLike } from './testing/json.ts';
import type { TestBackend } from './testing/test-backend.ts';
import { imageBlob } from './testing/test-images.ts';

/** The rows of section 7, without parameters. */
const specRows = [
  ...new Set(
    specification.endpoints.map(({ section, value }) => `${section} ${value.replace(/\?.*/, '')}`),
  ),
];

/** `7.3 GET /spare` for every section that an operation names. */
const rowsOf = ({ row, method, path }: Operation): string[] =>
  (row.match(/7\.\d/g) ?? []).map((section) => `${section} ${method.toUpperCase()} ${path}`);

test('every row of section 7 has an operation, and every example too', () => {
  expect(operations.flatMap(rowsOf).toSorted()).toEqual(specRows.toSorted());
  const ids = operations.map(({ id }) => id);
  expect(Object.keys(examples).filter((id) => !ids.includes(id))).toEqual([]);
});

const operationOf = (row: string): Operation | undefined =>
  operations.find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === row.replace(/\?.*/, ''),
  );

/** The fields of an object, or of the objects of a list. */
function fieldsOf(schema: unknown, under?: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldsOf(schema.unwrap(), under);
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, under);
  if (!(schema instanceof z.ZodObject)) return [];
  return under === undefined ? Object.keys(schema.shape) : fieldsOf(schema.shape[under]);
}

test.each(specification.endpoints)(
  'spec $section says what $value takes and gives',
  ({ value, sends = [], only, multipart = false, slugs, returns = [] }) => {
    const { body, upload, query, params, response } = operationOf(value) ?? {};
    const taken = [...fieldsOf(body), ...(upload ? [upload.field] : [])];
    expect(taken.toSorted()).toEqual(only ? sends.toSorted() : expect.arrayContaining(sends));
    expect(upload !== undefined).toBe(multipart);
    const asked = [...value.matchAll(/[?&](\w+)=/g)].map(([, name]) => name);
    expect(fieldsOf(query)).toEqual(expect.arrayContaining(asked));
    if (slugs) expect(params?.shape['slug']).toMatchObject({ options: slugs });
    expect(fieldsOf(response)).toEqual(expect.arrayContaining(returns));
  },
);

test.each(specification.entities)(
  'spec $section says: a $value has $fields',
  ({ from, under, fields }) => {
    expect(fieldsOf(operationOf(from)?.response, under)).toEqual(expect.arrayContaining(fields));
  },
);

test('visitors may call the rows of 7.1, log in, accept an invitation, apply, see images, search parts and ask what is offered, and nothing else', () => {
  const open = operations.filter(({ access }) => access === 'public');
  const inSection1 = specRows.filter((row) => row.startsWith('7.1'));
  const named = inSection1.map((row) => row.replace('7.1 ', ''));
  const others = [
    ...['POST /auth/login', 'POST /auth/invitation', 'POST /application'],
    'POST /request/attachment',
    ...[
      'GET /synonym',
      'GET /part-search',
      'GET /part-search/exact',
      'GET /files/{name}',
      'GET /extensions',
    ],
  ];
  expect(open.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
    [...named, ...others].toSorted(),
  );
});

/** The line with the same value for every parameter of the path but the table of an entity. */
const lineWithAll = (operation: Operation, value: string): string =>
  lineWith(
    operation,
    Object.fromEntries(
      Object.keys(operation.params?.shape ?? {}).map((name) => [
        name,
        name === 'kind' ? 'spare' : value,
      ]),
    ),
  );

/** A possible value for every parameter of the path. */
const possibleOf = ({ params }: Operation): string => {
  const { slug, name } = params?.shape ?? {};
  return slug ? 'careers' : name ? `${'a'.repeat(32)}.png` : '1';
};

/** Whether the log names the calls of an operation, and the token of the caller is still there to read it. */
const isLogged = ({ id, access, method }: Operation): boolean =>
  access !== 'public' &&
  method !== 'get' &&
  // The example of an import is a preview.
  !['readAccount', 'reportEditing', 'importSubParts', 'updatePassword', 'logout'].includes(id);

/** Whether a write is one of no entity, of several, or of one that is named otherwise or gone. */
const namesNothing = ({ id, isPrivate, subject }: Operation): boolean =>
  (isPrivate && !subject) ||
  ['updateSettings', 'confirmTexts', 'takeDownImage'].includes(id) ||
  ['restoreManyFromTrash', 'deleteTrash'].includes(id);

/** The same value under every name. */
const allOf = <Value>(names: string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value]));

/** Values of JSON that no field can hold. */
const noTexts = ['"a\\u0000b"', '"\\ud83d"'];
const deep = '['.repeat(4_000) + ']'.repeat(4_000);

describeOnBoth('the contract', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  test.for(['Bearer wrong', 'x'])('the token %j is none', async (Authorization) => {
    const response = await backend.call('GET /request', { headers: { Authorization } });
    expect(response).toMatchObject({ status: 401, json: { code: 'UNAUTHENTICATED' } });
  });

  describe.for(operations)('$row: $method $path', (operation) => {
    const { id, access, params, query: parameters, body, upload, response: schema } = operation;
    const possible = possibleOf(operation);

    test('responds as the contract says, and leaves no value in the log', async () => {
      // These change what the other tests need: the token of the call, how the administrator logs in.
      const needsOwn = ['updatePassword', 'logout'].includes(id) || id.endsWith('SecondFactor');
      const own = needsOwn ? await start() : backend;
      const { query = '', ...example } = await exampleOf(operation, own);
      const caller = access === 'public' ? own.call : own.admin;
      const response = await caller(lineWith(operation, example.params ?? {}) + query, example);
      expect(response.status, JSON.stringify(response.json)).toBe(operation.status ?? 200);
      if (schema !== 'file') expect(schema.parse(response.json)).toEqual(response.json);
      if (isLogged(operation)) {
        const log = await own.admin<{ subject: unknown }[]>('GET /log?order=-id&first=1');
        const { subject, ...entry } = log.json[0] ?? { subject: undefined };
        expect(entry).toMatchObject({ operation: id, target: textLike(/^[\w/-]*$/) });
        expect(subject === null).toBe(namesNothing(operation));
        expect(JSON.stringify(entry)).not.toMatch(/Läufer|correct horse|@example/);
      }
      if (needsOwn) await own.close();
    });

    if (access !== 'public') {
      test('rejects visitors', async () => {
        const response = await backend.call(lineWithAll(operation, possible));
        expect(response).toMatchObject({ status: 401, json: { code: 'UNAUTHENTICATED' } });
      });
    }

    if (params) {
      test('responds with 404 to an unknown id', async () => {
        const form = upload && { [upload.field]: await imageBlob() };
        for (const unknown of ['2000000000', '1.5', 'abc', '%00']) {
          const line = lineWithAll(operation, unknown);
          const response = await backend.admin(
            line,
            form
              ? { form }
              : body
                ? { json: { path: 'x', position: 1, role: 'clerk', password: 'correct horse' } }
                : {},
          );
          expect(response).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
        }
      });
    }

    if (body) {
      test('names the invalid field', async () => {
        const line = lineWithAll(operation, possible);
        const [field = ''] = Object.keys(body.shape);
        const response = upload?.required
          ? await backend.admin(line, { form: { [field]: 'x' } })
          : await backend.admin(line, { json: { [field]: { not: 'this' } } });
        expect(response).toMatchObject({
          status: 400,
          json: { code: 'INVALID', fields: { [upload?.required ? upload.field : field]: aText } },
        });
      });

      test('rejects NUL, half characters and deep JSON in every field', async () => {
        const line = lineWithAll(operation, possible);
        // One that falls back to something else rejects nothing.
        const names = Object.keys(body.shape).filter(
          (name) => !(body.shape[name] instanceof z.ZodCatch),
        );
        const rejected = (wrong: string[]) => ({
          status: 400,
          json: { code: 'INVALID', fields: allOf(wrong, aText) },
        });
        if (upload?.required) {
          const form = { ...allOf(names, 'a\0b'), [upload.field]: await imageBlob() };
          expect(await backend.admin(line, { form })).toMatchObject(rejected(names));
        } else {
          for (const value of noTexts) {
            const fields = names.map((name) => `"${name}": ${value}`);
            const response = await backend.admin(line, { body: `{${fields.join()}}` });
            expect(response).toMatchObject(rejected(names));
          }
          // What visitors may send has no room for several.
          for (const name of names) {
            const response = await backend.admin(line, { body: `{"${name}": ${deep}}` });
            expect(response).toMatchObject(rejected([name]));
          }
        }
      });
    }

    if (parameters) {
      test('rejects NUL in every query parameter', async () => {
        const line = lineWithAll(operation, possible);
        const form = upload && { form: { [upload.field]: await imageBlob() } };
        const names = Object.keys(parameters.shape);
        for (const wrong of ['%00', 'a%00b']) {
          const query = names.map((name) => `${name}=${wrong}`).join('&');
          expect(await backend.admin(`${line}?${query}`, form)).toMatchObject({
            status: 400,
            json: { code: 'INVALID', fields: allOf(names, aText) },
          });
        }
      });
    }
  });
});
