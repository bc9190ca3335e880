import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { patched } from '../../test/patched.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

function renderSettings(responses: object = {}) {
  return renderApp({
    route: '/dashboard/settings',
    token: 'token-1',
    responses: { ...siteResponses, account: ownAccount(), ...responses },
  });
}

async function findSection(name: string) {
  return within(await screen.findByRole('region', { name }));
}

test('changes the login and sends no query (spec 7.2)', async () => {
  const updateLogin = vi.fn(({ input }: { input: { login: string } }) => ({ account: input }));
  const { user, sent } = await renderSettings({ updateLogin });

  const section = await findSection('Update login');
  expect(section.getByLabelText('Login')).toHaveValue('admin');
  await user.type(section.getByLabelText('Login'), '-2');
  await user.click(section.getByRole('button'));

  expect(await screen.findByRole('alert')).toHaveTextContent('Login successfully updated');
  expect(updateLogin.mock.lastCall?.[0].input).toEqual({ login: 'admin-2' });
  expect(sent).toEqual(['SettingsScreen', 'UpdateLogin']);
});

test('changes the contact details and sends no query (spec 7.2)', async () => {
  const updateSettings = vi.fn(({ input }: { input: object }) => ({
    settings: patched(siteResponses.settings, input),
  }));
  const { user, sent } = await renderSettings({ updateSettings });

  const section = await findSection('Update settings');
  const labels = ['Phone', 'Email', 'Address', 'Footer text'];
  expect(section.getAllByRole('textbox')).toEqual(labels.map((l) => section.getByLabelText(l)));
  await user.fill(section.getByLabelText('Phone'), '+49 551 000261');
  await user.click(section.getByRole('button', { name: 'Update settings' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Contact successfully updated');
  expect(alert.querySelector('.tabler-icon-check')).toBeInTheDocument();
  expect(updateSettings.mock.lastCall?.[0].input).toEqual({ phone: '+49 551 000261' });
  expect(sent).toEqual(['SettingsScreen', 'UpdateSettings']);
});

test('login and contact details are sent as they are where nothing is changed (spec 7.2)', async () => {
  const { phone, email, address, footerText } = siteResponses.settings;
  const updateLogin = vi.fn(({ input }: { input: { login: string } }) => ({ account: input }));
  const updateSettings = vi.fn(({ input }: { input: object }) => ({
    settings: patched(siteResponses.settings, input),
  }));
  const { user } = await renderSettings({ updateLogin, updateSettings });
  await user.click(await screen.findByRole('button', { name: 'Update login' }));
  expect(await screen.findByText('Login successfully updated')).toBeVisible();
  expect(updateLogin.mock.lastCall?.[0].input).toEqual({ login: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Update settings' }));
  expect(await screen.findByText('Contact successfully updated')).toBeVisible();
  expect(updateSettings.mock.lastCall?.[0].input).toEqual({ phone, email, address, footerText });
});

test('what is no e-mail address is stored, but said to be none (spec 5)', async () => {
  const updateSettings = vi.fn(({ input }: { input: object }) => ({
    settings: patched(siteResponses.settings, input),
  }));
  const { user } = await renderSettings({ updateSettings });
  const section = await findSection('Update settings');
  const email = section.getByLabelText('Email');
  expect(email).not.toHaveAccessibleDescription();
  await user.fill(email, 'info(at)firma.de');
  expect(email).toHaveAccessibleDescription(/no e-mail address/);
  await user.click(section.getByRole('button', { name: 'Update settings' }));
  await waitFor(() => expect(updateSettings).toHaveBeenCalled());
  expect(updateSettings.mock.lastCall?.[0].input).toEqual({ email: 'info(at)firma.de' });
});

async function typePasswords(
  user: Awaited<ReturnType<typeof renderSettings>>['user'],
  [old, password, confirmation]: [string, string, string],
) {
  const section = await findSection('Update password');
  await user.fill(section.getByLabelText('Old password'), old);
  await user.fill(section.getByLabelText('New password'), password);
  await user.fill(section.getByLabelText('Confirm password'), confirmation);
  await user.click(section.getByRole('button'));
  return section;
}

test('an older session changes the login with the password, asked in a dialog', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const updateLogin = vi.fn(({ input }: { input: { login: string; password?: string } }) => {
    if (input.password === 'right') return { account: { login: input.login } };
    const code = input.password === undefined ? 'PASSWORD_REQUIRED' : 'INVALID_INPUT';
    return { userErrors: [{ code, field: ['password'] }] };
  });
  const { user } = await renderSettings({ updateLogin });
  const section = await findSection('Update login');
  await user.fill(section.getByLabelText('Login'), 'chief');
  for (const [password, alert] of [
    ['wrong', 'The password is wrong'],
    ['right', 'Login successfully updated'],
  ] as const) {
    await user.click(section.getByRole('button', { name: 'Update login' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.fill(dialog.getByLabelText(/^Your password/), password);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(alert)).toBeVisible();
  }
  expect(updateLogin.mock.lastCall?.[0].input).toEqual({ login: 'chief', password: 'right' });
});

test('passwords that differ are not sent (spec 5)', async () => {
  const { user, sent } = await renderSettings();

  await typePasswords(user, ['old', 'new-1', 'new-2']);

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Password not confirmed');
  // It does not look like that of a success.
  expect(alert.querySelector('.tabler-icon-alert-triangle')).toBeInTheDocument();
  expect(sent).toEqual(['SettingsScreen']);
});

test('the passwords are shown as plain text (spec 2.14)', async () => {
  await renderSettings();

  const section = await findSection('Update password');
  for (const field of section.getAllByRole('textbox')) expect(field).toHaveProperty('type', 'text');
});

test('a changed password ends the session (spec 4)', async () => {
  const updatePassword = vi.fn<(args: { input: object }) => object>(() => ({}));
  const { user, sent } = await renderSettings({ updatePassword });

  await typePasswords(user, ['old', 'new-1', 'new-1']);

  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  expect(window.location.hash).toBe('#/controller');
  expect(updatePassword.mock.lastCall?.[0].input).toEqual({
    oldPassword: 'old',
    password: 'new-1',
  });
  expect(sent.slice(0, 2)).toEqual(['SettingsScreen', 'UpdatePassword']);
});

test('a wrong old password keeps the session, shows no message and keeps what was typed (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, sent } = await renderSettings({
    updatePassword: {
      userErrors: [{ code: 'WRONG_PASSWORD', field: ['oldPassword'] }],
    },
  });

  const section = await typePasswords(user, ['wrong', 'new-1', 'new-1']);

  await waitFor(() => expect(sent).toEqual(['SettingsScreen', 'UpdatePassword']));
  await waitFor(() => expect(section.getByRole('button')).toBeEnabled());
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(section.getByLabelText('Old password')).toHaveValue('wrong');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('blanks at the ends of a new password are part of it (spec 7.2)', async () => {
  const updatePassword = vi.fn<(args: { input: object }) => object>(() => ({}));
  const { user } = await renderSettings({ updatePassword });

  await typePasswords(user, [' old ', '  between blanks ', '  between blanks ']);

  await waitFor(() =>
    expect(updatePassword.mock.lastCall?.[0].input).toEqual({
      oldPassword: ' old ',
      password: '  between blanks ',
    }),
  );
});

test.each([
  ['our own backend', 'At least 8 characters', ownAccount(['ACCOUNT'], 'OWNER')],
  ['a backend of section 7', '', ownAccount()],
])('a new password over %s is described as %j', async (_, description, account) => {
  await renderSettings({ account });
  const section = await findSection('Update password');
  await waitFor(() =>
    expect(section.getByLabelText('New password')).toHaveAccessibleDescription(description),
  );
});

test.each([
  { failed: 'account', gone: 'Login', stay: ['Old password', 'Phone'] },
  { failed: 'settings', gone: 'Phone', stay: ['Login', 'Old password'] },
])('the other forms show where $failed cannot be read (spec 8)', async ({ failed, gone, stay }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderSettings({
    [failed]: () => {
      throw new GraphQLError('The backend is not there.');
    },
  });
  for (const label of stay) expect(await screen.findByLabelText(label)).toBeVisible();
  expect(screen.queryByLabelText(gone)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
