import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

const service = {
  id: 'service-7',
  restId: '7',
  version: '3',
  title: localized('Boroskopie', 'Borescope', 'Бороскопия'),
  text: localized('<p>Sehen.</p>', '<p>See.</p>', '<p>Видеть.</p>'),
  images: [],
};

function revision(
  id: string,
  title: string,
  changedFields: string[],
  login: string | null = 'anna',
) {
  return {
    ...{
      __typename: 'Revision',
      id,
      savedAt: `2026-11-0${id}T08:00:00.000Z`,
      savedBy: login && { login },
    },
    ...{ isOwn: false, changedFields, images: [] },
    values: [{ field: 'title.de', value: title }],
  };
}

const revisions = [
  revision('3', 'Boroskopie', ['title.de']),
  revision('2', 'Endoskopie', ['title.de', 'text.en']),
  revision('1', 'Sichtprüfung', [], null),
];

/** A backend that keeps these revisions, and restores the oldest one. */
function historyOf(...kept: typeof revisions) {
  let stored = service;
  return {
    service: () => stored,
    revisions: (args: object) => pagesOf('of' in args ? kept : [])(args),
    node: ({ id }: { id: string }) => kept.find((one) => one.id === id) ?? null,
    restoreRevision: vi.fn((_: { input: { id: string } }) => {
      const title = localized('Sichtprüfung', 'Borescope', 'Бороскопия');
      stored = { ...service, version: '4', title };
      return { restored: { __typename: 'Service', ...stored } };
    }),
  };
}

const open = (responses: object, route = '/dashboard/services/7') =>
  renderApp({
    route,
    token: 'token-1',
    responses: { ...dashboardResponses, service, ...responses },
  });

async function openHistory(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  return within(await screen.findByRole('dialog', { name: 'History' }));
}

