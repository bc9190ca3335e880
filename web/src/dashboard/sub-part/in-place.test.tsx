import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { patched } from '../../test/patched.ts';
import { renderApp } from '../../test/render-app.tsx';
import { nozzle, spare, spareResponses } from '../../test/spare-responses.ts';
import { chosenLanguage } from '../trilingual/chosen-language.ts';

/** The rows of the list of sub-parts are edited in place: our addition to spec 2.14, 'Spare detail'. */

interface Input {
  id: string;
  version?: string;
  partNumber?: string;
  quantity?: number;
}

const parts = [1, 2, 3].map((index) => ({
  ...nozzle,
  ...{ id: `part-${index}`, restId: `${index}`, version: '1' },
  ...{ partNumber: `HT-${index}`, quantity: index * 10, callout: `${index}` },
}));

/** Which rows come near the window: all, or those that a test names. */
let isNear = (_: HTMLTableRowElement) => true;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  chosenLanguage('de');
  isNear = () => true;
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      private readonly report: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        this.report = callback;
      }
      override observe(target: Element) {
        const isIntersecting = target instanceof HTMLTableRowElement && isNear(target);
        const entry = { target, isIntersecting } as IntersectionObserverEntry;
        queueMicrotask(() => act(() => this.report([entry], this)));
      }
    },
  );
});

/** Stores what is sent, as the gateway does. */
function storing() {
  const stored = new Map<string, object>(parts.map((part) => [part.id, part]));
  return vi.fn<(args: { input: Input }) => unknown>(({ input: { id, version: _, ...changes } }) => {
    const saved = patched(stored.get(id) ?? {}, { ...changes, version: '2' });
    stored.set(id, saved);
    return { subPart: saved };
  });
}

/** The screen over a backend that has callouts. */
function options(updateSubPart: (args: { input: Input }) => unknown, responses: object = {}) {
  return {
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: {
      ...{ ...spareResponses(), spare: { ...spare, parts: pagesOf(parts) } },
      subPartImport: { columns: ['partnumber', 'callout'], maxRows: 10 },
      updateSubPart,
      ...responses,
    },
  };
}

async function open(updateSubPart: (args: { input: Input }) => unknown, responses: object = {}) {
  const app = await renderApp(options(updateSubPart, responses));
  await screen.findByRole('button', { name: 'HT-1' });
  return app;
}

async function edit(
  updateSubPart: (args: { input: Input }) => unknown = storing(),
  responses: object = {},
) {
  const app = await open(updateSubPart, responses);
  await app.user.click(screen.getByRole('switch', { name: 'Edit in place' }));
  await screen.findByLabelText('Partnumber, row 3');
  return app;
}

/** Opens the spare again; drafts may put its list in place. */
function reopen() {
  return renderApp(options(storing()));
}

const cell = (column: string, row: number) => screen.getByLabelText(`${column}, row ${row}`);
const row = (index: number) => screen.getAllByRole('row')[index] ?? document.body;
const stateOf = (index: number) => within(row(index)).getAllByRole('cell').at(-1);
const news = () => screen.getByRole('status', { name: 'Rows' });

/** Types over what a cell has. */
async function type(user: Awaited<ReturnType<typeof edit>>['user'], input: Element, text: string) {
  await user.click(input);
  await user.fill(input, text);
}

test('the list is as specified until it is switched to inputs with labels (spec 2.14)', async () => {
  const { user } = await open(storing());
  expect(screen.queryByLabelText(/, row/)).toBeNull();
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(
    ['Description(De)', 'Description(En)', 'Description(Ru)'].concat(
      ...['Partnumber', 'Subst-Part', 'Quantity', 'Callout'],
    ),
  );

  await user.click(screen.getByRole('switch', { name: 'Edit in place' }));
  expect(await screen.findByLabelText('Partnumber, row 1')).toHaveValue('HT-1');
  expect(cell('Description(De)', 2)).toHaveValue('Düse');
  expect(cell('Quantity', 3)).toHaveValue(30);
  expect(cell('Callout', 3)).toHaveValue('3');
  expect(screen.queryByLabelText('Description(Ru), row 1')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'RU' }));
  expect(cell('Description(Ru)', 1)).toHaveValue('Форсунка');
  expect(cell('Description(Ru)', 1)).toHaveAttribute('lang', 'ru');

  await user.click(screen.getByRole('switch', { name: 'Edit in place' }));
  expect(await screen.findByRole('button', { name: 'HT-1' })).toBeVisible();
});

