import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { startSession } from '../../session/session.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

const settings = { phone: '', email: '', address: '', footerText: '' };

/** Types a phone number and saves it with a session that is no longer valid. */
async function loseSession() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const app = await renderApp({
    route: '/dashboard/settings',
    token: 'token-1',
    responses: {
      ...siteResponses,
      account: { login: 'admin', role: null, permissions: [] },
      settings,
      categories: pagesOf([]),
      products: pagesOf([]),
      updateSettings: () => {
        throw new GraphQLError('Log in', { extensions: { code: 'UNAUTHENTICATED' } });
      },
    },
  });
  await app.user.type(await screen.findByLabelText('Phone'), '+49 551 1');
  await app.user.click(screen.getByRole('button', { name: 'Update settings' }));
  await waitFor(() => expect(window.location.hash).toBe('#/controller'));
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('heading', { name: 'Sign in' });
  return app;
}

async function logInAs(login: string): Promise<void> {
  await act(async () => {
    startSession('token-2', login);
    await Promise.resolve();
  });
}

/** Tells whether the browser would ask before closing this tab. */
function asksOnClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('the same login returns to the screen with what was typed, once', async () => {
  const { user } = await loseSession();
  expect(screen.getByRole('status')).toHaveTextContent(/What you typed is kept/);
  expect(asksOnClosing()).toBe(true);

  await logInAs('admin');
  expect(await screen.findByLabelText('Phone')).toHaveValue('+49 551 1');
  expect(window.location.hash).toBe('#/dashboard/settings');

  await user.click(screen.getByRole('link', { name: 'Products' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { name: 'Products' });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  expect(await screen.findByLabelText('Phone')).toHaveValue('');
  expect(asksOnClosing()).toBe(false);
});

test('another login gets neither the screen nor what was typed', async () => {
  const { user } = await loseSession();

  await logInAs('other');
  await screen.findByRole('heading', { name: 'Products' });
  expect(window.location.hash).toBe('#/dashboard');
  expect(asksOnClosing()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByLabelText('Phone')).toHaveValue('');
});
