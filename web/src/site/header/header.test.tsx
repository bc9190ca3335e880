import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { declarations, languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { localized } from '../../test/localized.ts';
import { page } from '../../test/page-responses.ts';
import { renderApp } from '../../test/render-app.tsx';
import { product } from '../../test/product-responses.ts';
import { siteResponses } from '../../test/site-responses.ts';

const english = { restId: '7', language: 'EN' };

async function openHome(responses: object = {}, language: Language = 'en') {
  const app = await renderApp({
    route: '/',
    language,
    responses: { ...siteResponses, ...responses },
  });
  const navigation = within(await screen.findByRole('navigation'));
  return { ...app, navigation };
}

test('the top bar links phone, e-mail, address and contacts (spec 2.4)', async () => {
  await openHome();
  expect(screen.getByRole('link', { name: 'Phone: +49 551 000260' })).toHaveAttribute(
    'href',
    'tel:+49551000260',
  );
  expect(
    screen.getByRole('link', { name: 'Email: info@hamberg-turbinen.example' }),
  ).toHaveAttribute('href', 'mailto:info@hamberg-turbinen.example');
  expect(screen.getByRole('link', { name: /^Address: Hinter dem Hamberge 26/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
    'href',
    '/en/contacts#/contacts',
  );
});

test('the dropdowns list services and spares by the id of the REST contract (spec 2.4)', async () => {
  const { user, navigation } = await openHome();
  await user.click(navigation.getByRole('button', { name: 'Services' }));
  expect(await screen.findByRole('link', { name: 'Borescope' })).toHaveAttribute(
    'href',
    '/en/service/1#/service/1',
  );
  await user.keyboard('{Escape}');
  await user.click(navigation.getByRole('button', { name: 'Spare parts' }));
  expect(await screen.findByRole('link', { name: 'Ignition' })).toHaveAttribute(
    'href',
    '/en/part-list/7#/part-list/7',
  );
});

test('an id may be any text, with a slash or half a character', async () => {
  const title = localized('Rotor', 'Rotor', 'Ротор');
  const navbar = { partnerCount: 0, services: [{ restId: 'a/b\ud83d', title }], spares: [] };
  const { user, navigation } = await openHome({ navbar });
  await user.click(navigation.getByRole('button', { name: 'Services' }));
  const path = '/service/a%2Fb%EF%BF%BD';
  const link = await screen.findByRole('link', { name: 'Rotor' });
  expect(link).toHaveAttribute('href', `/en${path}#${path}`);
});

test.each([
  ['by pointer', () => fireEvent.pointerDown(screen.getByRole('main'))],
  ['by keyboard', () => screen.getByRole('link', { name: 'Contacts' }).focus()],
])('a dropdown closes when the visitor goes elsewhere %s (spec 2.4)', async (_, goElsewhere) => {
  const { navigation } = await openHome();
  const button = navigation.getByRole('button', { name: 'Services' });
  // Does not focus the button, as in Safari, or when the click is replayed after the focus has left.
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  act(() => {
    goElsewhere();
  });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('with a partner count of 0 the partners link is left out (spec 2.4)', async () => {
  const { navigation } = await openHome({ navbar: { ...siteResponses.navbar, partnerCount: 0 } });
  expect(navigation.queryByRole('link', { name: 'Partners' })).toBeNull();
});

test('the switcher names each language in its own words, beside its flag (spec 2.4)', async () => {
  await openHome();
  const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    languages.map((language) => `${language} ${declarations[language].ownName}`),
  );
  const flags = buttons.map((button) => button.querySelector('img')?.getAttribute('src') ?? '');
  for (const flag of flags) expect(flag).toContain('svg');
  expect(new Set(flags).size).toBe(languages.length);
});

test('the language is switched at once, kept, and needs no request (spec 4)', async () => {
  const { user, navigation, sent } = await openHome({}, 'de');
  expect(navigation.getByRole('link', { name: 'Gasturbinen' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ru Русский' }));
  expect(await navigation.findByRole('link', { name: 'Газовые турбины' })).toBeVisible();
  expect(localStorage.getItem('i18nextLng')).toBe('ru');
  await waitFor(() => expect(document.documentElement.lang).toBe('ru'));
  expect(sent).toEqual(['SiteLayout']);
});

test('on a product, the switch leads to its translation where one is known, else stays', async () => {
  const { user } = await renderApp({
    route: '/parts/7',
    language: 'en',
    responses: {
      ...siteResponses,
      product: ({ by: { restId } }: { by: { restId: string } }) =>
        restId === '8'
          ? { ...product, id: 'product-8', title: 'Satz', language: 'DE', translations: [english] }
          : { ...product, translations: [{ restId: '8', language: 'DE' }] },
    },
  });
  await screen.findByRole('heading', { name: 'LM6000 set' });
  await user.click(screen.getByRole('button', { name: 'de Deutsch' }));
  expect(await screen.findByRole('heading', { name: 'Satz' })).toBeVisible();
  expect(window.location.hash).toBe('#/parts/8');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  // There is none in Russian.
  await user.click(screen.getByRole('button', { name: 'ru Русский' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('ru'));
  expect(window.location.hash).toBe('#/parts/8');
  await user.click(screen.getByRole('button', { name: 'en English' }));
  expect(await screen.findByRole('heading', { name: 'LM6000 set' })).toBeVisible();
  expect(window.location.hash).toBe('#/parts/7');
  // Nor has any other screen one.
  await user.click(screen.getByRole('link', { name: 'Contacts' }));
  await user.click(await screen.findByRole('button', { name: 'de Deutsch' }));
  expect(window.location.hash).toBe('#/contacts');
});

test('Escape closes a dropdown that the mouse has opened, and leaves the focus where it is (WCAG 1.4.13)', async () => {
  const { user, navigation } = await openHome();
  const contacts = screen.getByRole('link', { name: 'Contacts' });
  act(() => contacts.focus());
  const services = navigation.getByRole('button', { name: 'Services' });
  await user.hover(services);
  expect(services).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(services).toHaveAttribute('aria-expanded', 'false');
  expect(contacts).toHaveFocus();
});

test('the sidebar opens one section at a time, and a second click closes it (spec 2.4)', async () => {
  const { user } = await openHome();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const sidebar = within(await screen.findByRole('dialog'));
  const opened = () => sidebar.queryAllByRole('button', { expanded: true });
  for (const name of ['Services', 'Spare parts', 'Language']) {
    await user.click(sidebar.getByRole('button', { name }));
    expect(opened().map(({ textContent }) => textContent)).toEqual([name]);
  }
  await user.click(sidebar.getByRole('button', { name: 'Language' }));
  expect(opened()).toEqual([]);
});

async function openSidebar() {
  const { user } = await openHome({ page });
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  await screen.findByRole('dialog');
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { user, button, isClosed };
}

test('the sidebar ends with the address, for which the top bar has no room there (spec 2.4)', async () => {
  await openSidebar();
  const sidebar = within(screen.getByRole('dialog'));
  expect(await sidebar.findByText('Hinter dem Hamberge 26, Göttingen')).toBeVisible();
});

test('closed by Escape, the sidebar returns the focus to its button, the first time, too', async () => {
  const { user, button, isClosed } = await openSidebar();
  await user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a link in the sidebar and Back close it, and the heading of the page takes the focus', async () => {
  const { user, button, isClosed } = await openSidebar();
  const takesFocus = async (name: string) => {
    await isClosed();
    const heading = await screen.findByRole('heading', { level: 1, name });
    // What closes returns it a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(heading).toHaveFocus();
  };
  const choose = (name: string) =>
    user.click(within(screen.getByRole('dialog')).getByRole('link', { name }));
  for (const name of ['Contacts', 'Careers']) {
    await choose(name);
    await takesFocus(name);
    await user.click(button);
    await screen.findByRole('dialog');
  }
  act(() => history.back());
  await takesFocus('Contacts');
});

test('the sidebar closes where the screen becomes wide', async () => {
  const width = matchMedia('(max-width: 76em)');
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  vi.stubGlobal('matchMedia', (media: string) => (media === width.media ? width : motion));
  const { isClosed } = await openSidebar();
  act(() => void width.dispatchEvent(new Event('change')));
  await isClosed();
});

test('the spare parts end with the way to the spare-parts page, in dropdown and sidebar', async () => {
  const { user, navigation } = await openHome();
  await user.click(navigation.getByRole('button', { name: 'Spare parts' }));
  const name = /^(Ignition|Stock and pre-order)$/;
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const expected = ['/en/part-list/7#/part-list/7', '/en/spare-parts#/spare-parts'];
  expect(hrefs(navigation.getAllByRole('link', { name }))).toEqual(expected);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const sidebar = within(await screen.findByRole('dialog'));
  await user.click(sidebar.getByRole('button', { name: 'Spare parts' }));
  expect(hrefs(await sidebar.findAllByRole('link', { name }))).toEqual(expected);
});

test('an entry without a title in the language has that of another, or is left out (WCAG 3.1.2)', async () => {
  const { user, navigation } = await openHome({
    navbar: {
      ...siteResponses.navbar,
      spares: [
        { restId: '7', title: localized('Zündung', '', 'Зажигание') },
        { restId: '8', title: localized('', '', '') },
      ],
    },
  });
  await user.click(navigation.getByRole('button', { name: 'Spare parts' }));
  expect(navigation.getByRole('link', { name: 'Zündung' })).toHaveAttribute('lang', 'de');
  expect(navigation.getAllByRole('link').filter((link) => !link.textContent)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'ru Русский' }));
  await user.click(await navigation.findByRole('button', { name: 'Запасные части' }));
  expect(navigation.getByRole('link', { name: 'Зажигание' })).toHaveAttribute('lang', 'ru');
});

test('on the spare-parts page its entry in the navigation is marked (spec 2.4)', async () => {
  await renderApp({
    route: '/spare-parts',
    responses: { ...siteResponses, products: { edges: [], pageInfo: { hasNextPage: false } } },
  });
  const button = await screen.findByRole('button', { name: 'Spare parts' });
  expect(button).toHaveAttribute('data-current');
});

test('the hidden search box exists (spec 2.4)', async () => {
  await openHome();
  expect(screen.getByPlaceholderText('Search...')).not.toBeVisible();
});

test('in the sidebar, too, entries have a text and its language, or are left out, and so are no partners (spec 2.4)', async () => {
  const { user } = await openHome({
    navbar: {
      partnerCount: 0,
      services: [
        { restId: '1', title: localized('', '', '') },
        { restId: '2', title: localized('Laserausrichtung', '', '') },
      ],
      spares: [{ restId: '7', title: localized('Zündung', '', '') }],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const sidebar = within(await screen.findByRole('dialog'));
  const links = () =>
    sidebar.getAllByRole('link').map(({ textContent, lang }) => [textContent, lang]);
  const others = [
    ['Careers', ''],
    ['Contacts', ''],
    ['+49 551 000260', ''],
    ['info@hamberg-turbinen.example', ''],
  ];
  await user.click(sidebar.getByRole('button', { name: 'Services' }));
  await sidebar.findByRole('link', { name: 'Laserausrichtung' });
  expect(links()).toEqual([['Gas turbines', ''], ['Laserausrichtung', 'de'], ...others]);
  await user.click(sidebar.getByRole('button', { name: 'Spare parts' }));
  await sidebar.findByRole('link', { name: 'Zündung' });
  expect(links()).toEqual([
    ['Gas turbines', ''],
    ['Zündung', 'de'],
    ['Stock and pre-order', ''],
    ...others,
  ]);
});

test('the navigation has its order, and the logo leads home (spec 2.4)', async () => {
  await openHome();
  const entries = screen
    .getByRole('navigation', { name: 'Main navigation' })
    .querySelectorAll(':scope > a, :scope > * > button, :scope > button');
  expect([...entries].map(({ textContent }) => textContent.trim())).toEqual([
    'Gas turbines',
    'Services',
    'Spare parts',
    'Partners',
    'Careers',
  ]);
  expect(
    within(screen.getByRole('banner')).getByRole('link', {
      name: 'Hamberg Turbinen, to the home page',
    }),
  ).toHaveAttribute('href', '/en#/');
});

test.each([
  ['another screen', '/', 'Find a part'],
  ['another attempt to load the screen', '/privacy-policy', 'Try again'],
  ['a new connection', '/', undefined],
])('header and footer that could not be loaded come with %s (spec 2.4)', async (_, route, name) => {
  const failOnce = (response: object) =>
    vi
      .fn(() => response)
      .mockImplementationOnce(() => {
        throw new Error('It failed.');
      });
  const settings = failOnce(siteResponses.settings);
  const responses = { ...siteResponses, settings, page: failOnce(page) };
  const { user } = await renderApp({ route, responses });
  const clicked = name && (await screen.findByText(name));
  await waitFor(() => expect(settings).toHaveBeenCalledOnce());
  expect(screen.queryByRole('contentinfo')).toBeNull();
  if (clicked) await user.click(clicked);
  else act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Services' })).toBeVisible();
  expect(settings).toHaveBeenCalledTimes(2);
});
