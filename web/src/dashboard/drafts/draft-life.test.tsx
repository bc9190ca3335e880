import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { turbines } from '../../test/product-responses.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';
import type { Responses, User } from '../../test/render-app.tsx';

/** What is typed over screens that change below it: it stays, on the screen or in the browser. */

const open = (route: string, responses: Responses = {}) =>
  renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, ...responses } });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));
const offer = () => screen.queryByRole('group', { name: 'Draft' });
const question = () => screen.queryByRole('dialog', { name: 'Discard unsaved changes?' });

async function answer(user: User, choice: 'Yes' | 'No') {
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard unsaved changes?' }));
  await user.click(dialog.getByRole('button', { name: choice }));
  await waitFor(() => expect(question()).toBeNull());
}

/** Comes back to the page after a quarter of an hour, in which others have changed what it shows. */
function comeBack() {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden);
    vi.setSystemTime(Date.now() + 900_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
}

const gone = () => {
  throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } });
};
const trash = pagesOf([]);
const account = ownAccount(['TRASH', 'SPARE', 'CATEGORY', 'ACCOUNT', 'SETTINGS'], 'OWNER');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('what was typed into something that somebody else has deleted is offered once it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let { spare }: Responses = dashboardResponses;
  const { user } = await open('/dashboard/spare/7', { spare: () => spare });
  await user.type(await screen.findByLabelText('Title(De)'), ' neu');
  spare = null;
  comeBack();
  await screen.findByRole('heading', { name: 'Spare parts' });
  expect(kept()).toEqual(['draft admin article spare-7']);
  cleanup();

  const again = await open('/dashboard/spare/7');
  await screen.findByLabelText('Title(De)');
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Title(De)').value).toMatch(/ neu$/),
  );
});

test('a save that finds it deleted leads to the trash without a question, and keeps what was typed', async () => {
  const { user } = await open('/dashboard/spare/7', { account, trash, updateSpare: gone });
  await user.type(await screen.findByLabelText('Title(De)'), ' neu');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const state = await screen.findByText(/somebody else has deleted this/);
  const link = within(state.parentElement ?? document.body).getByRole('link', { name: 'Trash' });
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Trash' })).toBeVisible();
  expect([question(), kept()]).toEqual([null, ['draft admin article spare-7']]);
});

test('over a backend without a trash it is asked about, as whatever is lost', async () => {
  const { user } = await open('/dashboard/spare/7', { updateSpare: gone });
  await user.type(await screen.findByLabelText('Title(De)'), ' neu');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByText(/somebody else has deleted this/);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await answer(user, 'Yes');
  expect(await screen.findByLabelText('Phone')).toBeVisible();
  expect(kept()).toEqual([]);
});

test('what was typed under a role that is taken away is offered when it is given back', async () => {
  let own = account;
  const { user } = await open('/dashboard/settings', {
    account: () => own,
    updateSettings: () => {
      own = ownAccount(['REQUEST'], 'CLERK');
      throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } });
    },
  });
  await user.type(await screen.findByLabelText('Phone'), '99');
  await user.click(screen.getByRole('button', { name: 'Update settings' }));
  await screen.findByRole('heading', { name: 'Not allowed' });
  cleanup();
  await open('/dashboard/settings', { account });
  await screen.findByLabelText('Phone');
  expect(offer()).toBeVisible();
});

test('a draft takes the place of what was typed since only if the administrator says so', async () => {
  const { user } = await open('/dashboard/settings');
  await user.type(await screen.findByLabelText('Phone'), '1');
  cleanup();
  const again = await open('/dashboard/settings');
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  const before = phone.value;
  await again.user.type(phone, '2');
  const restore = screen.getByRole('button', { name: 'Restore' });
  await again.user.click(restore);
  await answer(again.user, 'No');
  expect(phone).toHaveValue(`${before}2`);
  await again.user.click(restore);
  await answer(again.user, 'Yes');
  expect(phone).toHaveValue(`${before}1`);
  expect(offer()).toBeNull();
});

test('a form in a dialog keeps the draft of what it was opened with, although that is deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let categories = pagesOf([turbines]);
  const { user } = await open('/dashboard/categories', {
    categories: (args: Parameters<typeof categories>[0]) => categories(args),
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${turbines.name} (EN)` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' neu');
  await waitFor(() => expect(kept()).toEqual([`draft admin category ${turbines.id}`]));
  categories = pagesOf([]);
  comeBack();
  await screen.findByText('No category');
  await user.type(dialog.getByLabelText('Name'), '!');
  const draft = () => localStorage.getItem(`draft admin category ${turbines.id}`);
  await waitFor(() => expect(draft()).toContain(' neu!'));
  cleanup();
  expect(kept()).toEqual([`draft admin category ${turbines.id}`]);
});

test('Log out deletes what it has asked about', async () => {
  const { user } = await open('/dashboard/settings', { logout: { ended: true } });
  await user.type(await screen.findByLabelText('Phone'), '1');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await answer(user, 'Yes');
  await waitFor(() => expect(screen.queryByLabelText('Phone')).toBeNull());
  expect(kept()).toEqual([]);
});

test('a chosen image is asked about, since no draft has it, though what it belongs to is in the trash', async () => {
  const { user } = await open('/dashboard/product/7', {
    account: ownAccount(['TRASH', 'PRODUCT'], 'OWNER'),
    trash,
    addProductProperty: gone,
  });
  await user.click(await screen.findByRole('button', { name: 'Add property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add property' }));
  await user.upload(
    dialog.getByLabelText(/image/i),
    new File(['1'], 'a.png', { type: 'image/png' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText(/somebody else has deleted this/);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  expect(kept()).toEqual([]);
});
