import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import type { Language } from '../../i18n/languages.ts';
import { expectExplicitRoles } from '../../test/expect-explicit-roles.ts';
import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { spare } from '../../test/spare-responses.ts';
import { maxParts, readBasket } from '../basket/basket.ts';
import { addToBasket } from '../basket/edit-basket.ts';

const ignition = { restId: '7', title: localized('Zündung', 'Ignition', 'Зажигание') };

function hit(partNumber: string, match = 'EXACT') {
  const description = localized('Zündkerze', 'Igniter plug', 'Запальная свеча');
  const subPart = { id: partNumber, partNumber, description, substPart: 'S-1', quantity: 1 };
  return { match, subPart, spare: ignition };
}

/** A group of hits whose titles are marked as a whole. */
function group(kind: string, ...hits: [restId: string, title: string, text: string][]) {
  return {
    kind,
    hits: hits.map(([restId, title, text]) => ({
      restId,
      title: title ? [{ text: title, isMatch: true }] : [],
      text: [{ text, isMatch: false }],
      language: 'EN',
    })),
    totalCount: hits.length,
  };
}

async function openSearch({
  route = '/search',
  hits = [hit('HT-1')],
  content = [],
  hasMore = false,
  partHistories = [],
  synonyms = null,
  language,
}: {
  route?: string;
  hits?: ReturnType<typeof hit>[];
  content?: ReturnType<typeof group>[];
  hasMore?: boolean;
  partHistories?: object;
  synonyms?: object | null;
  language?: Language;
} = {}) {
  const search = vi.fn((_: { query: string }): unknown => ({ parts, content: () => content }));
  const parts = vi.fn((_: { first: number }): unknown => ({ hits, hasMore }));
  const products = pagesOf([]);
  const app = await renderApp({
    route,
    ...(language && { language }),
    responses: { ...siteResponses, spare, products, search, partHistories, synonyms },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, search, parts };
}

const field = () => screen.getByRole('searchbox', { name: 'Part number, description or topic' });
const status = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text),
  );

test.each([
  ['de', 'Gefundene Teile: 1', 'Zündkerze', 'Zündung'],
  ['en', 'Parts found: 1', 'Igniter plug', 'Ignition'],
  ['ru', 'Найдено деталей: 1', 'Запальная свеча', 'Зажигание'],
] as const)(
  'an address with a search shows what it finds, in the language %s',
  async (language, found, description, list) => {
    const { search, parts } = await openSearch({ route: '/search?q=ht%201', language });
    await status(found);
    expectExplicitRoles(screen.getByRole('table'));
    const [, row] = screen.getAllByRole('row');
    const hit = within(row ?? document.body);
    expect(hit.getByRole('rowheader', { name: 'HT-1' })).toHaveAttribute('translate', 'no');
    for (const text of [description, 'S-1', list]) expect(hit.getByText(text)).toBeVisible();
    expect(search.mock.calls[0]?.[0]).toEqual({ query: 'ht 1' });
    expect(parts.mock.calls[0]?.[0]).toEqual({ first: 50 });
    expect(screen.getByRole('searchbox')).toHaveValue('ht 1');
  },
);

test('the header leads to the search, and what is typed there into the address', async () => {
  const { user, search } = await openSearch({ route: '/' });
  await user.click(screen.getByRole('link', { name: 'Search the website' }));
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  expect(search).not.toHaveBeenCalled();

  await user.type(field(), ' Düse & Ring {enter}');
  await status('Parts found: 1');
  expect(window.location.hash).toBe('#/search?q=D%C3%BCse+%26+Ring');
  expect(search.mock.calls[0]?.[0]).toMatchObject({ query: 'Düse & Ring' });
  expect(document.title).toBe('Search – Hamberg Turbinen');
});

test('the spare-parts page has the field, too', async () => {
  const { user } = await openSearch({ route: '/spare-parts' });
  await user.fill(field(), 'ht1');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  await status('Parts found: 1');
});

