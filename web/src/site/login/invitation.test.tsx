import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

async function accept(acceptInvitation: unknown, login = 'olga') {
  const responses = { ...siteResponses, acceptInvitation };
  const { user } = await renderApp({ route: '/invitation/the-token', responses });
  await user.fill(await screen.findByRole('textbox', { name: /^Login/ }), login);
  await user.fill(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
}

test('who is invited chooses login and password, and comes to the login screen', async () => {
  const acceptInvitation = vi.fn(({ input }: { input: { login: string } }) => ({
    login: input.login,
  }));
  await accept(acceptInvitation);
  expect(await screen.findByText('You can sign in now.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toHaveFocus();
  const input = { token: 'the-token', login: 'olga', password: 'correct horse' };
  expect(acceptInvitation.mock.lastCall?.[0]).toEqual({ input });
});

test.each([
  ['login', 'This login is taken.'],
  ['token', 'This invitation has been used or has expired. Please ask for a new one.'],
])('a refusal of the %s says what to do, and keeps what was typed', async (field, alert) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await accept(() => ({ userErrors: [{ code: 'INVALID_INPUT', field: [field] }] }));
  expect(await screen.findByText(alert)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Login/ })).toHaveValue('olga');
});

test('a login of blanks is held back, and is not said to be taken', async () => {
  const acceptInvitation = vi.fn();
  await accept(acceptInvitation, '   ');
  expect(screen.getByRole('textbox', { name: /^Login/ })).toBeInvalid();
  expect(acceptInvitation).not.toHaveBeenCalled();
});
