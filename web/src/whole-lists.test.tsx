import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { page } from './test/page-responses.ts';
import { product } from './test/product-responses.ts';
import { localized } from './test/localized.ts';
import { pagesOf } from './test/pages-of.ts';
import { renderApp } from './test/render-app.tsx';
import { siteResponses } from './test/site-responses.ts';

/** A list that needs two pages of the schema's greatest size. */
function many<T>(create: (name: string) => T) {
  return Array.from({ length: 201 }, (_, index) => create(`N${index + 1}`));
}

const categories = pagesOf(
  many((name) => ({ id: `category ${name}`, restId: name, name, language: 'EN' })),
);
const partners = pagesOf(
  many((name) => ({ id: name, restId: name, image: null, text: localized(name, name, name) })),
);
const article = (name: string) => ({
  ...{ id: name, restId: name, images: [] },
  ...{ title: localized(name, name, name), text: localized('', '', '') },
});
const products = pagesOf(many((name) => ({ ...product, id: name, restId: name, type: name })));
const applications = pagesOf(
  many((name) => ({
    ...{ id: name, firstName: 'Ada', lastName: name, email: '' },
    ...{ isSuspectedSpam: false, files: [] },
  })),
);

const inDashboard = [
  { route: '/dashboard/categories', responses: { categories } },
  { route: '/dashboard/partners', responses: { partners } },
  { route: '/dashboard/data', responses: { spares: pagesOf(many(article)) } },
  { route: '/dashboard/services', responses: { services: pagesOf(many(article)) } },
];

// The filter counts what is loaded; of cards, only those are rendered to which one has scrolled.
test.each(inDashboard)('$route has all entries of a list of 201', async ({ route, responses }) => {
  const { user, sent } = await renderApp({ route, responses, token: 'token-1' });

  await user.type(await screen.findByRole('searchbox', { name: 'Filter' }), 'N');
  const found = screen.getByRole('status', { name: 'Found' });
  await waitFor(() => expect(found).toHaveTextContent('201 of 201'));
  expect(sent).toHaveLength(2);
});

test('a product of the dashboard can have any of 201 categories', async () => {
  const { sent } = await renderApp({
    route: '/dashboard/product/7',
    responses: {
      categories,
      product: { ...product, category: { id: 'category N201', name: 'N201' } },
    },
    token: 'token-1',
  });

  const select = await screen.findByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(select).toHaveDisplayValue('N201 (EN)'));
  expect(sent).toEqual(['EditProductScreen', 'CategoryOptions', 'CategoryOptions']);
});

test('the table of applications has all of 201', async () => {
  await renderApp({
    route: '/dashboard/careers',
    responses: { page: { ...page, slug: 'CAREERS' }, applications },
    token: 'token-1',
  });

  expect(await screen.findByText('Ada N201')).toBeInTheDocument();
});

test('the page of partners has all of 201 (spec 2.10)', async () => {
  await renderApp({ route: '/partners', responses: { ...siteResponses, partners } });

  expect(await screen.findByText('N201')).toBeInTheDocument();
});

test('the page about gas turbines has all of 201 categories and products (spec 2.11)', async () => {
  await renderApp({
    route: '/gas-turbina',
    responses: { ...siteResponses, page, categories, products },
  });

  expect(await screen.findByRole('tab', { name: 'N201' })).toBeInTheDocument();
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getByText('N201')).toBeInTheDocument());
});