test('an empty search asks nothing', async () => {
  const { user, search } = await openSearch();
  await user.type(field(), '  {enter}');
  expect(window.location.hash).toBe('#/search');
  expect(search).not.toHaveBeenCalled();
});

test('a hit leads to its row, which is marked and has the focus', async () => {
  const scrollIntoView = vi.fn();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  const { user } = await openSearch({ route: '/search?q=x', hits: [hit('HT-1001')] });
  const link = await screen.findByRole('link', { name: 'HT-1001' });
  // Wrapped in act: the click suspends the screen.
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Fuel nozzles' });
  expect(window.location.hash).toBe('#/part-list/7?part=HT-1001');
  const row = screen.getByRole('row', { name: /HT-1001/ });
  expect(row).toHaveAttribute('data-target');
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  expect(scrollIntoView.mock.contexts).toEqual([row]);
});

test('a hit names what is newer and older than it, and its other lists', async () => {
  const partHistories = [
    {
      ...{ number: 'HT-1', predecessors: [['HT-0']], successors: [['S-1']], hasMore: false },
      spares: [ignition, { restId: '8', title: localized('Kessel', 'Boiler', 'Котёл') }],
    },
    { number: 'S-1', predecessors: [], successors: [['S-2']], hasMore: false, spares: [] },
  ];
  await openSearch({ route: '/search?q=ht1', partHistories });
  await screen.findByRole('link', { name: 'Boiler' });
  expect(screen.getByRole('row', { name: /HT-1/ })).toHaveTextContent(
    'Supersession, old to new: HT-0 → HT-1 → S-1 → S-2Also in: Boiler',
  );
});

test('a hit is added to the enquiry for several parts, once more with each click', async () => {
  const { user } = await openSearch({ route: '/search?q=x' });
  await user.click(await screen.findByRole('button', { name: 'Add part HT-1 to the enquiry' }));
  await user.click(screen.getByRole('button', { name: 'Added: 1. Add part HT-1 to the enquiry' }));
  expect(readBasket()).toEqual([
    {
      ...{ id: 'HT-1', partNumber: 'HT-1', description: 'Igniter plug', substPart: 'S-1' },
      quantity: 2,
    },
  ]);
  expect(screen.getByText('Added: 2', { selector: 'button *' })).toBeVisible();
  await status('Added: 2');
  expect(screen.getByRole('link', { name: 'Parts in the enquiry: 1' })).toBeVisible();
});

test('a part that the enquiry has no room for says so', async () => {
  const ring = { partNumber: 'HT-9', description: '', substPart: '' };
  for (let index = 0; index < maxParts; index += 1) addToBasket({ ...ring, id: `${index}` });
  const { user } = await openSearch({ route: '/search?q=HT-1' });
  await user.click(await screen.findByRole('button', { name: 'Add part HT-1 to the enquiry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not added: 1. An enquiry has at most 200 parts.',
  );
});

test('what else the website has stands after the parts, by kind, each with its link', async () => {
  const content = [
    group('SERVICE', ['3', 'Borescope inspection', 'The borescope shows us the gas path.']),
    group('PRODUCT', ['9', 'Mark VIe', 'A control cabinet']),
    group('CATEGORY', ['4', 'Controls', '']),
    group('PARTNER', ['1', '', 'Monitoring'], ['2', '', 'Turbines']),
    group('PAGE', ['careers', '', 'Borescope technicians']),
  ];
  await openSearch({ route: '/search?q=borescope', content });
  await status('Parts found: 1 Pages found: 6');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 6)).toEqual([
    ...['Spare parts', 'Services', 'Products', 'Categories', 'Partners', 'Pages'],
  ]);
  const linksIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn('Services')).toEqual([['Borescope inspection', '/en/service/3#/service/3']]);
  expect(linksIn('Products')).toEqual([['Mark VIe', '/en/parts/9#/parts/9']]);
  expect(linksIn('Categories')).toEqual([['Controls', '/en/gas-turbina#/gas-turbina']]);
  expect(linksIn('Partners')).toEqual([['Partners', '/en/partners#/partners']]);
  expect(linksIn('Pages')).toEqual([['Careers', '/en/careers#/careers']]);
  expect(screen.getByText('Borescope inspection').tagName).toBe('MARK');
});

