import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { page } from '../../test/page-responses.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { product, steuerung, turbines } from '../../test/product-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

test('products that fail in another language leave the screen, and come with the first category of that language (spec 2.11, 8)', async () => {
  const products = vi.fn(pagesOf([product]));
  const { user } = await renderApp({
    route: '/gas-turbina',
    responses: {
      ...siteResponses,
      page,
      categories: ({ language, ...args }: { language: string; first: number }) =>
        pagesOf([language === 'DE' ? steuerung : turbines])(args),
      products,
    },
  });
  expect(await screen.findByText('LM6000 PC')).toBeVisible();
  products.mockImplementationOnce(() => {
    throw new Error('It failed.');
  });
  const [german] = screen.getAllByRole('button', { name: 'de Deutsch' });
  if (german) await user.click(german);
  const tryAgain = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(screen.getByText('LM6000 PC')).toBeVisible();
  expect(screen.getByText('Gasturbinen.')).toBeVisible();

  products.mockImplementation(pagesOf([{ ...product, id: 'product-9', model: 'Mark VIe' }]));
  await user.click(tryAgain);
  expect(await screen.findByText('Mark VIe')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Steuerung' })).toHaveAttribute('aria-selected', 'true'),
  );
});

test('a click on a row is one on its link, whatever keys are held, and selecting its text is none (spec 2.11)', async () => {
  const { user } = await renderApp({
    route: '/gas-turbina',
    responses: {
      ...siteResponses,
      page,
      categories: pagesOf([turbines]),
      products: pagesOf([product]),
      product,
    },
  });
  const model = await screen.findByText('LM6000 PC');
  await user.pointer([
    { keys: '[MouseLeft>]', target: model, offset: 0 },
    { target: model, offset: 6 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(getSelection()?.toString()).toBe('LM6000');
  expect(window.location.hash).toBe('#/gas-turbina');

  const clicks: [boolean, boolean][] = [];
  const link = within(screen.getByRole('row', { name: /LM6000 PC/ })).getByRole('link');
  const record = (event: MouseEvent) => {
    if (event.target !== link) return;
    clicks.push([event.ctrlKey, event.defaultPrevented]);
    // The browser would open a tab.
    event.preventDefault();
  };
  document.addEventListener('click', record);
  await user.keyboard('{Control>}');
  await user.click(model);
  await user.keyboard('{/Control}');
  document.removeEventListener('click', record);
  expect(clicks).toEqual([[true, false]]);
  expect(window.location.hash).toBe('#/gas-turbina');

  getSelection()?.selectAllChildren(model);
  // Browsers keep what is selected until the button is released.
  fireEvent.mouseDown(model, { detail: 1 });
  fireEvent.click(model, { detail: 1 });
  expect(window.location.hash).toBe('#/parts/7');
});
