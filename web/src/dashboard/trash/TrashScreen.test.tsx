import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

const entry = {
  id: 'entry-1',
  kind: 'SPARE',
  title: 'Brennstoffdüsen',
  ownerTitle: null,
  deletedAt: '2026-11-01T08:00:00.000Z',
  deletedBy: 'anna',
  expiresAt: '2026-12-01T08:00:00.000Z',
  partCount: 12,
  images: [{ path: 'a.png', url: '/api/a.png' }],
};
type Entry = Omit<typeof entry, 'ownerTitle'> & { ownerTitle: string | null };

const image: Entry = { ...entry, id: 'entry-2', kind: 'IMAGE', title: '', ownerTitle: 'LM2500' };

/** A trash that loses what is restored or deleted for good. */
function trashWith(...entries: Entry[]) {
  let left = entries;
  const take = ({ input }: { input: { id: string } }) => {
    left = left.filter(({ id }) => id !== input.id);
    return { restoredId: input.id, deletedId: input.id };
  };
  return {
    trash: (page: object) => pagesOf(left)(page),
    restoreTrashEntry: vi.fn(take),
    deleteTrashEntry: vi.fn(take),
  };
}

const open = (route: string, responses: object) =>
  renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, ...responses } });

test('a backend without a trash has no entry in the menu', async () => {
  await open('/dashboard/categories', { trash: null });
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(await menu.findByRole('link', { name: 'Settings' })).toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Trash' })).toBeNull();
});

test('lists what was deleted, with what went along, after the entries of the specification', async () => {
  await open('/dashboard/trash', trashWith(entry, image));
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(await menu.findByRole('link', { name: 'Trash' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getAllByRole('link').at(-1)).toHaveTextContent('Trash');
  const spare = await screen.findByRole('row', { name: /Brennstoffdüsen/ });
  expect(spare).toHaveTextContent('Spare part');
  expect(spare).toHaveTextContent('With 12 parts and 1 image.');
  expect(spare).toHaveTextContent(/1 Nov 2026.*by anna.*1 Dec 2026/);
  expect(screen.getByRole('row', { name: /Image of LM2500/ })).toBeInTheDocument();
});

test('restores an entry, and reads every list again', async () => {
  const trash = trashWith(entry);
  const { user } = await open('/dashboard/trash', trash);
  await user.click(await screen.findByRole('button', { name: /^Restore/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Restored');
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
  expect(trash.restoreTrashEntry.mock.lastCall?.[0].input).toEqual({ id: entry.id });
});

test('the focus goes on to the next entry, and to the heading of the emptied trash (WCAG 2.4.3)', async () => {
  const { user } = await open('/dashboard/trash', trashWith(entry, image));
  await user.click(await screen.findByRole('button', { name: /^Restore Spare part/ }));
  const next = screen.getByRole('button', { name: 'Restore Image' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete Image for good' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus());
});

test('what belongs to something deleted says so', async () => {
  const refused = { userErrors: [{ code: 'CONFLICT', field: null }] };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const responses = { ...trashWith(image), restoreTrashEntry: () => refused };
  const { user } = await open('/dashboard/trash', responses);
  await user.click(await screen.findByRole('button', { name: 'Restore Image' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Restore that first.');
});

test('deletes for good only after the confirmation', async () => {
  const trash = trashWith(entry);
  const { user } = await open('/dashboard/trash', trash);
  await user.click(await screen.findByRole('button', { name: /for good$/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(trash.deleteTrashEntry).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /for good$/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
});

test("the alert 'Successfully deleted' offers to undo it (spec 8)", async () => {
  const trash = trashWith();
  const { user } = await open('/dashboard/spare/7', {
    ...trash,
    deleteSpare: { deletedId: 'spare-7', trashEntryId: 'entry-9' },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  expect(question).toHaveTextContent(/With \d+ parts? and \d+ images?\./);
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Successfully deleted');
  await user.click(within(alert).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Restored'));
  expect(trash.restoreTrashEntry.mock.lastCall?.[0].input).toEqual({ id: 'entry-9' });
});
