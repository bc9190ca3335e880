import { screen, waitFor, within } from '@testing-library/react';
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
  await user.type(dialog.getByLabelText('Description(De)'), 'Dichtung');
  await user.type(dialog.getByLabelText('Description(En)'), 'Seal');
  await user.type(dialog.getByLabelText('Description(Ru)'), 'Уплотнение');
  await user.type(dialog.getByLabelText('Partnumber'), 'HT-2002');
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
  await user.clear(english);
  await user.type(english, 'Fuel nozzle');
  await user.click(dialog.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(screen.getByRole('cell', { name: 'Fuel nozzle' })).toBeInTheDocument();
  expect(updateSubPart.mock.lastCall?.[0].input).toEqual({
    id: nozzle.id,
    description: { en: 'Fuel nozzle' },
  });
  expect(sent).toEqual([...loaded, 'UpdateSubPart']);
});

test('a new sub-part shows the quantity that is sent (spec 5)', async () => {
  const addSubPart = vi.fn<(args: { input: PartInput }) => object>(() => ({
    subPartEdge: { cursor: 'c2', node: seal },
  }));
  const { user } = await renderSpare({ addSubPart });

  await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add spare part' }));
  await user.type(dialog.getByLabelText('Partnumber'), 'HT-2002');
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
  for (const typed of ['{Enter}', '2.7{Enter}', '-2{Enter}', '2147483648{Enter}']) {
    await user.clear(quantity);
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

test('a dialog asks before it loses what was typed, and begins anew with every opening (spec 4)', async () => {
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
  const many = Array.from({ length: 250 }, (_, index) => ({
    ...nozzle,
    id: `part-${index + 1}`,
    partNumber: `HT-${index + 1}`,
  }));
  const numbers = () =>
    screen.getAllByRole('button', { name: /^HT-/ }).map((button) => button.textContent);
  const numbersOf = (parts: typeof many) => parts.map(({ partNumber }) => partNumber);

  /** A server that reads the pages after the first as asked for, but delays them until the test lets go. */
  function heldBack() {
    let stored = many;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const parts = async (page: Parameters<ReturnType<typeof pagesOf>>[0]) => {
      const response = pagesOf(stored)(page);
      if (page.after) await promise;
      return response;
    };
    const store = (changed: typeof many) => {
      stored = changed;
    };
    return { parts, store, letGo: () => resolve(undefined) };
  }

  test('is read to its end by itself', async () => {
    const { parts, letGo } = heldBack();
    const { sent } = await renderSpare({ spare: { ...spare, parts } });

    await waitFor(() => expect(numbers()).toEqual(numbersOf(many.slice(0, 100))));
    expect(screen.getByText('Loading all sub-parts…')).toHaveRole('status');
    expect(screen.getByRole('table')).not.toHaveAttribute('data-long');
    letGo();

    await waitFor(() => expect(numbers()).toEqual(numbersOf(many)));
    expect(screen.getByRole('table')).toHaveAttribute('data-long');
    expect(screen.queryByText('Loading all sub-parts…')).toBeNull();
    expect(sent).toEqual([...loaded, 'SpareScreen']);
  });

  test('has the place for the position in its dialog from the start, disabled until it is read', async () => {
    const { parts, letGo } = heldBack();
    const move = vi.fn();
    const { user } = await renderSpare({
      ...{ spare: { ...spare, parts }, movableTypes: ['SUB_PART'], move },
    });
    await user.click(await screen.findByRole('button', { name: 'HT-3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update spare part' });
    const group = within(within(dialog).getByRole('group', { name: 'Position in the list' }));
    const position = group.getByRole('status', { name: 'Position' });
    expect(position).toHaveTextContent('Position 3 of …');
    const down = group.getByRole('button', { name: 'Move the spare part down' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(group.getByLabelText('New position')).toBeDisabled();
    expect(group.getByRole('button', { name: 'Move' })).toBeDisabled();
    await user.click(down);
    expect(move).not.toHaveBeenCalled();
    letGo();
    await waitFor(() => expect(position).toHaveTextContent('Position 3 of 250'));
    expect(position).toBeInTheDocument();
    expect(down).toHaveAttribute('aria-disabled', 'false');
    expect(group.getByLabelText('New position')).toBeEnabled();
    expect(group.getByRole('button', { name: 'Move' })).toBeEnabled();
  });

  test.each([
    ['the last that was read', 99],
    ['another one', 49],
  ])('is whole and right after %s was deleted while it was read', async (_, index) => {
    const { parts, store, letGo } = heldBack();
    const left = many.toSpliced(index, 1);
    const { user, sent } = await renderSpare({
      spare: { ...spare, parts },
      deleteSubPart: ({ input }: { input: { id: string } }) => {
        store(left);
        return { deletedId: input.id };
      },
    });
    await user.click(await screen.findByRole('button', { name: `HT-${index + 1}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update spare part' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(hiddenNumbers()).toEqual(numbersOf(left.slice(0, 99))));

    letGo();
    await waitFor(() => expect(hiddenNumbers()).toEqual(numbersOf(left)));
    await waitFor(() => expect(screen.queryByText('Loading all sub-parts…')).toBeNull());
    expect(hiddenNumbers()).toEqual(numbersOf(left));
    expect(sent.filter((name) => name !== 'SpareScreen')).toEqual(['DeleteSubPart']);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])(
    'has one that was added while it was read once, if its end was read %s that',
    async (_, late) => {
      const { parts, store, letGo } = heldBack();
      const added = { ...nozzle, id: 'part-new', partNumber: 'HT-new' };
      if (late) store([...many, added]);
      const { user, sent } = await renderSpare({
        spare: { ...spare, parts },
        addSubPart: () => ({ subPartEdge: { cursor: 'c-new', node: added } }),
      });
      await user.click(await screen.findByRole('button', { name: 'Add spare part' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add spare part' }));
      await user.type(dialog.getByLabelText('Partnumber'), 'HT-new');
      await user.click(dialog.getByRole('button', { name: 'Add' }));
      const shownFirst = [...many.slice(0, 100), added];
      await waitFor(() => expect(hiddenNumbers()).toEqual(numbersOf(shownFirst)));

      letGo();
      await waitFor(() => expect(hiddenNumbers()).toEqual(numbersOf([...many, added])));
      expect(sent).toEqual([...loaded, 'SpareScreen', 'AddSubPart']);
    },
  );

  // A closing dialog still hides the rest of the page.
  const hiddenNumbers = () =>
    screen
      .getAllByRole('button', { name: /^HT-/, hidden: true })
      .map((button) => button.textContent);

  test('stays as far as it was read where the rest fails, and is tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const pages = pagesOf(many);
    let failures = 1;
    const { user } = await renderSpare({
      spare: {
        ...spare,
        parts: (page: Parameters<typeof pages>[0]) => {
          if (page.after && failures-- > 0) throw new GraphQLError('The backend is not there.');
          return pages(page);
        },
      },
    });

    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
    await user.click(tryAgain);

    await waitFor(() => expect(numbers()).toEqual(numbersOf(many)));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
