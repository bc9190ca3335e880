import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

interface CategoryInput {
  name: string;
  language: string;
}

const turbines = { id: 'category-1', restId: '1', name: 'Turbines', language: 'EN' };
const steuerung = { id: 'category-2', restId: '2', name: 'Steuerung', language: 'DE' };

const product = {
  id: 'product-7',
  restId: '7',
  title: 'LM6000 set',
  description: '',
  type: '',
  model: '',
  power: '',
  language: 'EN',
  category: turbines,
  images: [],
  properties: [],
};

function renderCategories({
  route = '/dashboard/categories',
  ...responses
}: Record<string, unknown> = {}) {
  return renderApp({
    route: String(route),
    token: 'token-1',
    responses: {
      categories: pagesOf([turbines, steuerung]),
      products: pagesOf([product]),
      product,
      deleteCategory: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
      ...responses,
    },
  });
}

function namesShown() {
  return within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .map((card) => card.textContent);
}

test('shows each category with its language, to edit and to delete (spec 2.14)', async () => {
  await renderCategories();

  expect(await screen.findByText('Turbines')).toHaveAttribute('lang', 'en');
  expect(namesShown()).toEqual(['TurbinesEN', 'SteuerungDE']);
  expect(screen.getByRole('button', { name: 'Edit Turbines (EN)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Turbines (EN)' })).toBeVisible();
});

test("says 'No category' where there is none (spec 8)", async () => {
  await renderCategories({ categories: pagesOf([]) });

  expect(await screen.findByText('No category')).toBeVisible();
});

test('adds a category, German by default, to every list, with no query (spec 2.14, 4)', async () => {
  const addCategory = vi.fn(({ input }: { input: CategoryInput }) => ({
    categoryEdge: { cursor: 'c3', node: { id: 'category-3', restId: '3', ...input } },
  }));
  const { user, sent } = await renderCategories({ route: '/dashboard', addCategory });

  await screen.findByRole('link', { name: 'EN LM6000 set' });
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('button', { name: 'Add category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
  expect(dialog.getByLabelText('Language')).toHaveValue('DE');
  await user.fill(dialog.getByLabelText('Name'), 'Регуляторы');
  await user.selectOptions(dialog.getByLabelText('Language'), 'RU');
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Регуляторы')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addCategory.mock.lastCall?.[0].input).toEqual({
    ...{ name: 'Регуляторы', language: 'RU' },
  });

  // The form starts empty again.
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The new category filters the products at once.
  await user.click(screen.getByRole('link', { name: 'Products' }));
  await user.selectOptions(await screen.findByLabelText('Language of the categories'), 'RU');
  expect(screen.getByRole('button', { name: 'Регуляторы RU' })).toBeInTheDocument();
  expect(sent.filter((name) => name !== 'CategoryListScreen')).toEqual([
    'CategoryOptions',
    'ProductListScreen',
    'SessionLogin',
    'AddCategory',
  ]);
  expect(sent.at(-1)).toBe('AddCategory');
});

