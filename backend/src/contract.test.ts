import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from './http/operation.ts';
import { operations } from './operations.ts';
import { describeOnBoth } from './testing/both-databases.ts';
import { examples, type Example } from './testing/examples.ts';
import { aText } from './testing/json.ts';
import { specRows } from './testing/spec-rows.ts';
import type { TestBackend } from './testing/test-backend.ts';

/** `7.3 GET /spare` for every section that an operation names. */
const rowsOf = ({ row, method, path }: Operation): string[] =>
  (row.match(/7\.\d/g) ?? []).map((section) => `${section} ${method.toUpperCase()} ${path}`);

test('every row of section 7 has an operation, and every operation an example', () => {
  expect(operations.flatMap(rowsOf).toSorted()).toEqual(specRows.toSorted());
  expect(Object.keys(examples).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

const lineOf = ({ method, path }: Operation, { params = {}, query = '' }: Example): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}${query}`;

const exampleOf = (operation: Operation, backend: TestBackend) => {
  const example = examples[operation.id];
  if (!example) throw new Error(`no example of ${operation.id}`);
  return example(backend);
};

describeOnBoth('the contract', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  describe.for(operations)('$row: $method $path', (operation) => {
    // These end the token of the call, which the other tests still need.
    const endsToken = ['updatePassword', 'logout'].includes(operation.id);

    test('answers what the contract says', async () => {
      const own = endsToken ? await start() : backend;
      const example = await exampleOf(operation, own);
      const caller = operation.access === 'public' ? own.call : own.admin;
      const answer = await caller(lineOf(operation, example), example);
      expect(answer.status, JSON.stringify(answer.json)).toBe(operation.status ?? 200);
      if (operation.answer !== 'file')
        expect(operation.answer.parse(answer.json)).toEqual(answer.json);
      if (endsToken) await own.close();
    });

    test.runIf(operation.access === 'administrator')('refuses visitors', async () => {
      const example = await exampleOf(operation, backend);
      const line = lineOf(operation, example);
      for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: 'x' }]) {
        const answer = await backend.call(line, { ...example, headers });
        expect(answer).toMatchObject({ status: 401, json: { code: 'UNAUTHENTICATED' } });
      }
    });

    test.runIf(operation.params)('does not know an unknown id', async () => {
      const example = await exampleOf(operation, backend);
      const { slug, ...ids } = example.params ?? {};
      const unknown = slug ? ['nothing'] : [2_000_000_000, '99999999999999999999', 'abc', '-1'];
      for (const id of unknown) {
        const params = slug
          ? { slug: id }
          : Object.fromEntries(Object.keys(ids).map((name) => [name, id]));
        const answer = await backend.admin(lineOf(operation, { ...example, params }), example);
        expect(answer).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
      }
    });

    test.runIf(operation.body)('names the field that is wrong', async () => {
      const example = await exampleOf(operation, backend);
      const line = lineOf(operation, example);
      const [field = ''] = Object.keys(operation.body?.shape ?? {});
      const answer = operation.upload?.required
        ? await backend.admin(line, { form: { [field]: 'x' } })
        : await backend.admin(line, { json: { [field]: { not: 'this' } } });
      const wrong = operation.upload?.required ? operation.upload.field : field;
      expect(answer).toMatchObject({
        status: 400,
        json: { code: 'INVALID', fields: { [wrong]: aText } },
      });
    });
  });
});
