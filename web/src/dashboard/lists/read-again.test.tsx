import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

/** Others change these lists, so that each visit reads them again. */

const at = '2026-11-01T08:00:00.000Z';
const restId = (name: string) => ({ id: name, restId: name });
const request = (name: string) => ({
  ...{ ...restId(name), name, email: '', company: '', text: '', language: 'DE' },
  ...{ isSuspectedSpam: false, status: 'OPEN', note: '', attachments: [] },
  ...{ receivedAt: null, handledBy: null, handledAt: null },
});
const application = (name: string) => ({
  ...{ id: name, firstName: 'Ada', lastName: name, email: '', files: [], isSuspectedSpam: false },
});
const trashEntry = (title: string) => ({
  ...{ id: title, kind: 'SPARE', title, ownerTitle: null, images: [], partCount: 0 },
  ...{ deletedAt: at, deletedBy: { login: 'anna' }, expiresAt: at },
});
const logEntry = (login: string) => ({
  ...{ id: login, occurredAt: at, login, address: null, operation: 'deleteSpare', target: '7' },
  ...{ refusalCode: null, expiresAt: at },
});
const session = (login: string) => ({
  ...{ id: login, login, createdAt: at, usedAt: at },
  ...{ address: null, browser: null, isCurrent: false },
});
const accounts = {
  administrators: [],
  invitations: [],
  secondFactor: { isOn: false, recoveryCodeCount: 0 },
};
const careers = {
  ...{ id: 'page-4', slug: 'CAREERS', images: [] },
  text: localized('', '', ''),
};

const screens = [
  {
    link: /^Requests/,
    path: 'requests',
    query: 'RequestScreen',
    field: 'requests',
    entry: request,
  },
  {
    link: 'Careers',
    path: 'careers',
    query: 'ApplicationSection',
    field: 'applications',
    entry: application,
  },
  { link: 'Trash', path: 'trash', query: 'TrashScreen', field: 'trash', entry: trashEntry },
  { link: 'Log', path: 'log', query: 'LogScreen', field: 'log', entry: logEntry },
];

async function revisit(path: string, link: string | RegExp, responses: object, change: () => void) {
  const { user, sent } = await renderApp({
    route: `/dashboard/${path}`,
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      ...{ page: careers, account: ownAccount(['TRASH', 'SESSION', 'LOG']) },
      ...responses,
    },
  });
  await screen.findByText(/Anders/);
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  await user.click(menu.getByRole('link', { name: 'Categories' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  change();
  await user.click(await menu.findByRole('link', { name: link }));
  await screen.findByText(/Newcomer/);
  expect(screen.getByText(/Anders/)).toBeInTheDocument();
  return sent;
}

test.each(screens)('the list of $field is read again at the next visit', async (screenCase) => {
  const { path, link, query, field, entry } = screenCase;
  let entries = [entry('Anders')];
  const responses = { [field]: (page: object) => pagesOf(entries)(page) };
  const sent = await revisit(path, link, responses, () => {
    entries = [entry('Newcomer'), ...entries];
  });
  // Not at once, when nothing shows it.
  expect(sent.filter((name) => name === query)).toHaveLength(2);
});

test('a page that comes once its list was left is not taken for the list', async () => {
  const pages = pagesOf(Array.from({ length: 60 }, (_, index) => logEntry(`N${index + 1}`)));
  const later = Promise.withResolvers<undefined>();
  const { user, sent } = await renderApp({
    route: '/dashboard/log',
    token: 'token-1',
    responses: {
      ...{ ...dashboardResponses, account: ownAccount(['LOG']) },
      log: async (page: Parameters<typeof pages>[0]) => {
        if (page.after) await later.promise;
        return pages(page);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  await user.click(menu.getByRole('link', { name: 'Categories' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  later.resolve(undefined);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await user.click(menu.getByRole('link', { name: 'Log' }));
  expect(await screen.findByText('N1')).toBeInTheDocument();
  expect(sent.filter((name) => name === 'LogScreen')).toHaveLength(3);
});

test('the sessions are read again at the next visit', async () => {
  let sessions = [session('Anders')];
  await revisit('accounts', 'Accounts', { ...accounts, sessions: () => sessions }, () => {
    sessions = [session('Newcomer'), ...sessions];
  });
});

test('what others changed while the page was away for long is read once it shows, and what is typed stays', async () => {
  let phone = '1';
  const { user, sent } = await renderApp({
    route: '/dashboard/settings',
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      settings: () => ({ ...siteResponses.settings, phone, email: 'old@example.org' }),
    },
  });
  const field = (name: string) => screen.findByRole('textbox', { name });
  const reads = () => sent.filter((name) => name === 'SettingsScreen').length;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const show = (isShown: boolean) => {
    hidden.mockReturnValue(!isShown);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const beAway = async (minutes: number, halfway = () => Promise.resolve()) => {
    show(false);
    pass(minutes / 2);
    await halfway();
    pass(minutes / 2);
    show(true);
    pass(minutes);
    await act(async () => Promise.resolve());
  };
  await user.fill(await field('Email'), 'new@example.org');
  phone = '2';
  await beAway(14);
  // The network may be lost and found while one works.
  const findNetwork = async () => {
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  await findNetwork();
  expect(reads()).toBe(1);
  await beAway(15);
  await waitFor(() => expect(reads()).toBe(2));
  expect(await field('Email')).toHaveValue('new@example.org');
  expect(await field('Phone')).toHaveValue('1');
  // A computer that wakes up has no network yet.
  onLine.mockReturnValue(false);
  await beAway(15);
  expect(reads()).toBe(2);
  onLine.mockReturnValue(true);
  await findNetwork();
  await waitFor(() => expect(reads()).toBe(3));
  // A network that comes back while the page is hidden does not restart the absence.
  await beAway(20, findNetwork);
  await waitFor(() => expect(reads()).toBe(4));
  // A form without changes shows what is stored.
  await user.fill(await field('Email'), 'old@example.org');
  expect(await field('Phone')).toHaveValue('2');
});
