import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { product, productResponses, steuerung, turbines } from '../../test/product-responses.ts';

const german = { restId: '8', title: 'Mark VIe', language: 'DE' };

const open = (responses: object) =>
  renderApp({
    route: '/dashboard/product/7',
    token: 'token-1',
    responses: { ...productResponses(), ...responses },
  });

const section = async () => {
  const heading = await screen.findByRole('heading', { name: 'In other languages' });
  const found = heading.closest('section');
  if (!found) throw new Error('The heading stands in no section.');
  return within(found);
};

test('lists the translations with the way to them, and leaves them', async () => {
  const leaveProductTranslations = vi.fn((_: { input: object }) => ({
    product: { ...product, translations: [] },
  }));
  const { user } = await open({
    product: { ...product, translations: [german] },
    leaveProductTranslations,
  });
  const shown = await section();
  expect(shown.getByRole('listitem')).toHaveTextContent('DE Mark VIe');
  const link = shown.getByRole('link', { name: 'Mark VIe' });
  expect(link).toHaveAttribute('href', '#/dashboard/product/8');
  expect(link).toHaveAttribute('lang', 'de');

  await user.click(shown.getByRole('button', { name: 'Not a translation of these' }));
  expect(await shown.findByText('No translation')).toBeInTheDocument();
  expect(leaveProductTranslations.mock.lastCall?.[0].input).toEqual({ id: 'product-7' });
});

test('duplicates into a free language and its category, says what was made and leads there', async () => {
  const copy = { ...product, id: 'product-9', restId: '9', title: 'Copy', language: 'RU' };
  const russian = { id: 'category-3', restId: '3', name: 'Турбины', language: 'RU' };
  const duplicateProduct = vi.fn((_: { input: object }) => ({
    productEdge: { cursor: 'c9', node: copy },
  }));
  const { user } = await open({
    product: ({ by }: { by: { restId: string } }) =>
      by.restId === '9' ? { ...copy, translations: [] } : { ...product, translations: [german] },
    categories: pagesOf([turbines, steuerung, russian]),
    duplicateProduct,
  });
  const shown = await section();
  await user.click(shown.getByRole('button', { name: 'Duplicate into another language' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Duplicate into another language' }),
  );
  // English is its own, German is there.
  const languages = within(dialog.getByLabelText('Language')).getAllByRole('option');
  expect(languages.map(({ textContent }) => textContent)).toEqual(['RU']);
  const category = dialog.getByRole('combobox', { name: /^Category/ });
  expect(within(category).getAllByRole('option').slice(1)).toHaveLength(1);
  await user.selectOptions(category, russian.id);
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Duplicated into RU. With 1 property and 2 images.',
  );
  expect(duplicateProduct.mock.lastCall?.[0].input).toEqual({
    id: 'product-7',
    language: 'RU',
    categoryId: russian.id,
  });
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/product/9'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Copy');
});

test('chooses a product in another language as the translation', async () => {
  const joinProductTranslations = vi.fn((_: { input: object }) => ({
    product: { ...product, translations: [german] },
  }));
  const { user } = await open({
    product: { ...product, translations: [] },
    joinProductTranslations,
  });
  const shown = await section();
  expect(shown.getByText('No translation')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Choose a translation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a translation' }));
  const select = await dialog.findByRole('combobox', { name: /^Product/ });
  const choices = within(select).getAllByRole('option').slice(1);
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Mark VIe (DE)']);
  await user.selectOptions(select, 'Mark VIe (DE)');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await shown.findByRole('link', { name: 'Mark VIe' })).toBeInTheDocument();
  expect(joinProductTranslations.mock.lastCall?.[0].input).toEqual({
    id: 'product-7',
    translationId: 'product-8',
  });
});

test.each([
  ['another title', 'Title', 'New', { title: 'LM6000 setNew' }, 'EN LM6000 setNew'],
  ['another language', 'Language', 'RU', { language: 'RU' }, 'RU LM6000 set'],
])(
  'after a save with %s the screens of the translations show it',
  async (_, label, value, change, shown) => {
    let saved = { ...product, properties: [] };
    const other = { ...product, id: 'product-8', ...german };
    const { user, sent } = await open({
      product: ({ by }: { by: { restId: string } }) =>
        by.restId === '8'
          ? { ...other, translations: [{ ...saved }] }
          : { ...saved, translations: [german] },
      updateProduct: () => {
        saved = { ...saved, ...change };
        return { product: { ...saved, translations: [german] } };
      },
    });
    await user.click((await section()).getByRole('link', { name: 'Mark VIe' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Mark VIe'));
    await user.click((await section()).getByRole('link', { name: 'LM6000 set' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('LM6000 set'));
    const field = screen.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else await user.type(field, value);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByRole('alert');
    // The own translations came with the response.
    expect(sent.at(-1)).toBe('UpdateProduct');

    await user.click((await section()).getByRole('link', { name: 'Mark VIe' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Mark VIe'));
    expect((await section()).getByRole('listitem')).toHaveTextContent(shown);
  },
);

test('over a backend that keeps no translations, only duplicates', async () => {
  await open({ product: { ...product, translations: null } });
  const shown = await section();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Duplicate into another language',
  ]);
  expect(shown.queryByText('No translation')).toBeNull();
});
