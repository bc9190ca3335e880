import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import type { User } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

const responses = {
  ...dashboardResponses,
  requests: pagesOf([]),
  updateSettings: { settings: { ...siteResponses.settings, phone: '1' } },
  logout: { ended: true },
};

let user: User;

function settle(action: () => unknown): Promise<void> {
  return act(async () => {
    await action();
    // The browser reports a step in the history later.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

function follow(link: string): Promise<void> {
  return settle(() => user.click(screen.getByRole('link', { name: link })));
}

/** Opens the settings from another screen, with a screen ahead of them. */
beforeEach(async () => {
  ({ user } = await renderApp({ route: '/dashboard/requests', token: 'token-1', responses }));
  await screen.findByRole('heading', { name: 'Requests' });
  await follow('Settings');
  await screen.findByLabelText('Phone');
});

const phone = () => screen.getByLabelText('Phone');
const question = () => screen.queryByRole('dialog', { name: 'Discard unsaved changes?' });

async function answer(choice: 'Yes' | 'No'): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  await settle(() => user.click(within(dialog).getByRole('button', { name: choice })));
}

test.each([
  { way: 'a link', leave: () => follow('Requests'), to: '#/dashboard/requests' },
  { way: 'Back', leave: () => settle(() => history.back()), to: '#/dashboard/requests' },
  {
    way: 'an address typed by hand',
    leave: () => settle(() => (location.hash = '#/dashboard/contact')),
    to: '#/dashboard/contact',
  },
  {
    way: 'Log out',
    leave: () => settle(() => user.click(screen.getByRole('button', { name: 'Log out' }))),
    to: '#/',
  },
])('$way asks before it discards what was typed', async ({ leave, to }) => {
  await user.type(phone(), '2');
  const typed = `${siteResponses.settings.phone}2`;
  await leave();
  await answer('No');
  expect(location.hash).toBe('#/dashboard/settings');
  expect(phone()).toHaveValue(typed);
  await waitFor(() => expect(question()).toBeNull());

  await leave();
  await answer('Yes');
  await waitFor(() => expect(screen.queryByLabelText('Phone')).toBeNull());
  expect(location.hash).toBe(to);
});

test('what is saved is no longer asked for', async () => {
  await user.type(phone(), '2');
  await user.click(screen.getByRole('button', { name: 'Update settings' }));
  await screen.findByRole('alert');
  await follow('Requests');
  expect(question()).toBeNull();
  expect(location.hash).toBe('#/dashboard/requests');
});

test('the way back from a typed address leads where it came from', async () => {
  await settle(() => (location.hash = '#/dashboard/contact'));
  await follow('Settings');
  await user.type(await screen.findByLabelText('Phone'), '2');
  for (const address of ['#/dashboard/settings', '#/dashboard/contact']) {
    await settle(() => history.back());
    await answer(address.endsWith('settings') ? 'No' : 'Yes');
    expect(location.hash).toBe(address);
    await waitFor(() => expect(question()).toBeNull());
  }
});

test('a link to the screen that is open asks nothing and keeps what was typed', async () => {
  await user.type(phone(), '2');
  await follow('Settings');
  expect(question()).toBeNull();
  expect(phone()).toHaveValue(`${siteResponses.settings.phone}2`);
});

test('closing the tab asks while something is unsaved', async () => {
  const asksOnClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksOnClosing()).toBe(false);
  await user.type(phone(), '2');
  expect(asksOnClosing()).toBe(true);
  await user.type(phone(), '{Backspace}');
  expect(asksOnClosing()).toBe(false);
});