test('pages whose texts are those of the web app are found, too', async () => {
  const route = `/search?q=${encodeURIComponent('гарантия')}`;
  await openSearch({ route, hits: [], language: 'ru' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: /^Склад и пред/ })).toBeVisible();
});

test('pages are found by the names that administrators keep for one thing', async () => {
  const synonyms = { nodes: [{ id: 'synonym-1', words: 'Jobportal, careers' }] };
  await openSearch({ route: '/search?q=jobportal', hits: [], synonyms });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Careers' })).toBeVisible();
});

test('a page that the backend has is shown once', async () => {
  const content = [group('PAGE', ['privacy-policy', '', 'Your rights'])];
  await openSearch({ route: '/search?q=privacy', hits: [], content });
  await status('No part was found for “privacy”. Pages found: 1');
  const pages = within(screen.getByRole('region', { name: 'Pages' }));
  expect(pages.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Privacy policyYour rights',
  ]);
});

test('nothing found says so and leads to the contacts', async () => {
  await openSearch({ route: '/search?q=gearbox', hits: [] });
  await status('No part was found for “gearbox”.');
  expect(screen.queryByRole('table')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
    'href',
    '/en/contacts#/contacts',
  );
});

test('a part number that no list has can be asked for', async () => {
  const number = 'HT-ZZ-0000-00';
  const { user } = await openSearch({
    route: `/search?q=${number}`,
    hits: [hit('HT-1', 'SIMILAR')],
  });
  await status('No list has exactly this. Similar parts: 1');
  const offer = screen.getByText(`No list has ${number}. You can ask for it all the same:`);
  await user.click(within(offer).getByRole('button'));
  expect(readBasket()).toMatchObject([
    { partNumber: number, note: 'not in the lists of the website' },
  ]);
});

test.each([
  ['LM1600', 'SIMILAR'],
  ['HT-1', 'EXACT'],
])(
  'what is no number, or is in a list, is not offered to be asked for: %s',
  async (typed, match) => {
    await openSearch({ route: `/search?q=${typed}`, hits: [hit('HT-1', match)] });
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByText(/^No list has .* ask for it/)).toBeNull();
  },
);

test.each([
  ['a description has it', { hits: [hit('HT-1', 'CONTAINED')] }],
  ['a page has it', { hits: [], content: [group('PRODUCT', ['3', 'GX-9000', 'A gas turbine'])] }],
])('a name with digits is not offered to be asked for where %s', async (_, found) => {
  await openSearch({ route: '/search?q=GX-9000', ...found });
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText(/^No list has .* ask for it/)).toBeNull();
});

test('parts with one typing error are called similar', async () => {
  await openSearch({
    route: '/search?q=x',
    hits: [hit('HT-1', 'SIMILAR'), hit('HT-2', 'SIMILAR')],
  });
  await status('No list has exactly this. Similar parts: 2');
});

test('parts with some of the words are called so', async () => {
  await openSearch({ route: '/search?q=x', hits: [hit('HT-1', 'PARTIAL')] });
  await status('No part has all of these words. Parts with most of them: 1');
});

test('of many hits the first show, and more on a click', async () => {
  const { user, parts } = await openSearch({ route: '/search?q=x', hasMore: true });
  await status('The first 1 matches. A more precise entry narrows them down.');
  parts.mockImplementation(() => ({ hits: [hit('HT-1'), hit('HT-2')], hasMore: true }));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await status('The first 2 matches. A more precise entry narrows them down.');
  expect(parts.mock.calls.at(-1)?.[0]).toMatchObject({ first: 200 });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByRole('link', { name: 'HT-2' })).toHaveFocus();
});

test('a search that fails says so and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, search } = await openSearch();
  search.mockImplementationOnce(() => {
    throw new GraphQLError('The backend is not there.');
  });
  await user.type(field(), 'ht1{enter}');
  await status('The search is not available at the moment.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await status('Parts found: 1');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
