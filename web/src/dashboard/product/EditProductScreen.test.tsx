import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { declarations, languages as siteLanguages } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  manyProducts,
  product,
  productResponses,
  steuerung,
  turbines,
} from '../../test/product-responses.ts';

function renderProduct(responses: object = {}, route = '/dashboard/product/7') {
  return renderApp({
    route,
    token: 'token-1',
    responses: {
      ...productResponses(),
      product: { ...product, properties: [] },
      ...responses,
    },
  });
}

/** Opens the product from the list, which stays in the cache. */
async function openFromList(responses: object) {
  const rendered = await renderProduct(responses, '/dashboard');
  const link = await screen.findByRole('link', { name: 'EN LM6000 set' });
  // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
  await act(() => rendered.user.click(link));
  return rendered;
}

async function answer(
  user: Awaited<ReturnType<typeof renderProduct>>['user'],
  choice: 'Yes' | 'No',
) {
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(within(question).getByRole('button', { name: choice }));
}

const loaded = ['EditProductScreen', 'CategoryOptions'];
const openedFromList = [
  'CategoryOptions',
  'ProductListScreen',
  'EditProductScreen',
  'SessionLogin',
];

test('shows what is stored, the languages as EN, DE and RU (spec 2.14)', async () => {
  await renderProduct();

  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
    'Turbines (EN)',
  );
  expect(screen.getByLabelText('Title')).toHaveValue('LM6000 set');
  expect(screen.getByLabelText('Type')).toHaveValue('Aeroderivative');
  expect(screen.getByLabelText('Model')).toHaveValue('LM6000 PC');
  expect(screen.getByLabelText('Power')).toHaveValue('43');
  const languages = within(screen.getByLabelText('Language')).getAllByRole('option');
  expect(languages.map(({ textContent }) => textContent)).toEqual([
    'EN',
    'DE',
    'RU',
    ...siteLanguages.slice(3).map((language) => declarations[language].schemaName),
  ]);
  expect(screen.getByLabelText('Language')).toHaveValue('EN');
  const text = await screen.findByRole('textbox', { name: 'Description' });
  expect(text).toHaveTextContent('Complete set.');
  expect(text).toHaveAttribute('lang', 'en');
});

test('updates the product, shows it in the list and sends no query (spec 7.4, 8)', async () => {
  const updateProduct = vi.fn((_args: { input: object }) => ({
    product: { ...product, title: 'Satz', language: 'DE', category: steuerung },
  }));
  const { user, sent } = await openFromList({ updateProduct });

  const title = await screen.findByLabelText('Title');
  await user.fill(title, 'Satz');
  const category = screen.getByRole('combobox', { name: 'Category' });
  // Only categories of the language are offered, besides the one that it has.
  const offered = () =>
    within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Select category', 'Turbines (EN)']);
  expect(category).not.toHaveAccessibleDescription();
  await user.selectOptions(screen.getByLabelText('Language'), 'DE');
  expect(offered()).toEqual(['Select category', 'Turbines (EN)', 'Steuerung (DE)']);
  expect(category).toHaveAccessibleDescription(/The category is in EN, the product in DE/);
  await user.selectOptions(category, steuerung.id);
  expect(offered()).toEqual(['Select category', 'Steuerung (DE)']);
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveAttribute('lang', 'de');
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateProduct.mock.lastCall?.[0].input).toEqual({
    id: 'product-7',
    ...{ categoryId: steuerung.id, title: 'Satz', language: 'DE' },
  });

  await user.click(screen.getByRole('link', { name: 'Products' }));
  expect(await screen.findByRole('link', { name: 'DE Satz' })).toBeInTheDocument();
  expect(sent).toEqual([...openedFromList, 'UpdateProduct']);
});

test("the server's response replaces what was typed (spec 4)", async () => {
  const { user } = await renderProduct({
    updateProduct: () => ({ product: { ...product, title: 'Set', description: '<p>clean</p>' } }),
  });

  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Update' }));

  await screen.findByRole('alert');
  expect(screen.getByLabelText('Title')).toHaveValue('Set');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveTextContent(/^clean$/);
});

test('a product without a category keeps none where none is chosen (spec 2.14)', async () => {
  const loose = { ...product, category: null, properties: [] };
  const updateProduct = vi.fn((_args: { input: object }) => ({ product: loose }));
  const { user } = await renderProduct({ product: loose, updateProduct });

  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
    'Select category',
  );
  await user.click(screen.getByRole('button', { name: 'Update' }));

  await screen.findByRole('alert');
  expect(updateProduct.mock.lastCall?.[0].input).not.toHaveProperty('categoryId');
});

