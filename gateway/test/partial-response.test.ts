import { expect, test } from 'vitest';
import { freshGateway } from './in-test.ts';

/** One root field that fails takes nothing from the others. */
const query = `{
  settings { __typename }
  products(first: 999) { totalCount }
  requests { totalCount }
  navbar { partnerCount }
  page(slug: CONTACT) { slug }
}`;

const it = freshGateway();

test('a query gives the fields that did not fail, and an error for each that did', async () => {
  const { data, errors } = await it.ask(query);
  expect(data).toEqual({
    settings: { __typename: 'Settings' },
    products: null,
    requests: null,
    navbar: { partnerCount: expect.any(Number) as number },
    page: { slug: 'CONTACT' },
  });
  const failed = errors?.map(({ path, extensions: { code } }) => ({ path, code }));
  expect(failed).toEqual(
    expect.arrayContaining([
      { path: ['products'], code: 'BAD_USER_INPUT' },
      { path: ['requests'], code: 'UNAUTHENTICATED' },
    ]),
  );
  expect(failed).toHaveLength(2);
});
