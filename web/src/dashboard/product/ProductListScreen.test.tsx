import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { product, productAnswers, steuerung, turbines } from './product-answers.ts';

interface AddInput {
  product: object;
  images: unknown[];
}

function renderProducts(answers: object = {}) {
  return renderApp({
    route: '/dashboard',
    token: 'token-1',
    answers: { ...productAnswers(), ...answers },
  });
}

function titlesShown(): string[] {
  return within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((card) => card.textContent);
}

test('shows each product with its language, first image and title (spec 2.14)', async () => {
  await renderProducts();

  const card = await screen.findByRole('link', { name: 'EN LM6000 set' });
  expect(card).toHaveAttribute('href', '#/dashboard/product/7');
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/products/a.png');
  expect(within(card).getByText('LM6000 set')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'DE Mark VIe' }).querySelector('img')).toBeNull();
});

test('a category shows only its products, with no query (spec 2.14)', async () => {
  const { user, sent } = await renderProducts();

  await user.click(await screen.findByRole('button', { name: 'Steuerung DE' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Steuerung DE');
  expect(titlesShown()).toEqual(['DE Mark VIe']);

  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(titlesShown()).toEqual(['EN LM6000 set', 'DE Mark VIe']);
  expect(sent).toEqual(['ProductListScreen']);
});

test('shows the first of many products and more when they are asked for; all are filtered', async () => {
  const edges = Array.from({ length: 120 }, (_, index) => {
    const number = String(index + 1);
    const node = { ...product, id: `product-${number}`, restId: number, title: `N${number}` };
    return { cursor: number, node };
  });
  const { user, sent } = await renderProducts({ allProducts: { edges } });

  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(titlesShown()).toEqual(edges.slice(0, 100).map(({ node }) => `EN ${node.title}`));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(titlesShown()).toHaveLength(120);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();

  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'n11');
  await waitFor(() => expect(titlesShown()).toHaveLength(11));
  expect(sent).toEqual(['ProductListScreen']);
});

test("says 'No category' and 'No item' where there is none (spec 2.14, 8)", async () => {
  await renderProducts({ allCategories: { edges: [] }, allProducts: { edges: [] } });

  expect(await screen.findByText('No category')).toBeVisible();
  expect(screen.getByText('No item')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull();
});

test('adds a product with its images, with no query after it (spec 2.14, 4)', async () => {
  const addProduct = vi.fn((_args: { input: AddInput }) => ({
    productEdge: {
      cursor: 'c9',
      node: {
        ...product,
        id: 'product-9',
        restId: '9',
        title: 'Regler',
        language: 'DE',
        category: steuerung,
      },
    },
  }));
  const { user, sent } = await renderProducts({ addProduct });

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add product' }));
  expect(dialog.getByLabelText('Language')).toHaveValue('DE');
  await user.upload(dialog.getByLabelText('Add images'), [
    new File(['1'], 'front.png', { type: 'image/png' }),
    new File(['2'], 'wrong.png', { type: 'image/png' }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove wrong.png' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), 'Steuerung (DE)');
  await user.type(dialog.getByLabelText('Title'), 'Regler');
  await user.type(dialog.getByLabelText('Type'), 'Steuerung');
  await user.type(dialog.getByLabelText('Model'), 'Mark VIe');
  await user.type(dialog.getByLabelText('Power'), '43,5');
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('link', { name: 'DE Regler' })).toHaveAttribute(
    'href',
    '#/dashboard/product/9',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addProduct.mock.lastCall?.[0].input).toEqual({
    product: {
      categoryId: steuerung.id,
      title: 'Regler',
      description: '',
      type: 'Steuerung',
      model: 'Mark VIe',
      power: '43,5',
      language: 'DE',
    },
    images: [expect.objectContaining({ name: 'front.png' })],
  });

  // It is listed under its category, too, and the form begins anew.
  await user.click(screen.getByRole('button', { name: 'Steuerung DE' }));
  expect(titlesShown()).toEqual(['DE Mark VIe', 'DE Regler']);
  await user.click(screen.getByRole('button', { name: 'Turbines EN' }));
  expect(titlesShown()).toEqual(['EN LM6000 set']);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
  expect(sent).toEqual(['ProductListScreen', 'AddProduct']);
});

test('a product is not added without a category (spec 5)', async () => {
  const { user, sent } = await renderProducts();

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  const select = await screen.findByRole('combobox', { name: /^Category/ });
  expect(select).toBeRequired();
  expect(select).toHaveDisplayValue('Select category');
  await user.type(screen.getByLabelText('Title'), 'Regler');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(select).toBeInvalid();
  expect(sent).toEqual(['ProductListScreen']);
});

test('a failed addition keeps the dialog with what was typed (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, sent } = await renderProducts({
    addProduct: () => {
      throw new GraphQLError('The backend is not there.');
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Category/ }), turbines.id);
  await user.type(screen.getByLabelText('Title'), 'Regler');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(sent).toEqual(['ProductListScreen', 'AddProduct']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  expect(screen.getByLabelText('Title')).toHaveValue('Regler');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Escape closes the dialog (spec 4)', async () => {
  const { user } = await renderProducts();

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  await screen.findByRole('dialog', { name: 'Add product' });
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
