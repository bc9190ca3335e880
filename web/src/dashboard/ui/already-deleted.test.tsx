import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { dashboardResponses, partner } from '../../test/every-form.ts';
import { page, part } from '../../test/page-responses.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { product, turbines } from '../../test/product-responses.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';
import { spare } from '../../test/spare-responses.ts';

/** To delete what a colleague has deleted since the screen was read succeeds. */

const at = '2026-11-01T08:00:00.000Z';
const request = {
  ...{ __typename: 'Request', id: 'request-1', restId: '1', name: 'Erika', email: 'a@a.example' },
  ...{ company: 'A', text: '', language: 'DE', isSuspectedSpam: false, attachments: [] },
};
const application = {
  ...{ id: 'application-1', firstName: 'Erika', lastName: 'B', email: 'b@b.example', job: '' },
  ...{ experience: '', isSuspectedSpam: false, files: [] },
};
const trashEntry = {
  ...{ id: 'entry-1', kind: 'SPARE', title: 'Ventile', ownerTitle: null, images: [] },
  ...{ deletedAt: at, deletedBy: { login: 'anna' }, expiresAt: at, partCount: 0 },
};
const person = { login: 'bert', createdAt: at };
const administrator = {
  ...{ ...person, id: 'administrator-2', role: 'EDITOR', hasSecondFactor: false, isCurrent: false },
};
const session = {
  ...{ ...person, id: 'session-2', usedAt: at, address: null, browser: null, isCurrent: false },
};
const invitation = {
  ...{ id: 'invitation-1', createdBy: { login: 'anna' }, role: 'EDITOR', createdAt: at },
  expiresAt: at,
};
const none = () => [];
const accounts: Lists = {
  account: () => ownAccount(['ADMINISTRATOR', 'SESSION'], 'OWNER'),
  ...{ administrators: none, invitations: none, sessions: none, secondFactor: () => null },
};

/** Resolves fields of Query. */
type Lists = Record<string, (args: Parameters<ReturnType<typeof pagesOf>>[0]) => unknown>;

interface Case {
  mutation: string;
  route: string;
  /** The responses while it is there, and once it is gone. */
  before: Lists;
  after: Lists;
  button: RegExp;
  answer?: 'Yes' | 'password';
  /** Shows no alert, as its success shows none. */
  isSilent?: boolean;
}

const cases: Case[] = [
  {
    mutation: 'deleteCategory',
    route: '/dashboard/categories',
    before: { categories: pagesOf([turbines]) },
    after: { categories: pagesOf([]) },
    button: /^Delete /,
  },
  {
    mutation: 'deleteRequest',
    route: '/dashboard/requests',
    before: { requests: pagesOf([request]) },
    after: { requests: pagesOf([]) },
    button: /^Delete the request of/,
  },
  {
    mutation: 'deleteApplication',
    route: '/dashboard/careers',
    before: { applications: pagesOf([application]) },
    after: { applications: pagesOf([]) },
    button: /^Delete the application of/,
  },
  {
    mutation: 'deletePartner',
    route: '/dashboard/partners',
    before: { partners: pagesOf([partner]) },
    after: { partners: pagesOf([]) },
    button: /^Delete partner/,
  },
  {
    mutation: 'deletePagePart',
    route: '/dashboard/gas-turbina',
    before: { page: () => ({ ...page, images: [], parts: [part] }) },
    after: { page: () => ({ ...page, images: [], parts: [] }) },
    button: /^Delete$/,
  },
  {
    mutation: 'deleteSpare',
    route: '/dashboard/spare/7',
    before: { spare: () => spare },
    after: { spare: () => null },
    button: /^Delete$/,
  },
  {
    mutation: 'deleteProductImage',
    route: '/dashboard/product/7',
    before: { product: () => ({ ...product, images: [{ path: 'a.png', url: '/api/a.png' }] }) },
    after: { product: () => ({ ...product, images: [] }) },
    button: /^Delete image 1$/,
  },
  {
    mutation: 'deleteTrashEntry',
    route: '/dashboard/trash',
    before: { account: () => ownAccount(['TRASH']), trash: pagesOf([trashEntry]) },
    after: { trash: pagesOf([]) },
    button: /for good$/,
  },
  {
    mutation: 'removeAdministrator',
    route: '/dashboard/accounts',
    before: { ...accounts, administrators: () => [administrator] },
    after: accounts,
    button: /^Remove bert/,
    answer: 'password',
    isSilent: true,
  },
  {
    mutation: 'endSession',
    route: '/dashboard/accounts',
    before: { ...accounts, sessions: () => [session] },
    after: accounts,
    button: /^End the session of bert/,
    isSilent: true,
  },
  {
    mutation: 'withdrawInvitation',
    route: '/dashboard/accounts',
    before: { ...accounts, invitations: () => [invitation] },
    after: accounts,
    button: /^Withdraw/,
    isSilent: true,
  },
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function gone(): never {
  throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } });
}

/** Resolves the fields of `before` until the mutation has failed, then those of `after`. */
function backendOf({ mutation, before, after }: Case) {
  let current = before;
  const read = (field: string) => (args: Parameters<Lists[string]>[0]) => current[field]?.(args);
  return {
    ...dashboardResponses,
    ...Object.fromEntries(Object.keys(before).map((field) => [field, read(field)])),
    [mutation]: () => {
      current = { ...current, ...after };
      gone();
    },
  };
}

test.each(cases)('$mutation', async (one) => {
  const { route, button, answer = 'Yes', isSilent } = one;
  const { user } = await renderApp({ route, token: 'token-1', responses: backendOf(one) });
  await user.click(await screen.findByRole('button', { name: button }));
  if (answer === 'password') {
    await user.type(await screen.findByLabelText(/^Your password/), 'secret');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  } else if (!isSilent) {
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  if (isSilent) expect(screen.queryByRole('alert')).toBeNull();
  else expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
});

test('among several that are deleted at once, it counts as deleted', async () => {
  const [other, left] = ['8', '9'].map((restId) => ({
    ...{ ...product, id: `product-${restId}`, restId, title: `P${restId}` },
  }));
  let products = [other, left];
  const { user } = await renderApp({
    route: '/dashboard',
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      products: (page: object) => pagesOf(products.flatMap((one) => one ?? []))(page),
      deleteProduct: ({ input }: { input: { id: string } }) => {
        products = products.filter((one) => one?.id !== input.id);
        return input.id === 'product-9' ? gone() : { deletedId: input.id };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select / })) {
    await user.click(box);
  }
  const bar = within(await screen.findByRole('group', { name: 'Selected products' }));
  await user.click(bar.getByRole('button', { name: 'Delete selected' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await waitFor(() => expect(screen.queryByText('P9')).toBeNull());
});
