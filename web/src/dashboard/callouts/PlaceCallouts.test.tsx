import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { nozzle, spare, spareResponses } from '../../test/spare-responses.ts';
import type { Callout } from './callout-lines.ts';

const path = '/files/1.png';

function spareWith(callouts: Callout[] | null, version = '3') {
  const image = { path, url: path, alternativeText: localized('', '', ''), focalX: 50, focalY: 50 };
  return {
    ...{ __typename: 'Spare', ...spare, version },
    images: [{ ...image, callouts }],
    parts: pagesOf([part('1', 'HT-1', ''), part('2', 'HT-2', '5')]),
  };
}

function part(id: string, partNumber: string, callout: string, version = '1') {
  return { ...nozzle, id: `part-${id}`, restId: id, partNumber, callout, version };
}

async function open(callouts: Callout[] | null, responses: object = {}) {
  const rendered = await renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: { ...spareResponses(), spare: spareWith(callouts), ...responses },
  });
  await screen.findByRole('list', { name: 'Images' });
  return rendered;
}

/** Opens the dialog over an image of 400 by 200 pixels. */
async function openDialog(callouts: Callout[], responses: object = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  const { user, ...rendered } = await open(callouts, responses);
  await user.click(screen.getByRole('button', { name: 'Place callouts on image 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Callouts on image 1' }));
  const image = await dialog.findByRole('img', { name: 'The whole image' });
  const clickAt = (clientX: number, clientY: number) =>
    fireEvent.click(image, { clientX, clientY });
  const names = () =>
    dialog.queryAllByRole('button', { name: /^Callout / }).map((one) => one.textContent);
  const save = () => user.click(dialog.getByRole('button', { name: 'Update' }));
  return { ...rendered, user, dialog, clickAt, names, save };
}

/** Stores what it is sent, as a backend does. */
function storing() {
  const updateImage = vi.fn(({ input }: { input: { callouts: Callout[] } }) => ({
    owner: spareWith(input.callouts, '4'),
  }));
  const updateSubPart = vi.fn(({ input }: { input: { id: string; callout: string } }) => ({
    subPart: { ...part('1', 'HT-1', input.callout, '2'), id: input.id },
  }));
  return { updateImage, updateSubPart };
}

