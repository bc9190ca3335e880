import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { startSession } from '../../session/session.ts';
import { dashboardResponses } from '../../test/every-form.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import type { User } from '../../test/render-app.tsx';

function imageAt(path: string, said: object | null = localized('', '', '')) {
  return {
    ...{ __typename: 'Image', path, url: path },
    ...{ alternativeText: said, focalX: said && 50, focalY: said && 50 },
  };
}

const [one, two, three] = ['/1.png', '/2.png', '/3.png'].map((path) => imageAt(path));

function serviceWith(images: unknown[]) {
  return {
    ...{ __typename: 'Service', id: 'service-7', restId: '7', version: '3', images },
    title: localized('Boroskopie', 'Borescope', 'Бороскопия'),
    text: localized('', '', ''),
  };
}

async function open(images: unknown[], responses: object = {}) {
  const all = { ...dashboardResponses, movableTypes: ['IMAGE'], service: serviceWith(images) };
  const rendered = await renderApp({
    route: '/dashboard/services/7',
    token: 'token-1',
    responses: { ...all, ...responses },
  });
  const list = () => within(screen.getByRole('list', { name: 'Images' }));
  await screen.findByRole('list', { name: 'Images' });
  const shown = () =>
    list()
      .getAllByRole('img')
      .map((image) => image.getAttribute('src'));
  return { ...rendered, list, shown };
}

const reordered = (...images: unknown[]) =>
  vi.fn((_: { input: object }) => ({ owner: serviceWith(images) }));

test('over a backend without it, images are neither described nor moved', async () => {
  const { list } = await open([imageAt('/1.png', null), imageAt('/2.png', null)], {
    movableTypes: null,
  });
  expect(list().getByRole('button', { name: 'Delete image 2' })).toBeInTheDocument();
  expect(list().queryByRole('button', { name: /Move|Describe/ })).toBeNull();
  for (const item of list().getAllByRole('listitem')) {
    expect(item).not.toHaveAttribute('draggable');
  }
});

test('an image is moved by its button, which keeps the focus, and the position is announced', async () => {
  const updateImage = reordered(one, three, two);
  const { user, list, shown, sent } = await open([one, two, three], { updateImage });
  const button = await screen.findByRole('button', { name: 'Move image 3 up' });
  await user.click(button);
  await waitFor(() => expect(shown()).toEqual(['/1.png', '/3.png', '/2.png']));
  expect(updateImage.mock.lastCall?.[0].input).toEqual({
    ...{ ownerId: 'service-7', path: '/3.png', position: 2 },
  });
  expect(screen.getByRole('status', { name: 'Order' })).toHaveTextContent(
    'Moved to position 2 of 3',
  );
  expect(button).toHaveFocus();
  expect(list().getByRole('button', { name: 'Move image 2 up' })).toBe(button);
  // No query after a write (docs/decisions/apollo-cache.md).
  expect(sent.at(-1)).toBe('UpdateImage');
});

test('quick presses move an image on before the first response is there', async () => {
  const four = imageAt('/4.png');
  const responses = [
    [two, one, three, four],
    [two, three, one, four],
    [two, three, four, one],
  ];
  const positions: unknown[] = [];
  const arrived = Promise.withResolvers<undefined>();
  const { user, shown } = await open([one, two, three, four], {
    updateImage: async ({ input }: { input: { position: number } }) => {
      const stored = responses[positions.push(input.position) - 1] ?? [];
      await arrived.promise;
      return { owner: serviceWith(stored) };
    },
  });
  const button = await screen.findByRole('button', { name: 'Move image 1 down' });
  await user.tripleClick(button);
  const last = ['/2.png', '/3.png', '/4.png', '/1.png'];
  await waitFor(() => expect(shown()).toEqual(last));
  // The others start from the order that it leaves.
  expect(positions).toEqual([2]);
  const said = screen.getByRole('status', { name: 'Order' });
  expect(said).toBeEmptyDOMElement();
  arrived.resolve(undefined);
  await waitFor(() => expect(said).toHaveTextContent('Moved to position 4 of 4'));
  expect(positions).toEqual([2, 3, 4]);
  expect(shown()).toEqual(last);
  expect(button).toHaveFocus();
});

