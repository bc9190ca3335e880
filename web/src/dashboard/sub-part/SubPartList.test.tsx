import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { patched } from '../../test/patched.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { nozzle, spare, spareResponses } from '../../test/spare-responses.ts';

interface PartInput {
  description: LocalizedText;
  partNumber: string;
}

const seal = {
  ...nozzle,
  id: 'part-2',
  restId: '2',
  partNumber: 'HT-2002',
  description: localized('Dichtung', 'Seal', 'Уплотнение'),
};

function renderSpare(responses: object = {}) {
  return renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: { ...spareResponses(), ...responses },
  });
}

const loaded = ['SpareScreen'];

/** Waits until what follows a response is on the screen; a dialog would close by then. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test("says 'No Item' where a spare has no sub-part (spec 8)", async () => {
  await renderSpare({ spare: { ...spare, parts: pagesOf([]) } });

  expect(await screen.findByText('No Item')).toBeVisible();
});

test('adds a sub-part with its descriptions as typed and sends no query (spec 5, 7.3)', async () => {
  const addSubPart = vi.fn<(args: { input: PartInput }) => object>(() => ({
    subPartEdge: { cursor: 'c2', node: seal },
  }));
  const { user, sent } = await renderSpare({ addSubPart });

  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add spare part' }));
  await user.fill(dialog.getByLabelText('Description(De)'), 'Dichtung');
  await user.fill(dialog.getByLabelText('Description(En)'), 'Seal');
  await user.fill(dialog.getByLabelText('Description(Ru)'), 'Уплотнение');
  await user.fill(dialog.getByLabelText('Partnumber'), 'HT-2002');
  await user.type(dialog.getByLabelText('Quantity'), '12');
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('button', { name: 'HT-2002' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addSubPart.mock.lastCall?.[0].input).toEqual({
    spareId: 'spare-7',
    description: { ...emptyLocalizedText, de: 'Dichtung', en: 'Seal', ru: 'Уплотнение' },
    partNumber: 'HT-2002',
    substPart: '',
    quantity: 12,
    callout: '',
  });
  expect(sent).toEqual([...loaded, 'AddSubPart']);
});

test('a click on a sub-part opens it prefilled; the change shows without a query (spec 2.14)', async () => {
  const updateSubPart = vi.fn(({ input }: { input: PartInput }) => ({
    subPart: patched(nozzle, input),
  }));
  const { user, sent } = await renderSpare({ updateSubPart });

  await user.click(await screen.findByText('Nozzle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  expect(dialog.getByLabelText('Partnumber')).toHaveValue(nozzle.partNumber);
  expect(dialog.getByLabelText('Quantity')).toHaveValue(30);
  expect(dialog.getByLabelText('Description(Ru)')).toHaveValue('Форсунка');
  const english = dialog.getByLabelText('Description(En)');
  await user.fill(english, 'Fuel nozzle');
  await user.click(dialog.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(screen.getByRole('cell', { name: 'Fuel nozzle' })).toBeInTheDocument();
  expect(updateSubPart.mock.lastCall?.[0].input).toEqual({
    id: nozzle.id,
    description: { en: 'Fuel nozzle' },
  });
  expect(sent).toEqual([...loaded, 'UpdateSubPart']);
});

test('Previous and Next lead through the sub-parts in their dialog, and ask before they lose what is typed', async () => {
  const { user, sent } = await renderSpare({ spare: { ...spare, parts: pagesOf([nozzle, seal]) } });

  await user.click(await screen.findByText('Nozzle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  const number = () => dialog.getByLabelText('Partnumber');
  expect(dialog.getByRole('status', { name: 'Entry' })).toHaveTextContent('1 of 2');
  // The first one has none before it.
  await user.click(dialog.getByRole('button', { name: 'Previous' }));
  expect(number()).toHaveValue(nozzle.partNumber);
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(number()).toHaveValue('HT-2002');

  await user.type(number(), '-1');
  await user.click(dialog.getByRole('button', { name: 'Previous' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(number()).toHaveValue('HT-2002-1');
  await user.click(dialog.getByRole('button', { name: 'Previous' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(number()).toHaveValue(nozzle.partNumber));
  expect(sent).toEqual(loaded);
});

test('a new sub-part shows the quantity that is sent (spec 5)', async () => {
  const addSubPart = vi.fn<(args: { input: PartInput }) => object>(() => ({
    subPartEdge: { cursor: 'c2', node: seal },
  }));
  const { user } = await renderSpare({ addSubPart });

  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add spare part' }));
  await user.fill(dialog.getByLabelText('Partnumber'), 'HT-2002');
  expect(dialog.getByLabelText('Quantity')).toHaveValue(0);
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(addSubPart).toHaveBeenCalledOnce());
  expect(addSubPart.mock.lastCall?.[0].input).toMatchObject({ quantity: 0 });
});

test('a quantity that is emptied comes back, and nothing else than shown is sent (spec 5)', async () => {
  const updateSubPart = vi.fn(({ input }: { input: PartInput }) => ({
    subPart: patched(nozzle, input),
  }));
  const { user } = await renderSpare({ updateSubPart });

  await user.click(await screen.findByText('Nozzle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  const quantity = dialog.getByLabelText('Quantity');
  const state = dialog.getByRole('status', { name: 'Save state' });
  for (const [pasted, typed] of [
    ['', '{Enter}'],
    ['', '2.7{Enter}'],
    ['', '-2{Enter}'],
    ['2147483648', '{Enter}'],
  ] as const) {
    await user.fill(quantity, pasted);
    await user.type(quantity, typed);
    expect(quantity).toBeInvalid();
    expect(state).toHaveTextContent('Not saved');
  }
  await user.clear(quantity);
  await user.tab();
  expect(quantity).toHaveValue(30);
  expect(state).not.toHaveTextContent('Not saved');
  expect(updateSubPart).not.toHaveBeenCalled();
  await user.clear(quantity);
  await user.type(quantity, '28{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateSubPart.mock.lastCall?.[0].input).toEqual({ id: nozzle.id, quantity: 28 });
});

test('a sub-part opens by keyboard and is deleted without a query (spec 2.14, 8)', async () => {
  const { user, sent } = await renderSpare({
    deleteSubPart: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
  });

  (await screen.findByRole('button', { name: nozzle.partNumber })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(screen.getByText('No Item')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([...loaded, 'DeleteSubPart']);
});

test('a dialog that was given up while it was being stored closes none that was opened since', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user } = await renderSpare({ addSubPart: () => promise });
  const number = () => screen.findByLabelText('Partnumber');

  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  await user.fill(await number(), 'HT-2002');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Add spare part' }));
  await user.fill(await number(), 'HT-3003');
  resolve({ subPartEdge: { cursor: 'c2', node: seal } });
  expect(await screen.findByText('HT-2002')).toBeInTheDocument();
  await settled();
  expect(screen.getByRole('dialog', { name: 'Add spare part' })).toBeInTheDocument();
  expect(await number()).toHaveValue('HT-3003');
});

test('a sub-part that is deleted late does not close the dialog of the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user } = await renderSpare({
    spare: { ...spare, parts: pagesOf([nozzle, seal]) },
    deleteSubPart: () => promise,
  });
  await user.click(await screen.findByText('Nozzle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));

  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.type(dialog.getByLabelText('Partnumber'), '-1');
  resolve({ deletedId: nozzle.id });
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await settled();
  expect(screen.getByRole('dialog', { name: 'Update spare part' })).toBeInTheDocument();
  expect(dialog.getByLabelText('Partnumber')).toHaveValue('HT-2002-1');
});

test('a dialog asks before it loses what was typed, and starts over with every opening (spec 4)', async () => {
  const { user } = await renderSpare();

  await user.click(await screen.findByRole('button', { name: nozzle.partNumber }));
  await user.type(await screen.findByLabelText('Partnumber'), '-changed');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByLabelText('Partnumber')).toHaveValue(`${nozzle.partNumber}-changed`);
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: nozzle.partNumber }));
  expect(await screen.findByLabelText('Partnumber')).toHaveValue(nozzle.partNumber);
});

describe('a long list', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...nozzle,
    id: `part-${index + 1}`,
    partNumber: `HT-${index + 1}`,
  }));
  const numbers = () =>
    screen
      .getAllByRole('button', { name: /^HT-/, hidden: true })
      .map((button) => button.textContent);
  const numbersOf = (parts: typeof many) => parts.map(({ partNumber }) => partNumber);

  type Page = Parameters<ReturnType<typeof pagesOf>>[0] & { filter?: { text: string } | null };

  /** The parts as a server lists them; `stored.parts` can be changed. */
  function server() {
    const stored = { parts: many, failures: 0 };
    const parts = (page: Page) => {
      if (page.after && stored.failures-- > 0) throw new GraphQLError('The backend is not there.');
      const text = page.filter?.text ?? '';
      return pagesOf(stored.parts.filter(({ partNumber }) => partNumber.includes(text)))(page);
    };
    return { stored, spare: { ...spare, parts } };
  }

  async function loadMore(user: Awaited<ReturnType<typeof renderSpare>>['user']) {
    const button = await screen.findByRole('button', { name: 'Load more' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  }

  test('shows its first sub-parts, and more when they are asked for, also after a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { stored, spare } = server();
    const { user, sent } = await renderSpare({ spare });
    await screen.findByRole('button', { name: 'HT-1' });
    expect(numbers()).toEqual(numbersOf(many.slice(0, 50)));
    expect(sent).toEqual(loaded);

    stored.failures = 1;
    await loadMore(user);
    expect(numbers()).toEqual(numbersOf(many.slice(0, 50)));
    await loadMore(user);
    await waitFor(() => expect(numbers()).toEqual(numbersOf(many)));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(sent).toEqual([...loaded, 'SubPartPage', 'SubPartPage']);
  });

  test('is filtered by the server; what is found is changed, and moved into what is loaded', async () => {
    const { spare } = server();
    const move = vi.fn((_: { input: object }) => ({ moved: null, owner: null }));
    const { user } = await renderSpare({ spare, movableTypes: ['SUB_PART'], move });
    await user.fill(await screen.findByRole('searchbox', { name: 'Filter' }), 'HT-57');
    const found = screen.getByRole('status', { name: 'Found' });
    await waitFor(() => expect(found).toHaveTextContent('1 of 60'));
    expect(numbers()).toEqual(['HT-57']);

    await user.click(screen.getByRole('button', { name: 'HT-57' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
    // It stands behind the loaded ones.
    const position = await dialog.findByRole('status', { name: 'Position' });
    expect(position).toHaveTextContent('Position … of 60');
    const down = dialog.getByRole('button', { name: 'Move the spare part down' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await user.type(dialog.getByLabelText('New position'), '2{Enter}');
    await waitFor(() => expect(position).toHaveTextContent('Position 2 of 60'));
    expect(move.mock.lastCall?.[0].input).toEqual({ id: 'part-57', position: 2 });
    await user.keyboard('{Escape}');
    await user.clear(screen.getByRole('searchbox', { name: 'Filter', hidden: true }));
    await waitFor(() => expect(numbers().slice(0, 3)).toEqual(['HT-1', 'HT-57', 'HT-2']));
  });

  test('is sorted whole', async () => {
    const { spare } = server();
    const { user } = await renderSpare({ spare });
    const sort = await screen.findByRole('button', { name: 'Partnumber' });
    await user.click(sort);
    await user.click(sort);
    const last = numbersOf(many).toReversed().slice(0, 50);
    await waitFor(() => expect(numbers()).toEqual(last));
  });
});
