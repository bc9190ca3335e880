import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { startSession } from '../session/session.ts';
import { pagesOf } from '../test/pages-of.ts';
import { renderApp } from '../test/render-app.tsx';
import { siteResponses } from '../test/site-responses.ts';

const imprint = { representative: null, register: null, vatId: null };
const responses = {
  ...siteResponses,
  settings: { ...siteResponses.settings, imprint },
  categories: pagesOf([]),
  products: pagesOf([]),
  partners: pagesOf([]),
  product: null,
};

const open = (route: string, path = '/', token?: string) =>
  renderApp({ route, path, responses, ...(token && { token }) });

const address = () => location.href.replace(location.origin, '');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('an address without a language is completed in place, in the stored one (spec 2.1, 4)', async () => {
  const entries = history.length;
  await open('/partners');
  await heading('Partners');
  expect(address()).toBe('/en/partners#/partners');
  expect(history.length).toBe(entries);
});

test('a link leads to both parts, and so does Back', async () => {
  const { user } = await open('/partners');
  await heading('Partners');
  await user.click(screen.getByRole('link', { name: 'Imprint' }));
  await heading('Imprint');
  expect(address()).toBe('/en/imprint#/imprint');
  act(() => history.back());
  await heading('Partners');
  expect(address()).toBe('/en/partners#/partners');
});

test('after navigation the focus is on the heading of the screen, also of the home page (spec 2.1)', async () => {
  const { user } = await open('/partners');
  await heading('Partners');
  await user.click(screen.getByRole('link', { name: 'Imprint' }));
  await waitFor(async () => expect(await heading('Imprint')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: /Hamberg Turbinen/ }));
  await waitFor(async () => expect(await heading(/^Innovation/)).toHaveFocus());
  act(() => history.back());
  await waitFor(async () => expect(await heading('Imprint')).toHaveFocus());
  act(() => {
    location.hash = '/parts/no-such-id';
  });
  await waitFor(async () => expect(await heading(/^Innovation/)).toHaveFocus());
});

test('an edited # decides on the screen, and the path follows; an unknown route shows the home page (spec 2.1)', async () => {
  await open('/partners', '/ru/partners');
  await heading('Партнёры');
  for (const [route, name, full] of [
    ['/imprint', 'Правовая информация', '/ru/imprint#/imprint'],
    ['/no/such', /./, '/ru#/no/such'],
    ['/service/..\\..\\api', /./, '/ru#/'],
  ] as const) {
    act(() => {
      location.hash = route;
    });
    await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(address()).toBe(full));
  }
});

test('the path decides on the language; only a choice is stored (spec 4)', async () => {
  const { user } = await open('/partners', '/ru/partners');
  await heading('Партнёры');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  await user.click(screen.getByRole('link', { name: 'Правовая информация' }));
  await heading('Правовая информация');

  await user.click(screen.getByRole('button', { name: 'de Deutsch' }));
  await heading('Impressum');
  expect(address()).toBe('/de/imprint#/imprint');
  expect(localStorage.getItem('i18nextLng')).toBe('de');

  act(() => history.back());
  await heading('Партнёры');
  expect(address()).toBe('/ru/partners#/partners');
  expect(localStorage.getItem('i18nextLng')).toBe('de');
});

test('a login ends in the dashboard, which has hash routes alone (spec 2.1, 4)', async () => {
  await open('/controller');
  await heading('Sign in');
  expect(address()).toBe('/en/controller#/controller');
  await act(async () => {
    startSession('token-1', 'admin');
    await import('../dashboard/DashboardRoutes.tsx');
  });
  await screen.findByRole('button', { name: 'Log out' });
  expect(address()).toBe('/#/dashboard');
});

test('below a language an administrator sees the site, with a bar that leads to editing', async () => {
  await open('/partners', '/en/partners', 'token-1');
  await heading('Partners');
  expect(await screen.findByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    '/#/dashboard/partners',
  );
  act(() => {
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull());
  expect(address()).toBe('/en/partners#/partners');
});

describe('a first visit', () => {
  const prefer = (...locales: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(locales);
  const visit = (path: string) =>
    renderApp({ route: '/partners', path, responses, language: null });
  const offer = () => screen.queryByRole('complementary');

  test('is in German; another language that the browser prefers is offered in that language, once (spec 4)', async () => {
    prefer('kk-KZ', 'ru-RU', 'de');
    const { user } = await visit('/');
    await heading('Partner');
    expect(address()).toBe('/de/partners#/partners');
    expect(localStorage.getItem('i18nextLng')).toBe('de');
    expect(await screen.findByRole('complementary')).toHaveAttribute('lang', 'ru');
    const link = screen.getByRole('link', { name: 'Читать сайт на русском языке' });
    expect(link).toHaveAttribute('href', '/ru/partners#/partners');
    await user.click(link);
    await heading('Партнёры');
    expect(address()).toBe('/ru/partners#/partners');
    expect(localStorage.getItem('i18nextLng')).toBe('ru');
    expect(offer()).toBeNull();
  });

  test('offers nothing where the browser prefers what is shown, or no language of the site', async () => {
    for (const locale of ['de-AT', 'fr']) {
      prefer(locale);
      await visit('/');
      await heading('Partner');
      expect(offer()).toBeNull();
      cleanup();
    }
  });

  test('ends its offer at the cross, and makes none at the next visit', async () => {
    prefer('en-US');
    const { user } = await visit('/');
    await heading('Partner');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(offer()).toBeNull();
    cleanup();
    await renderApp({ route: '/partners', responses, language: 'de' });
    await heading('Partner');
    expect(offer()).toBeNull();
  });
});
