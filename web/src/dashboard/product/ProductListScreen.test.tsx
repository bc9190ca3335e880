import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  manyProducts,
  product,
  productPages,
  productResponses,
  productsNamed,
  steuerung,
  turbines,
} from '../../test/product-responses.ts';

interface AddInput {
  product: object;
  images: unknown[];
}

const manyTitles = manyProducts.map(({ title }) => `EN ${title}`);

/** What the screen loads. */
const loaded = ['CategoryOptions', 'ProductListScreen'];

function renderProducts(responses: object = {}) {
  return renderApp({
    route: '/dashboard',
    token: 'token-1',
    responses: { ...productResponses(), ...responses },
  });
}

function titlesShown(): string[] {
  return within(screen.getByRole('main'))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#/dashboard/product/'))
    .map((card) => card.textContent);
}

function goBack(): Promise<void> {
  return act(() => {
    history.back();
    return Promise.resolve();
  });
}

test('shows each product with its language, first image and title (spec 2.14)', async () => {
  await renderProducts();

  const card = await screen.findByRole('link', { name: 'EN LM6000 set' });
  expect(card).toHaveAttribute('href', '#/dashboard/product/7');
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/products/a.png');
  expect(within(card).getByText('LM6000 set')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'DE Mark VIe' }).querySelector('img')).toBeNull();
});