test('edits a category, prefilled, with no query (spec 2.14, 8)', async () => {
  const updateCategory = vi.fn(({ input }: { input: CategoryInput }) => ({
    category: { ...turbines, ...input },
  }));
  const { user, sent } = await renderCategories({ updateCategory });

  await user.click(await screen.findByRole('button', { name: 'Edit Turbines (EN)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveValue('Turbines');
  expect(dialog.getByLabelText('Language')).toHaveValue('EN');
  await user.fill(name, 'Turbinen');
  await user.selectOptions(dialog.getByLabelText('Language'), 'DE');
  await user.click(dialog.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(namesShown()).toEqual(['TurbinenDE', 'SteuerungDE']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updateCategory.mock.lastCall?.[0].input).toEqual({
    id: turbines.id,
    ...{ name: 'Turbinen', language: 'DE' },
  });
  expect(sent).toEqual(['CategoryListScreen', 'UpdateCategory']);
});

test('a dialog stays open with what is typed while it is being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const updateCategory = vi
    .fn<() => object>(() => ({ category: { ...turbines, name: 'Turbines A B' } }))
    .mockReturnValueOnce(promise);
  const { user } = await renderCategories({ updateCategory });
  await user.click(await screen.findByRole('button', { name: 'Edit Turbines (EN)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
  const name = dialog.getByLabelText('Name');
  await user.type(name, ' A');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await user.type(name, ' B');
  resolve({ category: { ...turbines, name: 'Turbines A' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(name).toHaveValue('Turbines A B');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updateCategory).toHaveBeenCalledTimes(2);
});

test("a category that is gone meanwhile is 'Not selected' (spec 5, 8)", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user, sent } = await renderCategories({ deleteCategory: () => promise });

  await user.click(await screen.findByRole('button', { name: 'Delete Turbines (EN)' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Edit Turbines (EN)' }));
  await screen.findByRole('dialog', { name: 'Edit category' });
  resolve({ deletedId: turbines.id });
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByText('Not selected')).toBeInTheDocument();
  expect(sent).toEqual(['CategoryListScreen', 'CategoryProducts', 'DeleteCategory']);
});

test('the question of a deletion names the products that lose the category (spec 4)', async () => {
  const products = Array.from({ length: 7 }, (_, index) => ({
    ...{ ...product, id: `p-${index}`, restId: `p-${index}`, title: `LM <${index}>` },
  }));
  const { user } = await renderCategories({ products: pagesOf(products) });
  await user.click(await screen.findByRole('button', { name: 'Delete Turbines (EN)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  expect(dialog).toHaveTextContent(
    '7 products lose this category: LM <0>, LM <1>, LM <2>, LM <3>, LM <4>, and 2 others.',
  );
});

test('a second click before the products are known asks no second time (spec 4)', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { user } = await renderCategories({
    products: async (args: object) => {
      await promise;
      return pagesOf([product])(args);
    },
  });
  const button = await screen.findByRole('button', { name: 'Delete Turbines (EN)' });
  await user.dblClick(button);
  resolve(undefined);
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button);
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 product loses this category');
});

test('deletes a category after Yes, keeps it after No, with no query but that for the question (spec 4, 8)', async () => {
  const { user, sent } = await renderCategories();

  await user.click(await screen.findByRole('button', { name: 'Delete Turbines (EN)' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['CategoryListScreen', 'CategoryProducts']);

  await user.click(screen.getByRole('button', { name: 'Delete Turbines (EN)' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(namesShown()).toEqual(['SteuerungDE']);
  expect(sent).toEqual([
    'CategoryListScreen',
    'CategoryProducts',
    'CategoryProducts',
    'DeleteCategory',
  ]);
});

test('a product beyond the first page has no category either once that is deleted', async () => {
  const others = Array.from({ length: 50 }, (_, index) => ({
    ...product,
    id: `other-${index}`,
    restId: `other-${index}`,
    category: null,
  }));
  const { user, sent } = await renderCategories({
    route: '/dashboard/product/7',
    products: pagesOf([...others, product]),
  });
  await screen.findByRole('combobox', { name: 'Category' });
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Turbines (EN)' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('alert');

  act(() => {
    window.location.hash = '#/dashboard/product/7';
  });
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('');
  expect(sent.at(-1)).toBe('DeleteCategory');
});

test('the table of products shows and finds a deleted category no more, with no query (spec 4)', async () => {
  const { user, sent } = await renderCategories({ route: '/dashboard' });
  await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('cell', { name: 'Turbines' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Turbines (EN)' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('alert');
  const before = [...sent];

  await user.click(screen.getByRole('link', { name: 'Products' }));
  expect(await screen.findByRole('link', { name: 'LM6000 set' })).toBeVisible();
  expect(screen.queryByText('Turbines')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as cards' }));
  expect(sent).toEqual(before);
});

test('the products of a deleted category have none at once (spec 4)', async () => {
  const { user, sent } = await renderCategories({ route: '/dashboard' });

  const link = await screen.findByRole('link', { name: 'EN LM6000 set' });
  // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
  await user.click(link);
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
    'Turbines (EN)',
  );
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Turbines (EN)' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('alert');
  const before = [...sent];

  await user.click(screen.getByRole('link', { name: 'Products' }));
  await user.click(await screen.findByRole('link', { name: 'EN LM6000 set' }));
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('');
  expect(before.at(-1)).toBe('DeleteCategory');
  // The second screen after the deletion checks the session and requests nothing else.
  expect(sent).toEqual([...before, 'SessionLogin']);
});