test('an image that could not be moved returns', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const arrived = Promise.withResolvers<never>();
  const { user, shown } = await open([one, two, three], { updateImage: () => arrived.promise });
  await user.click(await screen.findByRole('button', { name: 'Move image 1 down' }));
  expect(shown()).toEqual(['/2.png', '/1.png', '/3.png']);
  arrived.reject(new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } }));
  await waitFor(() => expect(shown()).toEqual(['/1.png', '/2.png', '/3.png']));
  expect(screen.getByRole('status', { name: 'Order' })).toBeEmptyDOMElement();
});

test('at the ends there is nowhere to move to', async () => {
  const updateImage = reordered();
  const { user } = await open([one, two], { updateImage });
  const first = await screen.findByRole('button', { name: 'Move image 1 up' });
  expect(first).toHaveAttribute('aria-disabled', 'true');
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Move image 2 down' }));
  expect(updateImage).not.toHaveBeenCalled();
});

test('an image is dragged to the place of another one', async () => {
  const updateImage = reordered(three, one, two);
  const { list, shown } = await open([one, two, three], { updateImage });
  await screen.findByRole('button', { name: 'Move image 3 up' });
  const [first, , third] = list().getAllByRole('listitem');
  if (!first || !third) throw new Error('There are too few images.');
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(third, { dataTransfer });
  // False: the default, which forbids to drop, was prevented.
  expect(fireEvent.dragOver(first, { dataTransfer })).toBe(false);
  fireEvent.drop(first, { dataTransfer });
  await waitFor(() => expect(shown()).toEqual(['/3.png', '/1.png', '/2.png']));
  expect(updateImage.mock.lastCall?.[0].input).toMatchObject({ path: '/3.png', position: 1 });
  fireEvent.dragEnd(third);
  expect(fireEvent.dragOver(first, { dataTransfer })).toBe(true);
});

test('sends only what was changed of a description, and shows it from then on', async () => {
  const said = imageAt('/2.png', localized('Läufer', 'Rotor', ''));
  const after = { ...said, alternativeText: localized('Läufer', 'Rotor', 'Ротор'), focalX: 20 };
  const updateImage = reordered(one, after);
  const { user } = await open([one, said], { updateImage });
  await user.click(screen.getByRole('button', { name: 'Describe image 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe image' }));
  expect(dialog.getByLabelText('Alternative text(De)')).toHaveValue('Läufer');
  await user.fill(dialog.getByLabelText('Alternative text(Ru)'), 'Ротор');
  const left = dialog.getByLabelText('Focal point from the left, %');
  await user.clear(left);
  await user.type(left, '20');
  expect(dialog.getByRole('img', { name: 'The image as cards crop it' })).toHaveStyle({
    objectPosition: '20% 50%',
  });
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateImage.mock.lastCall?.[0].input).toEqual({
    ...{ ownerId: 'service-7', path: '/2.png', version: '3' },
    ...{ alternativeText: { ru: 'Ротор' }, focalX: 20 },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Describe image 2' }));
  expect(await screen.findByLabelText('Alternative text(Ru)')).toHaveValue('Ротор');
});

test('the button of an image says whether it has an alternative text, its dialog leads to the next', async () => {
  const { user } = await open([one, imageAt('/2.png', localized('Läufer', '', 'Ротор'))]);
  const button = screen.getByRole('button', { name: 'Describe image 1' });
  expect(button).toHaveAccessibleDescription('No alternative text');
  expect(screen.getByRole('button', { name: 'Describe image 2' })).toHaveAccessibleDescription(
    'Alternative text: DE, RU',
  );
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe image' }));
  const german = () => dialog.getByLabelText('Alternative text(De)');
  expect(german()).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(german()).toHaveValue('Läufer');
  await user.click(dialog.getByRole('button', { name: 'Previous' }));
  expect(german()).toHaveValue('');
});

test('a focal point that is emptied comes back, shown as it is stored', async () => {
  const { user } = await open([imageAt('/1.png', localized('Läufer', 'Rotor', ''))]);
  await user.click(screen.getByRole('button', { name: 'Describe image 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe image' }));
  const left = dialog.getByLabelText('Focal point from the left, %');
  await user.clear(left);
  await user.type(left, '{Enter}');
  expect(left).toBeInvalid();
  await user.tab();
  expect(left).toHaveValue('50');
  expect(dialog.getByRole('status', { name: 'Save state' })).toHaveTextContent(/^Saved$/);
});

test('a click on the image sets the point that stays in view', async () => {
  const { user } = await open([one]);
  await user.click(screen.getByRole('button', { name: 'Describe image 1' }));
  const whole = await screen.findByRole('img', { name: 'The whole image' });
  const place = whole.parentElement;
  if (!place) throw new Error('The image has no place.');
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100));
  fireEvent.click(whole, { clientX: 150, clientY: 190 });
  expect(screen.getByLabelText('Focal point from the left, %')).toHaveValue('25');
  expect(screen.getByLabelText('Focal point from the top, %')).toHaveValue('90');
});