test('a category is stored although the backend does not name it (spec 7.4)', async () => {
  const loose = { ...product, category: null, properties: [] };
  const { user } = await renderProduct({
    product: loose,
    updateProduct: () => ({ product: loose }),
  });
  const category = await screen.findByRole('combobox', { name: 'Category' });
  await user.selectOptions(category, turbines.id);
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(category).toHaveValue(turbines.id);
});

test('deletes the product after Yes, goes to the list and sends no query (spec 2.14)', async () => {
  const { user, sent } = await openFromList({
    deleteProduct: ({ input: { id } }: { input: { id: string } }) => ({ deletedId: id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await answer(user, 'No');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(openedFromList);

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await answer(user, 'Yes');

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(await screen.findByRole('link', { name: 'DE Mark VIe' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'EN LM6000 set' })).toBeNull();
  expect(window.location.hash).toBe('#/dashboard');
  expect(sent).toEqual([...openedFromList, 'DeleteProduct']);
});

test('a list that was not loaded yet is loaded when the deletion leads to it', async () => {
  const { user, sent } = await renderProduct({
    products: pagesOf(manyProducts),
    deleteProduct: ({ input: { id } }: { input: { id: string } }) => ({ deletedId: id }),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(sent).toEqual(loaded);
  await answer(user, 'Yes');

  expect(await screen.findByRole('link', { name: 'EN N1' })).toBeInTheDocument();
  expect(sent).toEqual([...loaded, 'DeleteProduct', 'ProductListScreen']);
});

test('a deleted product leaves a list that is not read to its end; its rest follows', async () => {
  const products = [...manyProducts.slice(0, 49), product, ...manyProducts.slice(49)];
  const { user, sent } = await openFromList({
    products: pagesOf(products),
    deleteProduct: () => {
      products.splice(49, 1);
      return { deletedId: product.id };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await answer(user, 'Yes');
  await screen.findByRole('link', { name: 'EN N49' });
  expect(screen.queryByRole('link', { name: 'EN LM6000 set' })).toBeNull();
  expect(sent).toEqual([...openedFromList, 'DeleteProduct']);

  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'EN N50' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^EN N/ })).toHaveLength(60);
  expect(sent.at(-1)).toBe('ProductListScreen');
});

test('a product that does not exist leads to the list', async () => {
  await renderProduct({ product: null });

  expect(await screen.findByRole('link', { name: 'EN LM6000 set' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/dashboard');
});

test('uploads one more image, first of the card too, and sends no query (spec 7.4)', async () => {
  const bare = { ...product, images: [], properties: [] };
  const added = { path: 'new.png', url: '/api/new.png' };
  const { user, sent } = await openFromList({
    product: bare,
    products: pagesOf([bare]),
    addProductImage: () => ({ product: { ...bare, images: [added] } }),
  });

  await user.upload(
    await screen.findByLabelText('Add images'),
    new File(['1'], 'new.png', { type: 'image/png' }),
  );

  expect(await screen.findByRole('img', { name: 'Image 1' })).toHaveAttribute('src', added.url);
  await user.click(screen.getByRole('link', { name: 'Products' }));
  const card = await screen.findByRole('link', { name: 'EN LM6000 set' });
  expect(card.querySelector('img')).toHaveAttribute('src', added.url);
  expect(sent).toEqual([...openedFromList, 'AddProductImage']);
});

test('deletes an image after the confirmation and sends no query (spec 7.4)', async () => {
  const deleteProductImage = vi.fn((_args: { input: object }) => ({
    product: { ...product, images: product.images.slice(1) },
  }));
  const { user, sent } = await renderProduct({ deleteProductImage });

  await user.click(await screen.findByRole('button', { name: 'Delete image 1' }));
  await answer(user, 'Yes');

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(deleteProductImage.mock.lastCall?.[0].input).toEqual({
    id: 'product-7',
    path: 'products/a.png',
  });
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Images' })).getAllByRole('img')).toHaveLength(
      1,
    ),
  );
  expect(sent).toEqual([...loaded, 'DeleteProductImage']);
});

test('a product is edited where the categories cannot be loaded, and keeps its own (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const updateProduct = vi.fn(({ input }: { input: object }) => ({
    product: { ...product, ...input },
  }));
  const { user } = await renderProduct({
    categories: () => {
      throw new GraphQLError('The backend is not there.');
    },
    updateProduct,
  });
  await user.type(await screen.findByLabelText('Model'), '+');
  const select = screen.getByRole('combobox', { name: 'Category' });
  expect(select).toBeDisabled();
  expect(select).toHaveDisplayValue('Turbines');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateProduct.mock.lastCall?.[0].input).toEqual({ id: 'product-7', model: 'LM6000 PC+' });
});
