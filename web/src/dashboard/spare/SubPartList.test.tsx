import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { localized, renderApp } from '../../test/render-app.tsx';
import { nozzle, spare, spareAnswers } from './spare-answers.ts';

interface PartInput {
  part: { description: { de: string; en: string; ru: string }; partNumber: string };
}

const seal = {
  ...nozzle,
  id: 'part-2',
  restId: '2',
  partNumber: 'HT-2002',
  description: localized('Dichtung', 'Seal', 'Уплотнение'),
};

function renderSpare(answers: object = {}) {
  return renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    answers: { ...spareAnswers(), ...answers },
  });
}

const loaded = ['SpareListScreen', 'SpareScreen'];

test("says 'No Item' where a spare has no sub-part (spec 8)", async () => {
  await renderSpare({ spare: { ...spare, parts: [] } });

  expect(await screen.findByText('No Item')).toBeVisible();
});

test('adds a sub-part with its descriptions as typed and sends no query (spec 5, 7.3)', async () => {
  const addSubPart = vi.fn<(args: { input: PartInput }) => object>(() => ({
    spare: { ...spare, parts: [nozzle, seal] },
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
    part: {
      description: { de: 'Dichtung', en: 'Seal', ru: 'Уплотнение' },
      partNumber: 'HT-2002',
      substPart: '',
      quantity: 12,
    },
  });
  expect(sent).toEqual([...loaded, 'AddSubPart']);
});

test('a click on a sub-part opens it prefilled; the change shows without a query (spec 2.14)', async () => {
  const updateSubPart = vi.fn(({ input }: { input: PartInput }) => ({
    subPart: { ...nozzle, ...input.part },
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
  expect(updateSubPart.mock.lastCall?.[0].input.part.description).toEqual({
    de: 'Düse',
    en: 'Fuel nozzle',
    ru: 'Форсунка',
  });
  expect(sent).toEqual([...loaded, 'UpdateSubPart']);
});

test('a sub-part opens by keyboard and is deleted without a query (spec 2.14, 8)', async () => {
  const { user, sent } = await renderSpare({
    deleteSubPart: ({ input }: { input: { id: string } }) => ({
      deletedId: input.id,
      spare: { ...spare, parts: [] },
    }),
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