test('a row is saved when the focus leaves it: what has changed, with its version, and without an alert', async () => {
  const update = storing();
  const { user, sent } = await edit(update);
  await type(user, cell('Quantity', 1), '12');
  await type(user, cell('Callout', 1), '17');
  expect(stateOf(1)).toHaveTextContent('Not saved');
  expect(update).not.toHaveBeenCalled();

  await user.click(cell('Partnumber', 2));
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(/^Saved/));
  expect(update).toHaveBeenCalledOnce();
  expect(update.mock.lastCall?.[0].input).toEqual({
    ...{ id: 'part-1', version: '1' },
    ...{ quantity: 12, callout: '17' },
  });
  expect(news()).toHaveTextContent('Row 1, HT-1: Saved');
  expect(screen.queryByRole('alert')).toBeNull();
  // Nothing has changed in the row that is left now.
  await user.click(cell('Partnumber', 3));
  expect(stateOf(2)).toHaveTextContent(/^$/);
  expect(sent).toEqual(['SpareScreen', 'UpdateSubPart']);
});

test('Enter and the arrows lead through a column, Escape takes a cell back, Enter in the last row saves it', async () => {
  const update = storing();
  const { user } = await edit(update);
  await user.click(cell('Quantity', 1));
  await user.keyboard('{ArrowDown}');
  expect(cell('Quantity', 2)).toHaveFocus();
  // What was there is selected, and not counted up.
  await user.keyboard('5{Escape}');
  expect(cell('Quantity', 2)).toHaveValue(20);
  await user.keyboard('{ArrowUp}');
  expect(cell('Quantity', 1)).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(cell('Quantity', 3)).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(cell('Quantity', 2)).toHaveFocus();
  expect(update).not.toHaveBeenCalled();

  await user.keyboard('{Enter}8{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(update.mock.lastCall?.[0].input).toEqual({ id: 'part-3', version: '1', quantity: 8 });
  expect(cell('Quantity', 3)).toHaveFocus();
});

test('Ctrl+S saves all rows that are not saved, with one alert (spec 8)', async () => {
  const update = vi.fn<(args: { input: Input }) => unknown>(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } });
  });
  const { user } = await edit(update);
  await type(user, cell('Partnumber', 1), 'HT-1a');
  await type(user, cell('Partnumber', 2), 'HT-2a');
  await user.click(cell('Partnumber', 3));
  await waitFor(() =>
    expect(stateOf(2)).toHaveTextContent('Not saved: the server has not confirmed it.'),
  );
  expect(news()).toHaveTextContent('Row 2, HT-2a: Not saved: the server has not confirmed it');
  expect(cell('Partnumber', 1)).toHaveValue('HT-1a');
  expect(cell('Partnumber', 1)).toHaveAccessibleDescription(/Not saved/);
  expect(screen.queryByRole('alert')).toBeNull();

  update.mockClear();
  update.mockImplementation(storing());
  // On a Russian keyboard.
  fireEvent.keyDown(document.body, { key: 'ы', code: 'KeyS', ctrlKey: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(update.mock.calls.map(([{ input }]) => input.partNumber)).toEqual(['HT-1a', 'HT-2a']);
  expect(stateOf(1)).toHaveTextContent(/^Saved/);
});

test('what is typed while its row is being saved is saved after that', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const store = storing();
  const update = vi.fn(async (args: { input: Input }) => {
    await promise;
    return store(args);
  });
  const { user } = await edit(update);
  await type(user, cell('Quantity', 1), '4');
  await user.click(cell('Quantity', 2));
  expect(stateOf(1)).toHaveTextContent('Saving…');
  await type(user, cell('Partnumber', 1), 'HT-1b');
  await user.click(cell('Quantity', 2));
  resolve(undefined);
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(/^Saved/));
  expect(update.mock.calls.map(([{ input }]) => input)).toEqual([
    { id: 'part-1', version: '1', quantity: 4 },
    { id: 'part-1', version: '2', partNumber: 'HT-1b' },
  ]);
});

