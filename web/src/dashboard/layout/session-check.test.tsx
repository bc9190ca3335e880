import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Responses } from '../../test/render-app.tsx';
import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';
import { loginOf, startSession } from '../../session/session.ts';
import { forgetDrafts, keepDraftsOf, keptDrafts } from '../drafts/kept-drafts.ts';
import { siteResponses } from '../../test/site-responses.ts';

const page = { id: 'page-1', slug: 'CONTACT', text: localized('', '', ''), images: [], parts: [] };

/** Responses of a server whose public reads work with any token; `account` is null for an invalid one. */
function responsesOf(account: unknown) {
  return {
    ...siteResponses,
    account,
    page,
    categories: pagesOf([]),
    products: pagesOf([]),
    applications: pagesOf([]),
  };
}

let token = 'token-of-an-earlier-page-load-0';

/** Opens a screen with a token of an earlier page load. */
function open(route: string, responses: Responses) {
  token = token.replace(/\d+$/, (number) => String(Number(number) + 1));
  localStorage.setItem('access_token', token);
  return renderApp({ route, responses });
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
  await open(route, responsesOf(null));
  await expectLogin();
});

test('whose session it is can be asked again at once, where that decides about kept drafts (spec 8)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  keepDraftsOf('admin', '/dashboard/contact');
  let fails = true;
  const { user } = await open('/dashboard', {
    ...responsesOf(null),
    account: () => {
      if (fails) throw new GraphQLError('The backend is not there.');
      return ownAccount();
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeInTheDocument();
});

test('drafts are kept for the account, however its login is typed', async () => {
  keepDraftsOf('admin', '/dashboard/contact');
  const kept = keptDrafts<string>();
  kept.set('', 'What was typed.');
  startSession('token-of-admin', 'Admin ');
  await renderApp({ route: '/', responses: responsesOf(ownAccount()) });
  await screen.findByRole('heading', { name: 'Contact Page' });
  expect([...kept.values()]).toEqual(['What was typed.']);
  // Should this session be lost, too, they are kept for the account again.
  await waitFor(() => expect(loginOf('token-of-admin')).toBe('admin'));
});

test('another account than the one that typed gets neither its drafts nor its screen', async () => {
  keepDraftsOf('admin', '/dashboard/contact');
  const kept = keptDrafts<string>();
  kept.set('', 'What was typed.');
  startSession('token-of-other', 'other');
  const account = { ...ownAccount(), login: 'other' };
  await renderApp({ route: '/', responses: responsesOf(account) });
  await screen.findByRole('heading', { name: 'Products' });
  expect([...kept.values()]).toEqual([]);
});

test('a token that expires while the dashboard is open leads there from the next screen', async () => {
  const account = vi.fn<() => unknown>(() => ({ login: 'admin' }));
  const { user, sent } = await open('/dashboard', responsesOf(account));
  await screen.findByRole('heading', { name: 'Products' });

  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact Page' });
  expect(sent.filter((name) => name === 'SessionLogin')).toHaveLength(2);

  // The products are in the cache: only the check sends a request.
  account.mockReturnValue(null);
  await user.click(screen.getByRole('link', { name: 'Products' }));
  await expectLogin();
});

test('neither a login nor a redirect is followed by a check', async () => {
  const { sent } = await renderApp({
    route: '/dashboard/nowhere',
    token: 'token-1',
    responses: responsesOf({ login: 'admin' }),
  });
  await screen.findByRole('heading', { name: 'Products' });
  expect(sent).toEqual(['CategoryOptions', 'ProductListScreen']);
});

test('a backend that is away, and a connection that is lost, end no session', async () => {
  const responses = responsesOf(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  });
  const { user, sent } = await open('/dashboard/contact', responses);
  await screen.findByRole('heading', { name: 'Contact Page' });
  await waitFor(() => expect(sent).toContain('SessionLogin'));

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBe(token);
  expect(window.location.hash).toBe('#/dashboard/settings');
});

test('a response that comes after another login does not end the new session', async () => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const account = vi.fn<() => unknown>(() => ({ login: 'admin' })).mockReturnValueOnce(late);
  const { sent } = await open('/dashboard/contact', responsesOf(account));
  await waitFor(() => expect(sent).toContain('SessionLogin'));

  act(() => {
    localStorage.setItem('access_token', 'another-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  });
  await waitFor(() => expect(sent.filter((name) => name === 'SessionLogin')).toHaveLength(2));
  resolve(null);
  await act(() => late);
  expect(localStorage.getItem('access_token')).toBe('another-token');
});

test.each([
  ['of an expired token ends the session, and what was typed is kept', null],
  ['of a role leaves the session', ownAccount()],
])('a write that is forbidden because %s (spec 2.1, 4)', async (_, after) => {
  const account = vi.fn<() => unknown>(() => ownAccount());
  const { user, sent } = await open('/dashboard/settings', {
    ...responsesOf(account),
    updateSettings: () => {
      account.mockReturnValue(after);
      throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } });
    },
  });
  await user.type(await screen.findByLabelText('Phone'), '99');
  await user.click(screen.getByRole('button', { name: 'Update settings' }));

  if (after) {
    expect(await screen.findByText(/the server does not allow it/)).toBeVisible();
    const checks = () => sent.filter((name) => name === 'SessionLogin');
    await waitFor(() => expect(checks()).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(localStorage.getItem('access_token')).toBe(token);
    return;
  }
  await expectLogin();
  cleanup();
  await renderApp({ route: '/dashboard/settings', token, responses: responsesOf(ownAccount()) });
  expect(await screen.findByLabelText('Phone')).toHaveValue(`${siteResponses.settings.phone}99`);
});
