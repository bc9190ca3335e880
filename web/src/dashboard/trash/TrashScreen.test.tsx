import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';

const entry = {
  id: 'entry-1',
  kind: 'SPARE',
  title: 'Brennstoffdüsen',
  ownerTitle: null,
  deletedAt: '2026-11-01T08:00:00.000Z',
  deletedBy: { login: 'anna' },
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
    return { deletedId: input.id };
  };
  return {
    account: ownAccount(['TRASH']),
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

test('many entries are restored at once; those whose owner is deleted say so', async () => {
  const other = { ...entry, id: 'entry-3', title: 'Ventile' };
  const backend = trashWith(entry, image, other);
  const restoreTrashEntries = vi.fn(({ input: { ids } }: { input: { ids: string[] } }) => {
    const deletedIds = ids.filter((id) => id !== image.id);
    for (const id of deletedIds) backend.restoreTrashEntry({ input: { id } });
    return { deletedIds, refusedIds: [image.id] };
  });
  const { user } = await open('/dashboard/trash', { ...backend, restoreTrashEntries });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Spare part Ventile' }));
  const bar = within(screen.getByRole('group', { name: 'Selected entries' }));
  expect(bar.getByText('1 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Select all shown' }));
  await user.click(bar.getByRole('button', { name: 'Restore selected' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual(['2 restored', expect.stringContaining('What 1 of them belongs to')]);
  expect(restoreTrashEntries).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('row', { name: /Ventile/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Image of LM2500/ })).toBeInTheDocument();
});

test('what belongs to something deleted says so', async () => {
  const refused = { userErrors: [{ code: 'CONFLICT', field: null }] };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const responses = { ...trashWith(image), restoreTrashEntry: () => refused };
  const { user } = await open('/dashboard/trash', responses);
  await user.click(await screen.findByRole('button', { name: 'Restore Image' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Restore that first.');
});

test('an alert goes when the next one comes, also without a form', async () => {
  const refused = { userErrors: [{ code: 'CONFLICT', field: null }] };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backend = trashWith(entry, image);
  const restoreTrashEntry = ({ input }: { input: { id: string } }) =>
    input.id === image.id ? refused : backend.restoreTrashEntry({ input });
  const { user } = await open('/dashboard/trash', { ...backend, restoreTrashEntry });
  await user.click(await screen.findByRole('button', { name: /^Restore Spare part/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Restored');
  // Under the pointer it would stay.
  fireEvent.mouseEnter(alert);
  await user.click(screen.getByRole('button', { name: 'Restore Image' }));
  await screen.findByText(/Restore that first/);
  await waitFor(() => expect(screen.queryByText('Restored')).toBeNull());
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

test('a long trash stays where one has scrolled to: it only loses what is deleted for good or restored', async () => {
  const many = Array.from({ length: 60 }, (_, index) => {
    const name = `N${index + 1}`;
    return { ...entry, id: name, title: name, images: [] };
  });
  const { user, sent } = await open('/dashboard/trash', trashWith(...many));
  const entries = () => document.querySelectorAll('[data-entry]');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(entries()).toHaveLength(60));
  const before = sent.length;

  await user.click(screen.getByLabelText('Delete Spare part N55 for good'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Successfully deleted')).toBeInTheDocument();
  expect(entries()).toHaveLength(59);
  expect(sent.slice(before)).toEqual(['DeleteTrashEntry']);

  const counts: number[] = [];
  const observer = new MutationObserver(() => void counts.push(entries().length));
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByLabelText('Restore Spare part N52'));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('N52')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Restore Spare part N53')).toHaveFocus());
  observer.disconnect();
  expect(Math.min(...counts)).toBe(58);
  expect(entries()).toHaveLength(58);
});

test('what somebody else has taken from the trash leaves the list, and an alert says why', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await open('/dashboard/trash', {
    ...trashWith(entry, image),
    restoreTrashEntry: () => {
      throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Restore Spare part/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has restored this');
  expect(screen.queryByRole('row', { name: /Brennstoffdüsen/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Image of LM2500/ })).toBeInTheDocument();
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

describe('an image is taken down for good', () => {
  const signed = (name: string) => ({
    path: `/files/${name}.png?expires=1&signature=a`,
    url: `/api/${name}.png`,
  });
  const withImages = { ...entry, images: [signed('a'), signed('b')] };
  const ofImage = { ...image, images: [signed('a')] };

  /** A backend that takes images down. */
  function backendWith(...entries: Entry[]) {
    let left = entries;
    return {
      takesDownImages: true,
      trash: (page: object) => pagesOf(left)(page),
      takeDownImage: vi.fn(({ input }: { input: { path: string } }) => {
        left = left
          .map((one) => ({
            ...one,
            images: one.images.filter(({ path }) => !path.startsWith(input.path)),
          }))
          .filter(({ kind, images }) => kind !== 'IMAGE' || images.length > 0);
        return { path: input.path };
      }),
    };
  }

  test('only over a backend that offers it', async () => {
    await open('/dashboard/trash', trashWith(withImages));
    expect(await screen.findByRole('button', { name: /^Restore/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show image/ })).toBeNull();
  });

  test('after a confirmation, and is gone at once from all that shows it; the focus goes on', async () => {
    const backend = backendWith(withImages, ofImage);
    const { user, sent } = await open('/dashboard/trash', backend);
    const images = await screen.findByRole('button', {
      name: 'Show images of Spare part Brennstoffdüsen',
    });
    await user.click(images);
    const dialog = within(await screen.findByRole('dialog', { name: /^Images of/ }));
    expect(dialog.getAllByRole('img')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Take down image 1 for good' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Take this image down for good?' }),
    );
    await user.click(question.getByRole('button', { name: 'No' }));
    expect(backend.takeDownImage).not.toHaveBeenCalled();

    await user.click(dialog.getByRole('button', { name: 'Take down image 1 for good' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken down for good');
    expect(backend.takeDownImage.mock.lastCall?.[0].input).toEqual({ path: '/files/a.png' });
    expect(dialog.getAllByRole('img')).toHaveLength(1);
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/b.png');
    const next = dialog.getByRole('button', { name: 'Take down image 1 for good' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.queryByText(/Image of LM2500|of LM2500/)).toBeNull();

    // The last one.
    await user.click(next);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(dialog.getByText('No image is left.')).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Select/ })).toHaveFocus());
    expect(sent.filter((name) => name !== 'TakeDownImage')).toEqual(['TrashScreen', 'TrashScreen']);
  });

  test('what was this image is gone from the trash', async () => {
    const { user } = await open('/dashboard/trash', backendWith(ofImage));
    await user.click(await screen.findByRole('button', { name: 'Show image of LM2500' }));
    await user.click(await screen.findByRole('button', { name: 'Take down image 1 for good' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus());
  });

  test('not while something shows it, which the alert names', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const message = 'path: is still shown by spare 7 "Fuel nozzle"';
    const refused = { userErrors: [{ code: 'CONFLICT', field: ['path'], message }] };
    const backend = { ...backendWith(withImages), takeDownImage: () => refused };
    const { user } = await open('/dashboard/trash', backend);
    await user.click(await screen.findByRole('button', { name: /^Show images of/ }));
    await user.click(await screen.findByRole('button', { name: 'Take down image 2 for good' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This image is still shown by spare 7 "Fuel nozzle". Remove it there first.',
    );
    expect(screen.getByRole('button', { name: 'Take down image 2 for good' })).toBeInTheDocument();
  });
});