test('a number that is none is not sent, and says why; an emptied one comes back (spec 5)', async () => {
  const update = storing();
  const { user } = await edit(update);
  await type(user, cell('Quantity', 1), '2.5');
  await user.click(cell('Quantity', 2));
  const reason = 'Not saved: Quantity: a whole number from 0 to 2,147,483,647.';
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(reason));
  expect(cell('Quantity', 1)).toHaveAttribute('aria-invalid', 'true');
  expect(cell('Quantity', 1)).toHaveValue(2.5);
  await user.click(within(row(1)).getByRole('button', { name: 'Discard changes of row 1' }));
  expect(cell('Quantity', 1)).toHaveValue(10);
  expect(stateOf(1)).toHaveTextContent(/^$/);

  await user.clear(cell('Quantity', 2));
  await user.tab();
  expect(cell('Quantity', 2)).toHaveValue(20);
  expect(update).not.toHaveBeenCalled();
});

test('a row that somebody else has deleted says so; its text stays, or is discarded', async () => {
  const { user } = await edit(() => {
    throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } });
  });
  await type(user, cell('Partnumber', 1), 'HT-1c');
  await user.click(cell('Partnumber', 2));
  await waitFor(() =>
    expect(stateOf(1)).toHaveTextContent('Not saved: somebody else has deleted this.'),
  );
  expect(cell('Partnumber', 1)).toHaveValue('HT-1c');
  await user.click(screen.getByRole('button', { name: 'Discard changes of row 1' }));
  expect(cell('Partnumber', 1)).toHaveValue('HT-1');
  expect(stateOf(1)).toHaveTextContent(/^$/);
});

test('what somebody else has changed, too, is asked about by the dialog of conflicts', async () => {
  const theirs = { ...parts[0], partNumber: 'HT-theirs', version: '2' };
  const update = vi.fn(({ input }: { input: Input }) =>
    input.version === '2'
      ? { subPart: patched(theirs, { ...input, version: '3' }) }
      : { subPart: theirs, userErrors: [{ code: 'OUTDATED', field: null }] },
  );
  const { user } = await edit(update);
  await type(user, cell('Partnumber', 1), 'HT-mine');
  await user.click(cell('Partnumber', 2));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Somebody else has saved this in the meantime' }),
  );
  // Closed without a choice, nothing is saved, and it does not ask again by itself.
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stateOf(1)).toHaveTextContent('Not saved');
  expect(update).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Save row 1' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('radio', { name: /^Mine/ }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(/^Saved/));
  expect(update.mock.lastCall?.[0].input).toMatchObject({ version: '2', partNumber: 'HT-mine' });
});

test('a row keeps its place while it is edited, and stays on screen until it is saved', async () => {
  const update = vi.fn<(args: { input: Input }) => unknown>(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } });
  });
  const store = storing();
  const { user } = await edit(update);
  const sort = screen.getByRole('button', { name: 'Quantity' });
  await user.click(sort);
  update.mockImplementationOnce(store);
  await type(user, cell('Quantity', 1), '99');
  await user.click(cell('Quantity', 2));
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(/^Saved/));
  expect(cell('Partnumber', 1)).toHaveValue('HT-1');

  // Another order counts what was saved.
  await user.click(sort);
  expect(cell('Partnumber', 1)).toHaveValue('HT-1');
  expect(cell('Partnumber', 2)).toHaveValue('HT-3');
  await type(user, cell('Partnumber', 2), 'HT-unsaved');
  await user.fill(screen.getByRole('searchbox', { name: 'Filter' }), 'HT-2');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(cell('Partnumber', 1)).toHaveValue('HT-unsaved');
  expect(cell('Partnumber', 2)).toHaveValue('HT-2');
});