test('a backend without a history has no button', async () => {
  await open({ revisions: null });
  expect(await screen.findByRole('button', { name: 'Update' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
});

test('what was never saved has no revisions yet', async () => {
  const { user } = await open(historyOf());
  expect(await (await openHistory(user)).findByText('No revisions yet')).toBeInTheDocument();
});

test('a history that cannot be loaded can be asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  const history = historyOf(...revisions);
  const { user } = await open({
    ...history,
    revisions: (args: object) => {
      if (fails && 'of' in args) throw new Error('The backend is not there.');
      return history.revisions(args);
    },
  });
  const dialog = await openHistory(user);
  const again = await dialog.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await dialog.findByRole('list', { name: 'Revisions' })).toBeInTheDocument();
});

test('lists who saved what and when, newest first, and shows what the last save has changed', async () => {
  const { user } = await open(historyOf(...revisions));
  const dialog = await openHistory(user);
  const entries = within(await dialog.findByRole('list', { name: 'Revisions' }));
  const [newest, middle, oldest] = entries.getAllByRole('button');
  expect(newest).toHaveTextContent(/3 Nov 2026.*Present.*by anna.*Title\(De\)/);
  expect(middle).toHaveTextContent(/Title\(De\), Description\(En\)/);
  expect(middle).toHaveAttribute('aria-pressed', 'true');
  expect(oldest).toHaveTextContent('As it was then');
  const comparison = within(dialog.getByRole('region', { name: 'Comparison' }));
  expect(await comparison.findByRole('heading')).toHaveTextContent(/2 Nov.* → the present/);
  expect(await comparison.findByText('Endoskopie')).toHaveProperty('tagName', 'DEL');
  expect(comparison.getByText('Boroskopie')).toHaveProperty('tagName', 'INS');
});

test('compares any two, the older one first, whichever is chosen', async () => {
  const { user } = await open(historyOf(...revisions));
  const dialog = await openHistory(user);
  const entries = within(await dialog.findByRole('list', { name: 'Revisions' }));
  await user.selectOptions(dialog.getByLabelText('Compare with'), '1');
  const comparison = within(dialog.getByRole('region', { name: 'Comparison' }));
  expect(comparison.getByRole('heading')).toHaveTextContent(/1 Nov.* → 2 Nov/);
  expect(await comparison.findByText('Sichtprüfung')).toHaveProperty('tagName', 'DEL');
  expect(comparison.getByText('Endoskopie')).toHaveProperty('tagName', 'INS');

  // The present is compared with what was before, and there is nothing to restore.
  await user.click(entries.getByRole('button', { name: /3 Nov/ }));
  expect(comparison.getByRole('heading')).toHaveTextContent(/2 Nov.* → the present/);
  expect(comparison.queryByRole('button', { name: /Restore/ })).toBeNull();
});

test('restores after the confirmation, and the form shows it', async () => {
  const history = historyOf(...revisions);
  const { user } = await open(history);
  const dialog = await openHistory(user);
  await user.click(await dialog.findByRole('button', { name: /^1 Nov/ }));
  await user.click(dialog.getByRole('button', { name: /^Restore 1 Nov/ }));
  const question = () => screen.findByRole('dialog', { name: 'Restore this revision?' });
  await user.click(within(await question()).getByRole('button', { name: 'No' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Restore this revision?' })).toBeNull(),
  );
  expect(history.restoreRevision).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: /^Restore 1 Nov/ }));
  await user.click(within(await question()).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Restored');
  expect(history.restoreRevision.mock.lastCall?.[0].input).toEqual({ id: '1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Sichtprüfung');
  expect(screen.getByRole('status', { name: 'Save state' })).toHaveTextContent('Saved');
});

test('unsaved changes are given up only if the administrator says so', async () => {
  const history = historyOf(...revisions);
  const { user } = await open(history);
  await user.type(await screen.findByLabelText('Title(De)'), ' neu');
  const dialog = await openHistory(user);
  const restore = async (choice: 'Yes' | 'No') => {
    await user.click(dialog.getByRole('button', { name: /^Restore/ }));
    for (const [question, answer] of [
      ['Restore this revision?', 'Yes'],
      ['Discard unsaved changes?', choice],
    ] as const) {
      const asked = within(await screen.findByRole('dialog', { name: question }));
      await user.click(asked.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
    }
  };
  await dialog.findByRole('list', { name: 'Revisions' });
  await restore('No');
  expect(history.restoreRevision).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Boroskopie neu');

  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  history.restoreRevision.mockImplementationOnce(() => {
    throw new GraphQLError('Away.');
  });
  await restore('Yes');
  await waitFor(() => expect(history.restoreRevision).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Boroskopie neu');
  expect(drafts()).toHaveLength(1);

  await restore('Yes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Restored');
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Sichtprüfung');
  expect(drafts()).toEqual([]);
});

test('what is typed after the history was closed stays when the restore comes through late', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const history = historyOf(...revisions);
  const { user } = await open({
    ...history,
    restoreRevision: async () => {
      await promise;
      return history.restoreRevision({ input: { id: '1' } });
    },
  });
  const dialog = await openHistory(user);
  await user.click(await dialog.findByRole('button', { name: /^Restore/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.type(screen.getByLabelText('Title(En)'), ' new');
  resolve(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('Restored');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Title(En)')).toHaveValue('Borescope new');
});

test.each(['open', 'closed before the response'])(
  'the list shows a restored position where the dialog is %s',
  async (state) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const history = historyOf(...revisions);
    const other = { ...service, id: 'service-8', restId: '8', title: localized('B', 'B', 'B') };
    let services = [other, service];
    const responses = {
      ...history,
      services: (args: object) => pagesOf(services)(args),
      restoreRevision: async (args: { input: { id: string } }) => {
        await promise;
        services = [service, other];
        return history.restoreRevision(args);
      },
    };
    const { user } = await open(responses, '/dashboard/services');
    const titlesShown = () =>
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('link', { name: 'Borescope' }));
    const dialog = await openHistory(user);
    await user.click(await dialog.findByRole('button', { name: /^Restore/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    if (state !== 'open') await user.click(dialog.getByRole('button', { name: 'Close' }));
    resolve(undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent('Restored');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    act(() => window.history.back());
    await screen.findByRole('link', { name: 'Borescope' });
    expect(titlesShown()).toEqual(['Borescope', 'B']);
  },
);

test('an image that only the history shows is taken down for good; one of the present is not', async () => {
  const shown = (name: string) => ({
    path: `/files/${name}.png?expires=1&signature=a`,
    url: `/api/${name}.png`,
  });
  const kept = [
    { ...revision('3', 'Boroskopie', ['images']), images: [shown('new')] },
    { ...revision('2', 'Boroskopie', ['images']), images: [shown('old')] },
  ];
  const takeDownImage = vi.fn(({ input }: { input: object }) => input);
  const { user, sent } = await open({
    ...historyOf(...revisions),
    ...{ takesDownImages: true, takeDownImage },
    revisions: (args: object) => pagesOf('of' in args ? kept : [])(args),
    node: ({ id }: { id: string }) => kept.find((one) => one.id === id) ?? null,
  });
  const dialog = await openHistory(user);
  expect(await dialog.findByRole('img', { name: 'Added image' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Take down added image for good' })).toBeNull();
  const before = sent.length;
  await user.click(dialog.getByRole('button', { name: 'Take down removed image for good' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Taken down for good');
  expect(takeDownImage.mock.lastCall?.[0].input).toEqual({ path: '/files/old.png' });
  expect(dialog.queryByRole('img', { name: 'Removed image' })).toBeNull();
  expect(dialog.getByRole('img', { name: 'Added image' })).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('heading', { name: /the present/ })).toHaveFocus());
  expect(sent.slice(before)).toEqual(['TakeDownImage']);
});
