import { expect, test } from 'vitest';
import { specification } from '../../.config/specification.ts';
import { schema } from '../src/schema.ts';
import { token } from './contract-stub.ts';
import { sharedGateway } from './in-test.ts';
import { fullOperations } from './full-operation.ts';

const { endpoints: rows } = specification;
/** The paths of section 7, with their parameters; those of a detail in one language have no own field. */
const section7 = rows.map(({ value }) => value.replace('?language={LANG}', ''));

const fields = fullOperations(schema)
  .filter(({ name }) => name !== 'node')
  .map(({ kind, name, ...rest }) => ({
    field: `${kind === 'query' ? 'Query' : 'Mutation'}.${name}`,
    ...rest,
  }));

const it = sharedGateway({ extensions: true });

test('every row of section 7 has a field', () => {
  const named = fields.flatMap(({ field, endpoints }) =>
    endpoints.map((endpoint) => ({ field, row: endpoint.replace('?language={LANG}', '') })),
  );
  const covered = named.flatMap(({ row }) => [row, row.replace(/[?&]category.*/, '')]);
  expect(section7.filter((row) => !covered.includes(row))).toEqual([]);
  const unknown = named.filter(
    ({ row }) => !section7.includes(row) && !row.endsWith('(extension)'),
  );
  expect(unknown).toEqual([]);
  expect(fields.filter(({ endpoints }) => endpoints.length === 0)).toEqual([]);
});

/** These read several lists and the four pages, or whatever visitors can read: `screen-calls.md` has their calls. */
const readMuch = ['Query.translationGaps', 'Query.find', 'Query.search'];

test.each(fields)(
  '$field calls $endpoints, and nothing twice',
  async ({ field, endpoints, operation: { query, variables, files } }) => {
    await it.ask(query, variables, { token, files });
    // The full operation leaves out the language, so the administrator's endpoint comes last.
    expect(it.stub.calls[0]?.endpoint).toBe(endpoints.at(-1)?.replace(/\?.*| \(.*/, ''));
    expect(new Set(it.lines()).size).toBe(it.lines().length);
    if (readMuch.includes(field)) return;
    // The read-back after a write is the only second call.
    expect(it.lines().length).toBeLessThanOrEqual(endpoints[0]?.startsWith('GET') ? 1 : 2);
  },
);

const sending = fields.flatMap(({ endpoints, operation }) =>
  rows
    .filter(({ value, sends }) => sends && endpoints.includes(value))
    .map((row) => ({ ...row, ...operation })),
);

test('every row with a body is sent by a field', () => {
  const sent = sending.map(({ value }) => value);
  expect(rows.filter(({ value, sends }) => sends && !sent.includes(value))).toEqual([]);
});

/**
 * Counts the values of an input, but for what goes into the path or a header, files, and the traces of a form,
 * which only our own backend gets.
 */
function valuesIn(input: unknown): number {
  if (typeof input !== 'object' || input === null) return 1;
  const fields = Object.entries(input).filter(
    ([name]) => !/^(id|spareId|slug|version|images?|website|captchaSolved|fillMs)$/.test(name),
  );
  return fields.reduce((sum, [, value]) => sum + valuesIn(value), 0);
}

test.each(sending)('spec $section says: $value sends $sends', async (row) => {
  await it.ask(row.query, row.variables, { token, files: row.files });
  const call = it.stub.calls.find(({ endpoint }) => endpoint === row.value);
  expect(Object.keys(call?.body ?? {})).toEqual(
    expect.arrayContaining(row.sends?.filter((name) => !/^images?$/.test(name)) ?? []),
  );
  // A field of the input that the gateway forgets is not among them.
  expect(Object.keys(call?.body ?? {}).length).toBeGreaterThanOrEqual(valuesIn(row.variables));
  expect(call?.headers['content-type']).toMatch(
    row.multipart ? 'multipart/form-data' : 'application/json',
  );
});