test('leaving the screen or the mode asks about rows that could not be saved, and waits for those that are being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const store = storing();
  const update = vi.fn<(args: { input: Input }) => unknown>(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } });
  });
  const { user } = await edit(update, { categories: pagesOf([]) });
  await type(user, cell('Partnumber', 1), 'HT-1d');
  await user.click(screen.getByRole('switch', { name: 'Edit in place' }));
  const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'No' }));
  expect(cell('Partnumber', 1)).toHaveValue('HT-1d');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  update.mockImplementation(async (args) => {
    await promise;
    return store(args);
  });
  await type(user, cell('Partnumber', 1), 'HT-1de');
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  resolve(undefined);
  expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(update.mock.lastCall?.[0].input).toMatchObject({ partNumber: 'HT-1de' });
});

test('what was typed survives a killed tab: the list opens in place and offers it', async () => {
  const first = await edit();
  await type(first.user, cell('Partnumber', 1), 'HT-killed');
  const drafts = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('draft admin'))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  await waitFor(() => expect(JSON.stringify(drafts())).toContain('HT-killed'));
  const killed = drafts();
  cleanup();
  for (const [key, value] of killed) localStorage.setItem(key, value);

  const { user } = await reopen();
  const offer = within(await screen.findByRole('group', { name: 'Draft' }));
  expect(cell('Partnumber', 1)).toHaveValue('HT-1');
  await user.click(offer.getByRole('button', { name: 'Restore' }));
  expect(cell('Partnumber', 1)).toHaveValue('HT-killed');
  // The focus has stayed in the row, which leaving it saves.
  await user.click(cell('Partnumber', 2));
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(/^Saved/));
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('over a backend of section 7 a row is saved without version and callout', async () => {
  const update = storing();
  const plain = parts.map((part) => ({ ...part, version: null, callout: null }));
  const { user } = await edit(update, {
    spare: { ...spare, parts: pagesOf(plain) },
    subPartImport: null,
  });
  expect(screen.queryByLabelText('Callout, row 1')).toBeNull();
  await type(user, cell('Subst-Part', 1), 'HT-9');
  await user.click(cell('Subst-Part', 2));
  await waitFor(() => expect(stateOf(1)).toHaveTextContent(/^Saved/));
  expect(update.mock.lastCall?.[0].input).toEqual({ id: 'part-1', substPart: 'HT-9' });
});

test('only rows that come near the window get inputs; the others still open their dialog', async () => {
  isNear = ({ rowIndex }) => rowIndex === 1;
  const { user } = await open(storing());
  await user.click(screen.getByRole('switch', { name: 'Edit in place' }));
  expect(await screen.findByLabelText('Partnumber, row 1')).toBeVisible();
  expect(screen.queryByLabelText('Partnumber, row 2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'HT-2' }));
  expect(await screen.findByRole('dialog', { name: 'Update spare part' })).toBeInTheDocument();
});

test('the dialog with all fields opens from a row, which is saved meanwhile', async () => {
  const update = storing();
  const { user } = await edit(update);
  await type(user, cell('Partnumber', 1), 'HT-1f');
  await user.click(screen.getByRole('button', { name: 'All fields of HT-1f' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  await waitFor(() => expect(dialog.getByLabelText('Partnumber')).toHaveValue('HT-1f'));
  expect(update).toHaveBeenCalledOnce();
});

test('a row with unsaved text goes when one deletes its sub-part oneself', async () => {
  const { user } = await edit(storing(), { deleteSubPart: { deletedId: 'part-2' } });
  await type(user, cell('Quantity', 2), '1.5');
  await user.click(screen.getByRole('button', { name: 'All fields of HT-2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('Partnumber', 1)).toHaveValue('HT-1');
  expect(cell('Partnumber', 2)).toHaveValue('HT-3');
  expect(screen.getAllByRole('row')).toHaveLength(3);
  // Nothing is left to ask about.
  await user.click(screen.getByRole('switch', { name: 'Edit in place' }));
  expect(await screen.findByRole('button', { name: 'HT-3' })).toBeInTheDocument();
});
