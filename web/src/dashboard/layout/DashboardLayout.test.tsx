import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';

const noRequests = pagesOf([]);

/** The responses that the index loads. */
const index = { categories: pagesOf([]), products: pagesOf([]) };

/** The responses that the public site loads after a logout. */
const site = {
  settings: { phone: '', email: '', address: '', footerText: '' },
  navbar: { partnerCount: 0, services: [], spares: [] },
};

test('the side menu lists the screens in the specified order (spec 2.14)', async () => {
  await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { requests: noRequests },
  });

  const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
  await within(menu).findByRole('link', { name: 'Products' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Products', '#/dashboard'],
    ['Categories', '#/dashboard/categories'],
    ['Spare Parts', '#/dashboard/data'],
    ['Partners', '#/dashboard/partners'],
    ['Services', '#/dashboard/services'],
    ['Requests', '#/dashboard/requests'],
    ['Gas Turbina', '#/dashboard/gas-turbina'],
    ['Privacy Policy', '#/dashboard/privacy-policy'],
    ['Careers', '#/dashboard/careers'],
    ['Contact', '#/dashboard/contact'],
    ['Settings', '#/dashboard/settings'],
    // Added after those of the specification.
    ['Translations', '#/dashboard/translations'],
  ]);
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Requests');
});

test('the button of the menu says how many enquiries are open, as the menu behind it does', async () => {
  await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { requests: noRequests, openRequestCount: 3 },
  });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('3 open'));
});

test('what the backend offers beside is shown once that is known, in a place kept for it', async () => {
  const { promise: account, resolve } = Promise.withResolvers<object>();
  await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { requests: noRequests, account: () => account },
  });
  const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
  const places = () => within(menu).getAllByRole('listitem', { hidden: true }).length;
  const before = places();
  expect(within(menu).queryByRole('link', { name: 'Trash' })).toBeNull();
  await act(async () => {
    resolve(ownAccount(['APPLICATION', 'SYNONYM', 'TEMPLATE', 'TRASH', 'SESSION', 'LOG']));
    await account;
  });
  expect(await within(menu).findByRole('link', { name: 'Trash' })).toBeInTheDocument();
  expect(places()).toBe(before);
});

const clerk = ownAccount(['ACCOUNT', 'REQUEST', 'APPLICATION', 'PRIVACY', 'SESSION'], 'CLERK');
const ofClerk = {
  ...{ ...site, account: clerk, requests: noRequests },
  ...{ applications: pagesOf([]), sessions: [], secondFactor: null },
};

test('the menu of a clerk leads to what the role allows', async () => {
  await renderApp({ route: '/dashboard/requests', token: 'token-1', responses: ofClerk });

  const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
  await within(menu).findByRole('link', { name: 'Requests' });
  const links = within(menu).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Requests', 'Settings', 'Applications', 'Accounts'],
  ]);
});

