import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Mock } from 'vitest';

import { dashboardResponses } from '../test/every-form.ts';
import { renderApp } from '../test/render-app.tsx';
import { spare, spareResponses } from '../test/spare-responses.ts';

/** Two administrators save the same spare: the second one sees the conflict, and nothing is lost. */

interface Input {
  id: string;
  version?: string;
  title?: Record<string, string>;
  text?: Record<string, string>;
}

const first = { ...spare, version: '1' };

/** What the other one has stored: another English title, or another German one. */
const theirs = (title: Record<string, string>) => ({
  ...first,
  title: { ...first.title, ...title },
  version: '2',
});

/** Responds to a save as the gateway does: refuses what is based on another version than the stored one. */
function stored(present: typeof first) {
  return vi.fn(({ input }: { input: Input }) =>
    input.version === present.version
      ? { spare: { ...present, title: { ...present.title, ...input.title }, version: '3' } }
      : { spare: present, userErrors: [{ code: 'OUTDATED', field: null }] },
  );
}

/** The mutation of a backend, and what it was called with. */
type Write = Mock<(args: { input: Input }) => unknown>;

async function openAndType(updateSpare: Write) {
  const responses = { ...dashboardResponses, ...spareResponses(), spare: first, updateSpare };
  const { user } = await renderApp({ route: '/dashboard/spare/7', token: 'token-1', responses });
  const german = await screen.findByLabelText('Title(De)');
  await user.clear(german);
  await user.type(german, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  return { user, german };
}

const inputs = (write: Write) => write.mock.calls.map(([{ input }]) => input);

async function save(user: UserEvent, whose?: RegExp) {
  const dialog = within(await screen.findByRole('dialog'));
  if (whose) await user.click(dialog.getByRole('radio', { name: whose }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

test('what only the other one has changed is taken over, and the save is repeated', async () => {
  const updateSpare = stored(theirs({ en: 'Theirs' }));
  await openAndType(updateSpare);
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(inputs(updateSpare)).toEqual([
    { id: spare.id, version: '1', title: { de: 'Mine' } },
    { id: spare.id, version: '2', title: { de: 'Mine' } },
  ]);
  expect(screen.getByLabelText('Title(En)')).toHaveValue('Theirs');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field that both have changed is asked about: mine, theirs and what it was', async () => {
  // A plain text shows as it is, whatever it looks like.
  const updateSpare = stored(theirs({ de: 'Δp <3 bar, <b>', en: 'Nozzles' }));
  const { user, german } = await openAndType(updateSpare);
  const dialog = await screen.findByRole('dialog', {
    name: 'Somebody else has saved this in the meantime',
  });
  const field = within(dialog).getByRole('radiogroup', { name: 'Title(De)' });
  expect(field).toHaveTextContent(`As it was${spare.title.de}`);
  expect(within(field).getByRole('radio', { name: /^Mine/ })).not.toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(within(field).getByRole('radio', { name: /^Mine/ })).toHaveTextContent(/Mine$/);
  expect(dialog).toHaveTextContent('Taken over from them: Title(En)');
  const other = within(field).getByRole('radio', { name: /^Theirs/ });
  expect(other).toHaveTextContent(/Δp <3 bar, <b>$/);
  await user.click(other);
  await save(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(inputs(updateSpare).at(-1)).toEqual({ id: spare.id, version: '2' });
  expect(german).toHaveValue('Δp <3 bar, <b>');
  expect(screen.getByLabelText('Title(En)')).toHaveValue('Nozzles');
});

test('it says who has saved what is asked about, and when, and marks what each side has changed', async () => {
  const updateSpare = stored(theirs({ de: `${spare.title.de} 2` }));
  const save = (by: string, changedFields: string[]) => ({
    ...{
      id: by,
      savedAt: '2026-07-08T09:10:11Z',
      savedBy: { login: by },
      isOwn: false,
      changedFields,
    },
    ...{ values: [], images: [] },
  });
  const nodes = [save('ben', ['images']), save('anna', ['title.de']), save('carl', ['title.de'])];
  const { user } = await renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: {
      ...{ ...dashboardResponses, ...spareResponses() },
      ...{ spare: first, updateSpare, revisions: { nodes, totalCount: 3 } },
    },
  });
  await user.type(await screen.findByLabelText('Title(De)'), ' <neu>');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const dialog = await screen.findByRole('dialog', { name: /^Somebody else/ });
  expect(await within(dialog).findByText(/^Saved by anna, 8 Jul 2026/)).toBeInTheDocument();
  const radio = (name: RegExp) => within(dialog).getByRole('radio', { name });
  expect(within(radio(/^Mine/)).getByRole('insertion')).toHaveTextContent('added: <neu>');
  expect(within(radio(/^Theirs/)).getByRole('insertion')).toHaveTextContent('added: 2');
});

test('an own change of the images does not pass their texts off as known', async () => {
  const present = theirs({ de: 'Theirs' });
  const updateSpare = stored(present);
  const deleteSpareImage = { spare: { ...present, images: [] }, trashEntryId: null };
  const { user } = await renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: {
      ...{ ...dashboardResponses, ...spareResponses() },
      ...{ spare: first, updateSpare, deleteSpareImage },
    },
  });
  const german = await screen.findByLabelText('Title(De)');
  await user.clear(german);
  await user.type(german, 'Mine');
  await user.click(screen.getAllByRole('button', { name: /^Delete image/ })[0] ?? german);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete image/ })).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Update' }));
  const question = await screen.findByRole('radiogroup', { name: 'Title(De)' });
  expect(within(question).getByRole('radio', { name: /^Theirs/ })).toBeInTheDocument();
  expect(inputs(updateSpare)[0]).toMatchObject({ version: '1' });
});

test('a question that is not answered saves nothing and is asked again, until mine is chosen', async () => {
  const updateSpare = stored(theirs({ de: 'Theirs' }));
  const { user, german } = await openAndType(updateSpare);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(german).toHaveValue('Mine');
  expect(screen.getAllByRole('status', { name: 'Save state' })[0]).toHaveTextContent('Not saved');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await save(user, /^Mine/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  const title = { de: 'Mine' };
  expect(inputs(updateSpare).at(-1)).toEqual({ id: spare.id, version: '2', title });
});

test('what is typed while the first save is on its way is asked about, too', async () => {
  const respond = stored(theirs({ en: 'Theirs' }));
  const arrived = Promise.withResolvers<undefined>();
  const updateSpare = vi.fn(async (args: { input: Input }) => {
    await arrived.promise;
    return respond(args);
  });
  const { user } = await openAndType(updateSpare);
  const english = screen.getByLabelText('Title(En)');
  await user.type(english, ' mine');
  arrived.resolve(undefined);
  const field = await screen.findByRole('radiogroup', { name: 'Title(En)' });
  await user.click(within(field).getByRole('radio', { name: /^Theirs/ }));
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(english).toHaveValue('Theirs');
  expect(inputs(updateSpare).at(-1)).toEqual({
    id: spare.id,
    version: '2',
    title: { de: 'Mine' },
  });
});