test('over a backend that stores no callouts, none can be placed', async () => {
  await open(null);
  expect(screen.queryByRole('button', { name: /Place callouts/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Describe image 1' })).toBeInTheDocument();
});

test('clicks place the rows with their numbers; the image is saved first, then the rows', async () => {
  const calls = storing();
  const { clickAt, dialog, names, save, sent } = await openDialog([], calls);
  expect(dialog.getByRole('heading', { name: 'Rows without a callout (2)' })).toBeVisible();
  clickAt(100, 50);
  clickAt(401, 200);
  clickAt(200, 20);
  expect(names()).toEqual(['1', '5', '6']);
  expect(dialog.getByRole('heading', { name: 'Rows without a callout (0)' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Callouts without a row (1)' })).toBeVisible();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(calls.updateImage.mock.lastCall?.[0].input).toEqual({
    ...{ ownerId: 'spare-7', path, version: '3' },
    callouts: [
      { number: '1', x: 25, y: 25 },
      { number: '5', x: 100, y: 100 },
      { number: '6', x: 50, y: 10 },
    ],
  });
  expect(calls.updateSubPart.mock.calls.map(([{ input }]) => input)).toEqual([
    { id: 'part-1', callout: '1', version: '1' },
  ]);
  expect(sent.slice(-2)).toEqual(['UpdateImage', 'UpdateSubPart']);
});

test('by keyboard a callout is placed, moved by pixels, numbered, undone and deleted', async () => {
  const { dialog, user, names, sent } = await openDialog([], storing());
  const callout = () => dialog.getByRole('button', { name: /^Callout / });
  dialog.getByRole('button', { name: 'Place in the middle' }).focus();
  await user.keyboard('{Enter}');
  expect(callout()).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(callout()).toHaveStyle({ left: '49.75%', top: '55%' });
  // A character that is typed on it is the beginning of its number.
  fireEvent.keyDown(callout(), { key: '1' });
  expect(dialog.getByLabelText('Number')).toHaveFocus();
  await user.keyboard('12{Enter}');
  expect(names()).toEqual(['12']);
  expect(callout()).toHaveAccessibleName('Callout 12: HT-1 Düse');
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  expect(names()).toEqual(['1']);
  // Ctrl+Z on a Russian keyboard.
  fireEvent.keyDown(callout(), { key: 'я', code: 'KeyZ', ctrlKey: true });
  expect(callout()).toHaveStyle({ left: '50%', top: '50%' });
  callout().focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Place in the middle' })).toHaveFocus();
  expect(dialog.getByRole('status', { name: 'Save state' })).toHaveTextContent(/^Saved$/);
  expect(sent).not.toContain('UpdateImage');
});

test('a callout is dragged, and only one that has moved is changed', async () => {
  const { dialog } = await openDialog([{ number: '5', x: 50, y: 50 }]);
  const callout = dialog.getByRole('button', { name: /^Callout 5/ });
  // jsdom captures no pointers.
  Object.assign(callout, { setPointerCapture: () => undefined });
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 });
  fireEvent.pointerDown(callout, at(203, 101));
  fireEvent.pointerUp(callout, at(203, 101));
  const state = dialog.getByRole('status', { name: 'Save state' });
  expect(state).toHaveTextContent(/^Saved$/);
  fireEvent.pointerDown(callout, at(203, 101));
  fireEvent.pointerMove(callout, at(243, 81));
  fireEvent.pointerUp(callout, at(243, 81));
  expect(callout).toHaveStyle({ left: '60%', top: '40%' });
  expect(state).toHaveTextContent('Not saved');
});

test('a newer image of the same picture takes the callouts of the one that it replaces', async () => {
  const callouts = [
    { number: '1', x: 12.5, y: 30 },
    { number: '5', x: 70, y: 88.25 },
  ];
  const [old] = spareWith(callouts).images;
  const spare = {
    ...spareWith([]),
    images: [...spareWith([]).images, { ...old, path: '/old.png' }],
  };
  const calls = storing();
  const { dialog, names, save, user } = await openDialog([], { spare, ...calls });
  await user.click(dialog.getByRole('button', { name: 'Copy the callouts of image 2' }));
  expect(names()).toEqual(['1', '5']);
  expect(dialog.queryByRole('button', { name: /^Copy/ })).toBeNull();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(calls.updateImage.mock.lastCall?.[0].input).toMatchObject({ path, callouts });
  // The rows have had their numbers all along.
  expect(calls.updateSubPart).not.toHaveBeenCalled();
});

test('Escape closes the open list of rows, and only then the dialog', async () => {
  const { dialog, user } = await openDialog([{ number: '1', x: 10, y: 10 }]);
  fireEvent.focus(dialog.getByRole('button', { name: /^Callout 1/ }));
  const rows = dialog.getByRole('combobox', { name: 'Rows' });
  await user.click(rows);
  expect(rows).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(rows).toHaveAttribute('aria-expanded', 'false');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('dialog', { name: 'Callouts on image 1' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a row is chosen for the next callout', async () => {
  const { dialog, user, clickAt, names } = await openDialog([]);
  await user.click(dialog.getByRole('button', { name: /^HT-2/ }));
  clickAt(10, 10);
  expect(names()).toEqual(['5']);
});

test('callouts that somebody else has placed meanwhile are kept beside mine', async () => {
  const theirs = [
    { number: '1', x: 1, y: 1 },
    { number: '2', x: 20, y: 20 },
  ];
  const updateImage = vi.fn(({ input }: { input: { version?: string; callouts?: Callout[] } }) => {
    const isCurrent = input.version === '4';
    return {
      owner: spareWith(isCurrent ? (input.callouts ?? []) : theirs, isCurrent ? '5' : '4'),
      userErrors: isCurrent ? [] : [{ code: 'OUTDATED', field: null }],
    };
  });
  const before = [
    { number: '1', x: 10, y: 10 },
    { number: '2', x: 20, y: 20 },
  ];
  const { clickAt, save } = await openDialog(before, { ...storing(), updateImage });
  clickAt(40, 20);
  await save();
  await waitFor(() =>
    expect(updateImage.mock.lastCall?.[0].input.callouts).toEqual([
      ...theirs,
      { number: '3', x: 10, y: 10 },
    ]),
  );
});