/** Opens the dialog of the first image and types what it shows. */
async function describeFirst(user: User, text: string) {
  await user.click(screen.getByRole('button', { name: 'Describe image 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe image' }));
  await user.fill(dialog.getByLabelText('Alternative text(De)'), text);
  return { button: dialog.getByRole('button', { name: 'Update' }), dialog };
}

test('says what is not saved until the server has confirmed it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const updateImage = vi.fn(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } });
  });
  const { user } = await open([one], { updateImage });
  const { button, dialog } = await describeFirst(user, 'Läufer');
  const state = dialog.getByRole('status', { name: 'Save state' });
  expect(state).toHaveTextContent('Not saved');
  await user.click(button);
  await waitFor(() => expect(updateImage).toHaveBeenCalledOnce());
  await waitFor(() => expect(button).toBeEnabled());
  expect(state).toHaveTextContent('Not saved');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the dialog returns with what was typed when the same login follows a lost session', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await open([one], {
    updateImage: () => {
      throw new GraphQLError('Log in', { extensions: { code: 'UNAUTHENTICATED' } });
    },
  });
  const { button } = await describeFirst(user, 'Läufer');
  await user.click(button);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.getByRole('status')).toHaveTextContent(/What you typed is kept/);
  await act(async () => {
    startSession('token-2', 'admin');
    await Promise.resolve();
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe image' }));
  expect(dialog.getByLabelText('Alternative text(De)')).toHaveValue('Läufer');
});

/** A backend on which somebody else has saved the image since; it refuses what is based on version 3. */
function savedByThem(theirs: ReturnType<typeof imageAt>) {
  return vi.fn(({ input }: { input: { version?: string } }) => ({
    owner: { ...serviceWith([theirs]), version: '4' },
    userErrors: input.version === '4' ? [] : [{ code: 'OUTDATED', field: null }],
  }));
}

test('what both have changed is asked about: mine, theirs and what it was', async () => {
  const theirs = { ...imageAt('/1.png', localized('Theirs', '', '')), focalX: 20 };
  const updateImage = savedByThem(theirs);
  const { user } = await open([one], { updateImage });
  const { button, dialog } = await describeFirst(user, 'Mine');
  const left = dialog.getByLabelText('Focal point from the left, %');
  await user.clear(left);
  await user.type(left, '70');
  await user.click(button);
  const question = within(
    await screen.findByRole('dialog', { name: 'Somebody else has saved this in the meantime' }),
  );
  const text = within(question.getByRole('radiogroup', { name: 'Alternative text(De)' }));
  const point = question.getByRole('radiogroup', { name: 'Focal point from the left, %' });
  expect(point).toHaveTextContent(/As it was50.*Mine.*70.*Theirs.*20/);
  await user.click(text.getByRole('radio', { name: /^Theirs/ }));
  await user.click(within(point).getByRole('radio', { name: /^Mine/ }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateImage.mock.lastCall?.[0].input).toEqual({
    ...{ ownerId: 'service-7', path: '/1.png', version: '4', focalX: 70 },
  });
});
