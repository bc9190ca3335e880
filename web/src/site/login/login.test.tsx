import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

async function openLogin(login: unknown) {
  const app = await renderApp({
    route: '/controller',
    responses: {
      ...siteResponses,
      requests: { edges: [], pageInfo: { hasNextPage: false } },
      login,
    },
  });
  await app.user.fill(await screen.findByRole('textbox', { name: /^Login/ }), 'admin');
  await app.user.fill(screen.getByLabelText(/^Password/), 'secret');
  return app;
}

const signIn = () => screen.getByRole('button', { name: 'Sign in' });

function expectEntriesKept() {
  expect(screen.getByRole('textbox', { name: /^Login/ })).toHaveValue('admin');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
  expect(screen.getByRole('checkbox', { name: 'I am not robot' })).toBeChecked();
}

test('without the captcha the box is highlighted and has the focus, and no call is made (spec 4)', async () => {
  const { user, sent } = await openLogin(() => ({ token: 't' }));
  expect(screen.getByRole('textbox', { name: /^Login/ })).toBeRequired();
  expect(screen.getByLabelText(/^Password/)).toBeRequired();
  await user.click(signIn());
  const box = screen.getByRole('checkbox', { name: 'I am not robot' });
  expect(box).toBeInvalid();
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Please confirm with the code.');
  expect(screen.queryByText(/What you typed is kept/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual(['SiteLayout']);
});

test('a wrong login alerts (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openLogin(() => ({ userErrors: [{ code: 'INVALID_CREDENTIALS' }] }));
  await solveCaptcha(user);
  await user.click(signIn());
  expect(await screen.findByText('Login or password is wrong!')).toBeVisible();
  expectEntriesKept();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('blanks at the ends of a password are part of it (spec 2.13, 7.2)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = { userErrors: [{ code: 'INVALID_CREDENTIALS' }] };
  const login = vi.fn((_args: { input: object }) => refused);
  const { user } = await openLogin(login);
  await user.type(screen.getByLabelText(/^Password/), '  ', { initialSelectionStart: 0 });
  await user.type(screen.getByLabelText(/^Password/), ' ');
  await solveCaptcha(user);
  await user.click(signIn());
  await waitFor(() => expect(login).toHaveBeenCalled());
  expect(login.mock.lastCall?.[0].input).toMatchObject({ password: '  secret ' });
});

test('phones change nothing in the login (spec 2.13)', async () => {
  await openLogin(() => ({ token: 't' }));
  const field = screen.getByRole('textbox', { name: /^Login/ });
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('autocorrect', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

test('the alert of a wrong password goes when the right one needs a code', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const login = vi.fn(() => ({ userErrors: [{ code: 'INVALID_CREDENTIALS', field: ['code'] }] }));
  login.mockReturnValueOnce({ userErrors: [{ code: 'INVALID_CREDENTIALS', field: [] }] });
  const { user } = await openLogin(login);
  await solveCaptcha(user);
  await user.click(signIn());
  await screen.findByText('Login or password is wrong!');
  // Before it would close by itself.
  const hide = vi.spyOn(notifications, 'hide');
  await user.click(signIn());
  expect(await screen.findByLabelText(/^Code of/)).toBeVisible();
  await waitFor(() => expect(hide).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText('Login or password is wrong!')).toBeNull());
});

test('any other failed call gives no message, loses nothing and can be repeated; the token is kept, and the dashboard shows without a reload (spec 4, 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const login = vi.fn(() => ({ token: 'token-1' }));
  login.mockImplementationOnce(() => {
    throw new GraphQLError('Down', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  });
  const { user } = await openLogin(login);
  await solveCaptcha(user);
  await user.click(signIn());
  expect(login).toHaveBeenCalledOnce();
  expect(screen.queryByText('Login or password is wrong!')).toBeNull();
  await waitFor(() => expect(signIn()).toBeEnabled());
  expectEntriesKept();
  await user.click(signIn());
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBe('token-1');
});

test('a right password of an account with a second factor asks for its code, which completes the login', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openLogin(({ input }: { input: { code?: string } }) =>
    input.code === '123456'
      ? { token: 'token-1' }
      : { userErrors: [{ code: 'INVALID_CREDENTIALS', field: ['code'] }] },
  );
  await solveCaptcha(user);
  expect(screen.queryByLabelText(/^Code of/)).toBeNull();
  await user.click(signIn());
  const code = await screen.findByLabelText(/^Code of/);
  expect(code).toHaveFocus();
  expect(screen.queryByText(/is wrong!/)).toBeNull();
  await user.fill(code, '654321');
  await user.click(signIn());
  expect(await screen.findByText('The code is wrong!')).toBeVisible();
  await user.fill(code, '123456');
  await user.click(signIn());
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
});

test('another login is asked for no code of the one before', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openLogin(({ input }: { input: { login: string; code?: string } }) =>
    input.login === 'olga' && !input.code
      ? { token: 'token-1' }
      : { userErrors: [{ code: 'INVALID_CREDENTIALS', field: ['code'] }] },
  );
  await solveCaptcha(user);
  await user.click(signIn());
  await user.fill(await screen.findByLabelText(/^Code of/), '123456');
  const login = screen.getByRole('textbox', { name: /^Login/ });
  await user.fill(login, 'olga');
  expect(login).toHaveFocus();
  await user.click(signIn());
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
});
