import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { page } from '../test/page-responses.ts';
import { pagesOf } from '../test/pages-of.ts';
import { product, productResponses } from '../test/product-responses.ts';
import { renderApp } from '../test/render-app.tsx';
import { siteResponses } from '../test/site-responses.ts';

/** A call that fails takes nothing with it that another call shows (spec 8). */

const responses = { ...siteResponses, ...productResponses(), products: pagesOf([product]), page };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const text = (shown: string) => screen.findByText(shown);
const card = () => screen.findByRole('heading', { name: 'LM6000 set' });
const tab = () => screen.findByRole('tab', { name: 'Turbines' });

test.each([
  { route: '/spare-parts', failed: 'navbar', stays: [card, () => field(/^Order/)] },
  { route: '/spare-parts', failed: 'settings', stays: [card, () => field(/^Order/)] },
  { route: '/spare-parts', failed: 'products', stays: [() => field(/^Order/)] },
  {
    route: '/contacts',
    failed: 'settings',
    stays: [() => text('Gas turbines.'), () => field('Comment')],
  },
  { route: '/contacts', failed: 'page', stays: [() => field('Comment')] },
  { route: '/careers', failed: 'page', stays: [() => field(/^First name/i)] },
  { route: '/imprint', failed: 'settings', stays: [() => text('Hamberg Turbinen GmbH')] },
  {
    route: '/gas-turbina',
    failed: 'categories',
    stays: [() => text('Gas turbines.'), () => text('Rotor.')],
  },
  { route: '/gas-turbina', failed: 'products', stays: [() => text('Gas turbines.'), tab] },
  { route: '/gas-turbina', failed: 'page', stays: [tab, () => text('LM6000 PC')] },
])(
  '$route shows the rest where $failed cannot be read (spec 8)',
  async ({ route, failed, stays }) => {
    await renderApp({
      route,
      responses: {
        ...responses,
        [failed]: () => {
          throw new GraphQLError('The backend is not there.');
        },
      },
    });
    for (const find of stays) expect(await find()).toBeVisible();
  },
);

test('the part that failed comes by another attempt (spec 8)', async () => {
  let fails = true;
  const { user } = await renderApp({
    route: '/gas-turbina',
    responses: {
      ...responses,
      categories: (args: object) => {
        if (fails) throw new GraphQLError('The backend is not there.');
        return productResponses().categories(args);
      },
    },
  });
  expect(await text('Gas turbines.')).toBeVisible();
  expect(await text('Not everything could be loaded.')).toBeVisible();
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await tab()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
