import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

function productsIn(language: 'DE' | 'EN' | 'RU', length: number) {
  return Array.from({ length }, (_, index) => ({
    __typename: 'Product',
    id: `${language}-${index + 1}`,
    restId: `${index + 1}`,
    title: `${language} ${index + 1}`,
    model: 'LM6000PC',
    type: 'Aeroderivative',
    description: '',
    image: null,
    images: [],
  }));
}

function titles(language: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${language} ${index + 1}`);
}

function titlesShown() {
  return screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
}

type Page = Parameters<ReturnType<typeof pagesOf>>[0];

/** Opens the screen over a server that gives `pageSize` products at a time, by default those that are asked for. */
async function openSpareParts(lengths: { EN: number; DE: number }, pageSize?: number) {
  const lists = {
    EN: pagesOf(productsIn('EN', lengths.EN)),
    DE: pagesOf(productsIn('DE', lengths.DE)),
  };
  const products = vi.fn(({ language, ...page }: Page & { language: 'EN' | 'DE' }) =>
    lists[language]({ ...page, first: pageSize ?? page.first ?? 0 }),
  );
  const app = await renderApp({ route: '/spare-parts', responses: { ...siteResponses, products } });
  await screen.findAllByRole('article');
  return { ...app, products };
}

test('a list of one page is shown as it is, with no button (spec 2.6)', async () => {
  const { sent } = await openSpareParts({ EN: 24, DE: 0 });

  expect(titlesShown()).toEqual(titles('EN', 24));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(sent.toSorted()).toEqual(['SiteLayout', 'SparePartsScreen']);
});

test('the way to the pre-order takes the keyboard along', async () => {
  const { user } = await openSpareParts({ EN: 1, DE: 0 });
  await user.click(screen.getByRole('button', { name: /Go to the pre-order/ }));
  expect(screen.getByRole('heading', { name: 'Pre-order' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
});

test('more cards come by a click, and stay while another language is looked at', async () => {
  const { user, sent, products } = await openSpareParts({ EN: 8, DE: 4 }, 3);
  expect(titlesShown()).toEqual(titles('EN', 3));

  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titlesShown()).toEqual(titles('EN', 6)));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titlesShown()).toEqual(titles('EN', 8)));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'de Deutsch' }));
  await waitFor(() => expect(titlesShown()).toEqual(titles('DE', 3)));
  await user.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  await waitFor(() => expect(titlesShown()).toEqual(titles('DE', 4)));
  const before = [...sent];
  await user.click(screen.getByRole('button', { name: 'en English' }));
  await waitFor(() => expect(titlesShown()).toEqual(titles('EN', 8)));
  expect(sent).toEqual(before);
  expect(products.mock.calls.map(([{ first }]) => first)).toEqual([24, 24, 24, 24, 24]);
});

test('they are there at once after Back, so that the visitor returns to where he was', async () => {
  const { user, sent } = await openSpareParts({ EN: 5, DE: 0 }, 3);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titlesShown()).toHaveLength(5));
  act(() => {
    window.location.hash = '#/';
  });
  await screen.findByRole('heading', { name: 'About Hamberg Turbinen GmbH' });
  const before = [...sent];

  act(() => {
    history.back();
  });
  await waitFor(() => expect(titlesShown()).toHaveLength(5));
  expect(sent).toEqual(before);
});

/** Stands in for the observer of the list's end; returns what brings it near. */
function observeEnd() {
  const observers: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  const isIntersecting = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  return () => act(() => observers.at(-1)?.(isIntersecting, new IntersectionObserver(() => {})));
}

test('scrolling near the end asks for more by itself, in each language', async () => {
  const comeNear = observeEnd();
  const { products, user } = await openSpareParts({ EN: 8, DE: 8 }, 3);
  comeNear();
  await waitFor(() => expect(titlesShown()).toEqual(titles('EN', 6)));
  await user.click(screen.getByRole('button', { name: 'de Deutsch' }));
  await waitFor(() => expect(titlesShown()).toEqual(titles('DE', 3)));
  comeNear();
  await waitFor(() => expect(titlesShown()).toEqual(titles('DE', 6)));
  expect(products).toHaveBeenCalledTimes(4);
});

test('scrolling near the end asks only once where that fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const comeNear = observeEnd();
  const { products, user } = await openSpareParts({ EN: 5, DE: 0 }, 3);
  products.mockImplementation(() => {
    throw new GraphQLError('The backend is not there.');
  });
  const button = () => screen.getByRole('button', { name: 'Load more' });

  comeNear();
  await waitFor(() => expect(products).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(button()).toBeEnabled());
  comeNear();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(products).toHaveBeenCalledTimes(2);
  expect(titlesShown()).toHaveLength(3);

  products.mockImplementation(({ after }) => pagesOf(productsIn('EN', 5))({ first: 3, after }));
  await user.click(button());
  await waitFor(() => expect(titlesShown()).toHaveLength(5));
});