test('a category shows the products that the backend lists of it, with no category in them (spec 2.14, 7.4)', async () => {
  const pages = productResponses().products;
  const { user, sent } = await renderProducts({
    products: (args: Parameters<typeof pages>[0]) => {
      const { edges, ...page } = pages(args);
      const withoutCategory = edges.map((edge) => ({
        ...edge,
        node: { ...edge.node, category: null },
      }));
      return { ...page, edges: withoutCategory };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Steuerung DE' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Steuerung DE');
  await waitFor(() => expect(titlesShown()).toEqual(['DE Mark VIe']));

  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(titlesShown()).toEqual(['EN LM6000 set', 'DE Mark VIe']));
  await user.click(screen.getByRole('button', { name: 'Steuerung DE' }));
  await waitFor(() => expect(titlesShown()).toEqual(['DE Mark VIe']));
  expect(sent).toEqual([...loaded, 'ProductListScreen']);
});

test('the products of a category stay until those of another are loaded, also where that fails (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pages = productResponses().products;
  const { user } = await renderProducts({
    products: (args: Parameters<typeof pages>[0]) => {
      if (args.category) throw new GraphQLError('The backend is not there.');
      return pages(args);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Steuerung DE' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(titlesShown()).toEqual(['EN LM6000 set', 'DE Mark VIe']);
});

test('the products are listed where the categories cannot be loaded (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderProducts({
    categories: () => {
      throw new GraphQLError('The backend is not there.');
    },
  });
  expect(await screen.findByRole('link', { name: 'EN LM6000 set' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a category that was deleted meanwhile filters no more', async () => {
  const { user } = await renderProducts({
    deleteCategory: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Steuerung DE' }));
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Steuerung (DE)' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText('Steuerung')).toBeNull());
  act(() => history.back());
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('All');
  expect(titlesShown()).toEqual(['EN LM6000 set', 'DE Mark VIe']);
});

test('offers the categories of one language at a time, and the products of that language', async () => {
  const { user, sent } = await renderProducts();

  const row = within(await screen.findByRole('group', { name: 'Categories' }));
  const chips = () => row.getAllByRole('button').map(({ textContent }) => textContent);
  expect(chips()).toEqual(['All', 'All DE', 'Steuerung DE']);
  await user.selectOptions(row.getByLabelText('Language of the categories'), 'EN');
  expect(chips()).toEqual(['All', 'All EN', 'Turbines EN']);
  // A language alone hides no product.
  expect(titlesShown()).toHaveLength(2);
  await user.click(row.getByRole('button', { name: 'All EN' }));
  expect(titlesShown()).toEqual(['EN LM6000 set']);
  expect(sent).toEqual(loaded);
});

describe('as a table', () => {
  async function renderTable(responses: object = {}) {
    const rendered = await renderProducts(responses);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
    const table = within(screen.getByRole('table', { name: 'Products' }));
    return { ...rendered, table };
  }

  test('it shows and sorts by language and category, all of many products', async () => {
    const { user, table } = await renderTable({
      products: pagesOf(manyProducts.with(59, { ...product, title: 'Mark VIe', language: 'DE' })),
    });
    expect(titlesShown()).toHaveLength(50);
    await user.click(table.getByRole('button', { name: 'Language' }));
    await waitFor(() => expect(titlesShown()[0]).toBe('Mark VIe'));
    await user.click(table.getByRole('button', { name: 'Category' }));
    const [, first] = table.getAllByRole('row');
    expect(first).toHaveTextContent('N10ENSteuerungAeroderivativeLM6000 PC43');
    await user.click(screen.getByRole('button', { name: 'Show as cards' }));
    expect(titlesShown()[0]).toBe('EN N1');
  });

  test('the next visit shows the list as the last one did, until the session ends', async () => {
    const { user } = await renderTable();
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    await user.click(screen.getByRole('link', { name: 'Products' }));
    expect(await screen.findByRole('button', { name: 'Show as cards' })).toBeVisible();
    cleanup();
    await renderProducts();
    expect(await screen.findByRole('button', { name: 'Show as a table' })).toBeVisible();
  });

  test('selected products get another category of their language', async () => {
    const inputs: unknown[] = [];
    const other = { id: 'category-3', restId: '3', name: 'Engines', language: 'EN' };
    const { user, table } = await renderTable({
      products: pagesOf(manyProducts.slice(0, 3)),
      categories: pagesOf([turbines, steuerung, other]),
      updateProduct: ({ input }: { input: { id: string } }) => {
        inputs.push(input);
        return { product: { ...product, id: input.id, category: other } };
      },
    });
    await user.click(table.getByRole('checkbox', { name: 'Select N1' }));
    await user.click(table.getByRole('checkbox', { name: 'Select N3' }));
    const bar = within(screen.getByRole('group', { name: 'Selected products' }));
    const move = bar.getByLabelText('Move to category');
    expect(within(move).queryByRole('option', { name: 'Steuerung (DE)' })).toBeNull();
    await user.selectOptions(move, 'Engines (EN)');
    expect(inputs).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
    expect(inputs).toEqual([
      { id: 'product-n1', categoryId: other.id },
      { id: 'product-n3', categoryId: other.id },
    ]);
    expect(table.getAllByText('Engines')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Selected products' })).toBeNull();
  });

  test('selected products are deleted after the question, and come back by one Undo', async () => {
    const restored: unknown[] = [];
    const { user, table } = await renderTable({
      products: pagesOf(manyProducts.slice(0, 3)),
      deleteProduct: ({ input: { id } }: { input: { id: string } }) => ({
        deletedId: id,
        trashEntryId: `trash-${id}`,
      }),
      restoreTrashEntries: ({ input: { ids } }: { input: { ids: string[] } }) => {
        restored.push(...ids);
        return { deletedIds: ids, refusedIds: [] };
      },
    });
    await user.click(table.getByRole('checkbox', { name: 'Select N1' }));
    await user.click(table.getByRole('checkbox', { name: 'Select N2' }));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' }),
    );
    expect(question.getByText('2 products, with their images and properties.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Yes' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Successfully deleted');
    expect(titlesShown()).toEqual(['N3']);
    await user.click(within(alert).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored).toEqual(['trash-product-n1', 'trash-product-n2']));
  });

  test('the screen of a product that was deleted in the table leads to the list (spec 2.14, 4)', async () => {
    const { user, sent } = await renderProducts({
      deleteProduct: ({ input: { id } }: { input: { id: string } }) => ({ deletedId: id }),
    });
    await user.click(await screen.findByRole('link', { name: 'EN LM6000 set' }));
    await screen.findByLabelText('Title');
    await user.click(screen.getByRole('link', { name: 'Products' }));
    await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select LM6000 set' }));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByRole('alert');

    act(() => {
      window.location.hash = '#/dashboard/product/7';
    });
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Products' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(sent.filter((name) => name === 'EditProductScreen')).toHaveLength(1);
  });

  test('a deletion that fails half-way says how many, and undoes those that were deleted', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const restored: unknown[] = [];
    const { user, table } = await renderTable({
      products: pagesOf(manyProducts.slice(0, 4)),
      deleteProduct: ({ input: { id } }: { input: { id: string } }) => {
        if (id === 'product-n2') throw new GraphQLError('Away.');
        return { deletedId: id, trashEntryId: `trash-${id}` };
      },
      restoreTrashEntries: ({ input: { ids } }: { input: { ids: string[] } }) => {
        restored.push(...ids);
        return { deletedIds: ids, refusedIds: [] };
      },
    });
    for (const name of ['Select N1', 'Select N2', 'Select N3']) {
      await user.click(table.getByRole('checkbox', { name }));
    }
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('2 deleted, 1 not deleted');
    expect(titlesShown()).toEqual(['N2', 'N4']);
    expect(table.getByRole('checkbox', { name: 'Select N2' })).toBeChecked();
    await user.click(within(alert).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored).toEqual(['trash-product-n1', 'trash-product-n3']));
  });

  test('what could not be moved stays selected, and the alert says how many', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const other = { id: 'category-3', restId: '3', name: 'Engines', language: 'EN' };
    const { user, table } = await renderTable({
      products: pagesOf(manyProducts.slice(0, 2)),
      categories: pagesOf([turbines, other]),
      updateProduct: ({ input }: { input: { id: string } }) => {
        if (input.id === 'product-n1') throw new GraphQLError('Away.');
        return { product: { ...product, id: input.id, category: other } };
      },
    });
    for (const name of ['Select N1', 'Select N2']) {
      await user.click(table.getByRole('checkbox', { name }));
    }
    await user.selectOptions(screen.getByLabelText('Move to category'), 'Engines (EN)');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('1 moved, 1 not moved');
    expect(table.getByRole('checkbox', { name: 'Select N1' })).toBeChecked();
    expect(table.getByRole('checkbox', { name: 'Select N2' })).not.toBeChecked();
  });
});

test('shows the first of many products and more when they are asked for', async () => {
  const { user, sent } = await renderProducts({ products: productPages(manyProducts) });

  const button = await screen.findByRole('button', { name: 'Load more' });
  expect(titlesShown()).toEqual(manyTitles.slice(0, 50));
  await user.click(button);
  await waitFor(() => expect(titlesShown()).toEqual(manyTitles));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(sent).toEqual([...loaded, 'ProductListScreen']);
});

test('a filter finds products that were not read yet', async () => {
  const { user, sent } = await renderProducts({ products: productPages(manyProducts) });

  const filter = await screen.findByRole('searchbox', { name: 'Filter' });
  // Without a pause between them, so only the last one is asked for.
  for (const value of ['n', 'n5']) fireEvent.change(filter, { target: { value } });
  await waitFor(() => expect(titlesShown()).toHaveLength(11));
  expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('11 of 60');
  expect(sent).toEqual([...loaded, 'ProductListScreen']);

  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(titlesShown()).toEqual(manyTitles.slice(0, 50)));
});

test('a language shows its products that were not read yet, too, with word of what is going on', async () => {
  const pages = pagesOf(manyProducts.with(59, { ...product, title: 'Mark VIe', language: 'DE' }));
  const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
  const { user, sent } = await renderProducts({
    products: async (args: Parameters<typeof pages>[0]) => {
      if (args.after) await later;
      return pages(args);
    },
  });

  await user.click(await screen.findByRole('button', { name: 'All DE' }));
  const found = screen.getByRole('status', { name: 'Found' });
  await waitFor(() => expect(found).toHaveTextContent('Loading all products…'));
  expect(screen.queryByText('No item')).toBeNull();
  goOn(undefined);
  await waitFor(() => expect(titlesShown()).toEqual(['DE Mark VIe']));
  expect(found).toBeEmptyDOMElement();
  expect(sent).toEqual([...loaded, 'ProductListScreen']);
});

describe('the lists of categories follow', () => {
  const engines = { id: 'category-3', restId: '3', name: 'Engines', language: 'EN' };

  /** Opens the list of both categories, of which one has a product, and stays at that one. */
  async function openBoth(responses: object = {}) {
    let moved = product;
    const rendered = await renderProducts({
      categories: pagesOf([turbines, engines]),
      product: () => ({ ...moved, properties: [] }),
      products: (args: Parameters<ReturnType<typeof productPages>>[0]) =>
        productPages([moved])(args),
      updateProduct: () => {
        moved = { ...product, category: engines };
        return { product: moved };
      },
      deleteProduct: { deletedId: product.id },
      ...responses,
    });
    const { user, sent } = rendered;
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
    };
    await choose('Engines EN');
    expect(await screen.findByText('No item')).toBeVisible();
    await choose('Turbines EN');
    expect(await screen.findByRole('link', { name: 'EN LM6000 set' })).toBeVisible();
    const countLoads = () => sent.filter((name) => name === 'ProductListScreen').length;
    return { ...rendered, choose, countLoads };
  }

  test('a move in the table (spec 7.4)', async () => {
    const { user, choose, countLoads } = await openBoth();
    await choose('Show as a table');
    await user.click(screen.getByRole('checkbox', { name: 'Select LM6000 set' }));
    await user.selectOptions(screen.getByLabelText('Move to category'), 'Engines (EN)');
    await choose('Move');
    expect(await screen.findByText('No item')).toBeVisible();
    expect(countLoads()).toBe(3);
    await choose('Show as cards');
    await choose('Engines EN');
    expect(await screen.findByRole('link', { name: 'EN LM6000 set' })).toBeVisible();
    // What it has joined is read again, at its place.
    expect(countLoads()).toBe(4);
  });

  test('a move in the form of the product (spec 7.4)', async () => {
    const { user, choose, countLoads } = await openBoth();
    await user.click(screen.getByRole('link', { name: 'EN LM6000 set' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Category' }),
      'Engines (EN)',
    );
    await choose('Update');
    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
    await goBack();
    expect(await screen.findByText('No item')).toBeVisible();
    expect(countLoads()).toBe(3);
    await choose('Engines EN');
    expect(await screen.findByRole('link', { name: 'EN LM6000 set' })).toBeVisible();
  });

  test('a move by somebody else, which a save brings', async () => {
    const { user, choose, countLoads } = await openBoth();
    await user.click(screen.getByRole('link', { name: 'EN LM6000 set' }));
    await user.type(await screen.findByLabelText('Title'), '2');
    await choose('Update');
    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
    await goBack();
    expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
    expect(await screen.findByText('No item')).toBeVisible();
    expect(countLoads()).toBe(3);
  });

  test('no move that was refused, since somebody else had saved the product', async () => {
    const { user, choose, countLoads } = await openBoth({
      product: { ...product, properties: [], version: '1' },
      updateProduct: {
        product: { ...product, properties: [], title: 'LM6000 sets', version: '2' },
        userErrors: [{ code: 'OUTDATED', field: null }],
      },
    });
    await user.click(screen.getByRole('link', { name: 'EN LM6000 set' }));
    await user.type(await screen.findByLabelText('Title'), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Engines (EN)');
    await choose('Update');
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Close' }));
    await goBack();
    await choose('Yes');
    expect(await screen.findByRole('link', { name: 'EN LM6000 sets' })).toBeVisible();
    expect(countLoads()).toBe(3);
  });

  test('a deletion (spec 7.4)', async () => {
    const { user, choose, countLoads } = await openBoth();
    await user.click(screen.getByRole('link', { name: 'EN LM6000 set' }));
    await choose('Delete');
    await choose('Yes');
    await choose('Turbines EN');
    expect(await screen.findByText('No item')).toBeVisible();
    expect(countLoads()).toBe(3);
  });
});

test('a product that is added before all are read comes with the rest, with no query after it', async () => {
  const products: object[] = [...manyProducts];
  const { user, sent } = await renderProducts({
    products: pagesOf(products),
    addProduct: () => {
      products.push({ ...product, id: 'product-9', restId: '9', title: 'Regler' });
      return { productEdge: { cursor: `after ${products.length}`, node: products.at(-1) } };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /^Category/ }),
    steuerung.id,
  );
  await user.fill(screen.getByLabelText('Title'), 'Regler');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titlesShown()).toEqual(manyTitles.slice(0, 50));
  expect(sent).toEqual([...loaded, 'AddProduct']);

  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titlesShown()).toEqual([...manyTitles, 'EN Regler']));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test("says 'No category' and 'No item' where there is none (spec 2.14, 8)", async () => {
  await renderProducts({ categories: pagesOf([]), products: pagesOf([]) });

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
  await user.click(await screen.findByRole('button', { name: 'Steuerung DE' }));
  await waitFor(() => expect(titlesShown()).toEqual(['DE Mark VIe']));
  await user.click(screen.getByRole('button', { name: 'All' }));

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add product' }));
  expect(dialog.getByLabelText('Language')).toHaveValue('DE');
  await user.upload(dialog.getByLabelText('Add images'), [
    new File(['1'], 'front.png', { type: 'image/png' }),
    new File(['2'], 'wrong.png', { type: 'image/png' }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove wrong.png' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), 'Steuerung (DE)');
  await user.fill(dialog.getByLabelText('Title'), 'Regler');
  await user.fill(dialog.getByLabelText('Type'), 'Steuerung');
  await user.fill(dialog.getByLabelText('Model'), 'Mark VIe');
  await user.fill(dialog.getByLabelText('Power'), '43,5');
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('link', { name: 'DE Regler' })).toHaveAttribute(
    'href',
    '#/dashboard/product/9',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addProduct.mock.lastCall?.[0].input).toEqual({
    categoryId: steuerung.id,
    title: 'Regler',
    description: '',
    type: 'Steuerung',
    model: 'Mark VIe',
    power: '43,5',
    language: 'DE',
    images: [expect.objectContaining({ name: 'front.png' })],
  });

  // The product is listed under its category, too, and the form starts empty again.
  await user.click(screen.getByRole('button', { name: 'Steuerung DE' }));
  expect(titlesShown()).toEqual(['DE Mark VIe', 'DE Regler']);
  await user.selectOptions(screen.getByLabelText('Language of the categories'), 'EN');
  await user.click(screen.getByRole('button', { name: 'Turbines EN' }));
  await waitFor(() => expect(titlesShown()).toEqual(['EN LM6000 set']));
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
  expect(sent).toEqual([...loaded, 'ProductListScreen', 'AddProduct', 'ProductListScreen']);
});

test('a product is not added without a category (spec 5)', async () => {
  const { user, sent } = await renderProducts();

  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  const select = await screen.findByRole('combobox', { name: /^Category/ });
  expect(select).toBeRequired();
  expect(select).toHaveDisplayValue('Select category');
  await user.fill(screen.getByLabelText('Title'), 'Regler');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(select).toBeInvalid();
  expect(sent).toEqual(loaded);
});

test('the list can be left while more products are on their way', async () => {
  const pages = pagesOf(manyProducts);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const products = async (page: Parameters<typeof pages>[0]) => {
    if (page.after) await promise;
    return pages(page);
  };
  const { user } = await renderProducts({ products });

  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeInTheDocument();
  resolve(undefined);
});

test('the list goes on after all loaded products were deleted by somebody else', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const all = productsNamed(120);
  let stored = all;
  const { user } = await renderProducts({
    products: (page: Parameters<ReturnType<typeof pagesOf>>[0]) => {
      const isKnown = stored.some(({ id }) => `after ${id}` === page.after);
      if (page.after && !isKnown) {
        throw new GraphQLError('after names no entry of this list', {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
      return pagesOf(stored)(page);
    },
  });
  const button = await screen.findByRole('button', { name: 'Load more' });
  stored = all.slice(50);

  await user.click(button);
  await waitFor(() => expect(titlesShown()).toContain('EN N51'));
  while (screen.queryByRole('button', { name: 'Load more' })) {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Load more' }));
  }
  const titles = titlesShown();
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(expect.arrayContaining(stored.map(({ title }) => `EN ${title}`)));
  expect(titles).not.toContain('EN N50');
});

test('Back brings back category, filter and loaded products; a link to the list starts over', async () => {
  const { user, sent } = await renderProducts({ products: productPages(manyProducts) });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titlesShown()).toEqual(manyTitles));
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  await goBack();
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(titlesShown()).toEqual(manyTitles);
  expect(sent.filter((name) => name === 'ProductListScreen')).toHaveLength(2);

  await user.selectOptions(screen.getByLabelText('Language of the categories'), 'EN');
  await user.click(screen.getByRole('button', { name: /^Turbine/ }));
  await user.fill(screen.getByRole('searchbox', { name: 'Filter' }), 'n5');
  await waitFor(() => expect(titlesShown().length).toBeLessThan(20));
  const found = titlesShown();
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  expect(window.location.href).not.toContain('n5');
  await goBack();
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(await screen.findByRole('searchbox', { name: 'Filter' })).toHaveValue('n5');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(/^Turbine/);
  expect(titlesShown()).toEqual(found);

  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  await user.click(screen.getByRole('link', { name: 'Products' }));
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(await screen.findByRole('searchbox', { name: 'Filter' })).toHaveValue('');
  expect(titlesShown()).toHaveLength(50);
});
