import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { housing, product, productResponses } from '../../test/product-responses.ts';

interface PropertyInput {
  image?: File;
  description: string;
}

function renderProduct(responses: object = {}) {
  return renderApp({
    route: '/dashboard/product/7',
    token: 'token-1',
    responses: { ...productResponses(), ...responses },
  });
}

const loaded = ['EditProductScreen', 'CategoryOptions'];
const rotor = { ...housing, id: 'property-2', restId: '2', description: '<p>One rotor.</p>' };
const photograph = new File(['1'], 'rotor.png', { type: 'image/png' });

test('shows each property with its image and text (spec 2.14)', async () => {
  await renderProduct();

  const block = within(await screen.findByRole('form', { name: 'Property 1' }));
  expect(block.getByRole('img')).toHaveAttribute('src', housing.image.url);
  const text = await block.findByRole('textbox', { name: 'Description' });
  expect(text).toHaveTextContent('One housing.');
  expect(text).toHaveAttribute('lang', 'en');
});

test("says 'No item' where a product has no property (spec 8)", async () => {
  await renderProduct({ product: { ...product, properties: [] } });

  expect(await screen.findByText('No item')).toBeVisible();
});

test('adds a property only with an image, and sends no query (spec 5, 7.4, 8)', async () => {
  const addProductProperty = vi.fn((_args: { input: PropertyInput }) => ({
    property: rotor,
  }));
  const { user, sent } = await renderProduct({ addProductProperty });

  await user.click(await screen.findByRole('button', { name: 'Add property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add property' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a file first!');
  expect(sent).toEqual(loaded);

  await user.upload(dialog.getByLabelText('Choose image'), photograph);
  expect(dialog.getByRole('img', { name: 'rotor.png' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('form', { name: 'Property 2' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addProductProperty.mock.lastCall?.[0].input).toEqual({
    productId: 'product-7',
    image: expect.objectContaining({ name: 'rotor.png' }) as File,
    description: '',
  });
  expect(sent).toEqual([...loaded, 'AddProductProperty']);

  await user.click(screen.getByRole('button', { name: 'Add property' }));
  await screen.findByRole('dialog', { name: 'Add property' });
  expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
});

test('updates a text and keeps the image, with no query (spec 7.4, 8)', async () => {
  const updateProductProperty = vi.fn((_args: { input: PropertyInput }) => ({
    property: { ...housing, description: '<h1>One housing.</h1>' },
  }));
  const { user, sent } = await renderProduct({ updateProductProperty });

  const block = within(await screen.findByRole('form', { name: 'Property 1' }));
  await user.click(await block.findByRole('button', { name: 'Heading 1' }));
  await user.click(block.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateProductProperty.mock.lastCall?.[0].input).toEqual({
    id: 'property-1',
    description: '<h1>One housing.</h1>',
  });
  expect(sent).toEqual([...loaded, 'UpdateProductProperty']);
});

test('another image takes the place of the stored one, with no query (spec 7.4)', async () => {
  const image = { path: 'products/rotor.png', url: '/api/products/rotor.png' };
  const updateProductProperty = vi.fn((_args: { input: PropertyInput }) => ({
    property: { ...housing, image },
  }));
  const { user, sent } = await renderProduct({ updateProductProperty });

  const block = within(await screen.findByRole('form', { name: 'Property 1' }));
  await user.upload(block.getByLabelText('Change image'), photograph);
  expect(block.getByRole('img', { name: 'rotor.png' })).toBeInTheDocument();
  await user.click(block.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateProductProperty.mock.lastCall?.[0].input.image?.name).toBe('rotor.png');
  expect(block.getByRole('img')).toHaveAttribute('src', image.url);
  expect(sent).toEqual([...loaded, 'UpdateProductProperty']);
});

test('a failed update keeps the chosen image and shows no message (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, sent } = await renderProduct({
    updateProductProperty: () => {
      throw new GraphQLError('The backend is not there.');
    },
  });

  const block = within(await screen.findByRole('form', { name: 'Property 1' }));
  await user.upload(block.getByLabelText('Change image'), photograph);
  await user.click(block.getByRole('button', { name: 'Update' }));

  await waitFor(() => expect(sent).toEqual([...loaded, 'UpdateProductProperty']));
  await waitFor(() => expect(block.getByRole('button', { name: 'Update' })).toBeEnabled());
  expect(block.getByRole('img', { name: 'rotor.png' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('deletes the property after Yes, keeps it after No, with no query (spec 4, 8)', async () => {
  const { user, sent } = await renderProduct({
    product: { ...product, properties: [housing, rotor] },
    deleteProductProperty: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  const block = within(await screen.findByRole('form', { name: 'Property 1' }));
  await user.click(block.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(loaded);

  await user.click(block.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(screen.queryByRole('form', { name: 'Property 2' })).toBeNull();
  const left = within(screen.getByRole('form', { name: 'Property 1' }));
  expect(await left.findByRole('textbox', { name: 'Description' })).toHaveTextContent('One rotor.');
  expect(sent).toEqual([...loaded, 'DeleteProductProperty']);
});
