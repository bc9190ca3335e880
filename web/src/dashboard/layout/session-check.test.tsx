import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../test/render-app.tsx';
import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { forgetDrafts } from '../ui/kept-drafts.ts';
import { siteAnswers } from '../../test/site-answers.ts';

const page = { id: 'page-1', slug: 'CONTACT', text: localized('', '', ''), images: [], parts: [] };

/** A server whose public reads go on, whatever the token is; `account` is null where it is not valid. */
function answersOf(account: unknown) {
  return {
    ...siteAnswers,
    account,
    page,
    allCategories: { edges: [] },
    allProducts: pagesOf([]),
    applications: { edges: [] },
  };
}

let token = 'token-of-an-earlier-page-load-0';

/** Opens a screen with a token of an earlier page load. */
function open(route: string, answers: Answers) {
  token = token.replace(/\d+$/, (number) => String(Number(number) + 1));
  localStorage.setItem('access_token', token);
  return renderApp({ route, answers });
}

async function expectLogin() {
  await waitFor(() => expect(window.location.hash).toBe('#/controller'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBeNull();
}

beforeEach(() => {
  forgetDrafts();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test.each([
  '/dashboard',
  '/dashboard/categories',
  '/dashboard/gas-turbina',
  '/dashboard/privacy-policy',
  '/dashboard/careers',
  '/dashboard/contact',
  '/dashboard/settings',
  '/dashboard/nowhere',
])('an invalid token leads from %s to the login screen (difference 6)', async (route) => {
  await open(route, answersOf(null));
  await expectLogin();
});

test('a token that expires while the dashboard is open leads there from the next screen', async () => {
  const account = vi.fn<() => unknown>(() => ({ login: 'admin' }));
  const { user, sent } = await open('/dashboard', answersOf(account));
  await screen.findByRole('heading', { name: 'Products' });

  await act(() => user.click(screen.getByRole('link', { name: 'Contact' })));
  await screen.findByRole('heading', { name: 'Contact Page' });
  expect(sent.filter((name) => name === 'SessionLogin')).toHaveLength(2);

  // The products are in the cache: nothing but the check asks the server.
  account.mockReturnValue(null);
  await user.click(screen.getByRole('link', { name: 'Products' }));
  await expectLogin();
});

test('neither a login nor a redirect is followed by a check', async () => {
  const { sent } = await renderApp({
    route: '/dashboard/nowhere',
    token: 'token-1',
    answers: answersOf({ login: 'admin' }),
  });
  await screen.findByRole('heading', { name: 'Products' });
  expect(sent).toEqual(['ProductListScreen']);
});

test('a backend that is away, and a connection that is lost, end no session', async () => {
  const answers = answersOf(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  });
  const { user, sent } = await open('/dashboard/contact', answers);
  await screen.findByRole('heading', { name: 'Contact Page' });
  await waitFor(() => expect(sent).toContain('SessionLogin'));

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => user.click(screen.getByRole('link', { name: 'Settings' })));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBe(token);
  expect(window.location.hash).toBe('#/dashboard/settings');
});

async function changeInOtherTab(newValue: string | null) {
  await act(async () => {
    if (newValue === null) localStorage.removeItem('access_token');
    else localStorage.setItem('access_token', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue }));
    await Promise.resolve();
  });
}

test('a session that ends in another tab leads to the login screen', async () => {
  await open('/dashboard/contact', answersOf({ login: 'admin' }));
  await screen.findByRole('heading', { name: 'Contact Page' });

  await changeInOtherTab(null);
  await expectLogin();
});

test('a response that comes after another login does not end the new session', async () => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const account = vi.fn<() => unknown>(() => ({ login: 'admin' })).mockReturnValueOnce(late);
  const { sent } = await open('/dashboard/contact', answersOf(account));
  await waitFor(() => expect(sent).toContain('SessionLogin'));

  await changeInOtherTab('another-token');
  await waitFor(() => expect(sent.filter((name) => name === 'SessionLogin')).toHaveLength(2));
  resolve(null);
  await act(() => late);
  expect(localStorage.getItem('access_token')).toBe('another-token');
});
