import { expect, test } from 'vitest';
import { createSchema } from '../src/server/schema.ts';
import { token } from './contract-stub.ts';
import { freshGateway } from './in-test.ts';
import { fullOperations } from './full-operation.ts';

/** Section 7 of the specification, row by row. */
const section7 = `
GET /component/navbar
GET /page/{slug}
POST /request
GET /product?lang={LANG}
GET /product?lang={LANG}&category={id}
GET /category?lang={LANG}
GET /partner?lang={lang}
GET /product/{id}
GET /service/{id}
GET /settings
GET /spare/{id}
POST /auth/login
POST /auth/me
PATCH /auth/login
PATCH /auth/password
PATCH /settings
GET /spare
POST /spare
PATCH /spare/{id}
DELETE /spare/{id}
POST /spare/{id}/image/add
DELETE /spare/{id}/image/delete
POST /spare/{id}/part
PATCH /spare/{id}/part/{partId}
DELETE /spare/{id}/part/{partId}
GET /product
POST /product
GET /product/show/{id}
PATCH /product/{id}
DELETE /product/{id}
POST /product/{id}/image/add
DELETE /product/{id}/image/delete
POST /product/property
PATCH /product/property/{id}
DELETE /product/property/{id}
GET /category
POST /category
PATCH /category/{id}
DELETE /category/{id}
GET /partner/all
GET /partner/show/{id}
POST /partner
PATCH /partner/{id}
DELETE /partner/{id}
GET /service
POST /service
PATCH /service/{id}
DELETE /service/{id}
POST /service/{id}/image/add
DELETE /service/{id}/image/delete
GET /request
DELETE /request/{id}
PATCH /page/{slug}
POST /page/{slug}/image/add
DELETE /page/{slug}/image/delete
POST /page/page-part/gas-turbina
PATCH /page/page-part/{id}
DELETE /page/page-part/{id}/{pageId}
POST /page/page-part/{id}/image/add
`
  .trim()
  .split('\n');

const fields = fullOperations(createSchema())
  .filter(({ name }) => name !== 'node')
  .map(({ kind, name, ...rest }) => ({
    field: `${kind === 'query' ? 'Query' : 'Mutation'}.${name}`,
    ...rest,
  }));

const it = freshGateway({ extensions: true });

test('every row of section 7 has a field', async () => {
  const named = fields.flatMap(({ field, endpoints }) =>
    endpoints.map((endpoint) => ({ field, row: endpoint.replace('?language={LANG}', '') })),
  );
  const covered = named.flatMap(({ row }) => [row, row.replace(/&.*/, '')]);
  expect(section7.filter((row) => !covered.includes(row))).toEqual([]);
  const unknown = named.filter(
    ({ row }) => !section7.includes(row) && !row.endsWith('(extension)'),
  );
  expect(unknown).toEqual([]);
  expect(fields.filter(({ endpoints }) => endpoints.length === 0)).toEqual([]);
  const lines = named.map(({ row, field }) => `- \`${row}\`: \`${field}\``).toSorted();
  const table = ['# Which field resolves against which row of section 7', '', ...lines, ''].join(
    '\n',
  );
  await expect(table).toMatchFileSnapshot('../rows.md');
});

test.each(fields)(
  '$field calls $endpoints, and nothing twice',
  async ({ endpoints, operation: { query, variables, files } }) => {
    await it.ask(query, variables, { token, files });
    // The full operation leaves out the language, so the administrator's endpoint comes last.
    expect(it.stub.calls[0]?.endpoint).toBe(endpoints.at(-1)?.replace(/\?.*| \(.*/, ''));
    expect(new Set(it.lines()).size).toBe(it.lines().length);
    // The read-back after a write is the only second call.
    const most = endpoints[0]?.startsWith('GET') ? 1 : 2;
    expect(it.lines().length).toBeLessThanOrEqual(most);
  },
);