test.each([
  ['/dashboard/data', 'Spare Parts'],
  ['/dashboard/spare/7', 'Spare Parts'],
  ['/dashboard/product/7', 'Products'],
  ['/dashboard/careers', 'Careers'],
  ['/dashboard/translations', 'Translations'],
  ['/dashboard/synonyms', 'Synonyms'],
  ['/dashboard/templates', 'Reply templates'],
  ['/dashboard/trash', 'Trash'],
  ['/dashboard/log', 'Log'],
])('a clerk who opens %s reads that the role does not include it', async (route, label) => {
  const { user, sent } = await renderApp({ route, token: 'token-1', responses: ofClerk });

  expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(
    `Your role (clerk) does not include ‘${label}’. An owner can change it under ‘Accounts’.`,
  );
  expect(sent.filter((name) => name !== 'SessionLogin')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Go to Requests' }));
  expect(await screen.findByRole('heading', { name: 'Requests' })).toBeInTheDocument();
});

test('the index leads a clerk to the requests, where a login ends', async () => {
  await renderApp({ route: '/', token: 'token-1', responses: ofClerk });

  expect(await screen.findByRole('heading', { name: 'Requests' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/dashboard/requests');
});

test('the settings of a clerk are the own login and password, not the contact details', async () => {
  await renderApp({ route: '/dashboard/settings', token: 'token-1', responses: ofClerk });

  expect(await screen.findByRole('heading', { name: 'Update password' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Update settings' })).toBeNull();
});

test('a clerk sees the own sessions, not the administrators', async () => {
  await renderApp({ route: '/dashboard/accounts', token: 'token-1', responses: ofClerk });

  expect(await screen.findByRole('heading', { name: 'Sessions' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Administrators' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
});

test('an unknown path shows the index (spec 2.1)', async () => {
  await renderApp({ route: '/nowhere', token: 'token-1', responses: index });

  const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
  expect(await within(menu).findByRole('link', { current: 'page' })).toHaveTextContent('Products');
  expect(window.location.hash).toBe('#/dashboard');
});

test.each([
  ['/dashboard/synonyms', { synonyms: null }],
  ['/dashboard/templates', { templates: null }],
  ['/dashboard/trash', { trash: null }],
  ['/dashboard/log', { log: null }],
  [
    '/dashboard/accounts',
    { administrators: null, invitations: null, sessions: null, secondFactor: null },
  ],
])(
  '%s is an unknown path over a backend that does not offer it (spec 2.1)',
  async (route, none) => {
    await renderApp({ route, token: 'token-1', responses: { ...index, ...none } });

    expect(await screen.findByRole('heading', { name: 'Products' })).toBeInTheDocument();
    expect(window.location.hash).toBe('#/dashboard');
  },
);

async function openDrawer() {
  const { user } = await renderApp({
    route: '/dashboard',
    token: 'token-1',
    responses: { ...index, requests: noRequests },
  });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Hamberg Turbinen' });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { user, drawer, isClosed };
}

test('the drawer of small screens holds the same menu and closes on a choice', async () => {
  const { user, drawer, isClosed } = await openDrawer();
  await user.click(within(drawer).getByRole('link', { name: 'Requests' }));
  await isClosed();
  expect(window.location.hash).toBe('#/dashboard/requests');
});

test('the drawer closes where the window becomes wide', async () => {
  const width = matchMedia('(min-width: 62em)');
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  vi.stubGlobal('matchMedia', (media: string) => (media === width.media ? width : motion));
  const { isClosed } = await openDrawer();
  act(() => void width.dispatchEvent(new Event('change')));
  await isClosed();
});

test('Log out removes the token and goes to / (spec 2.14, 4)', async () => {
  const { user, sent } = await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { ...site, requests: noRequests, logout: { ended: true } },
  });

  await user.click(await screen.findByRole('button', { name: 'Log out' }));

  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  expect(window.location.hash).toBe('#/');
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  expect(sent.slice(0, 2)).toEqual(['RequestScreen', 'Logout']);
});

test('Log out goes to / although a query that it has overtaken is refused (spec 4)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { promise: overtaken, reject } = Promise.withResolvers<object>();
  const { user } = await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { ...site, requests: () => overtaken, logout: { ended: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());

  await act(async () => {
    reject(new GraphQLError('Log in', { extensions: { code: 'UNAUTHENTICATED' } }));
    await overtaken.catch(() => undefined);
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.location.hash).toBe('#/');
});

test('Log out does not wait for a server that does not respond (spec 2.14)', async () => {
  const { user, sent } = await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { ...site, requests: noRequests, logout: () => new Promise(() => {}) },
  });

  await user.click(await screen.findByRole('button', { name: 'Log out' }));

  expect(localStorage.getItem('access_token')).toBeNull();
  expect(window.location.hash).toBe('#/');
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  await waitFor(() => expect(sent).toContain('Logout'));
});

test('Log out works if the server responds with an error', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: {
      ...site,
      requests: noRequests,
      logout: () => {
        throw new GraphQLError('The backend is not there.');
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Log out' }));

  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  expect(window.location.hash).toBe('#/');
});
