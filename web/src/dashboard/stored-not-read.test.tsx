import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderApp } from '../test/render-app.tsx';
import type { Responses } from '../test/render-app.tsx';
import {
  addForms,
  changeField,
  chooseFirst,
  dashboardResponses,
  openForm,
  submit,
  updateForms,
} from '../test/every-form.ts';
import { spare } from '../test/spare-responses.ts';

/**
 * A write may be stored although the gateway cannot read it back (`STORED_NOT_READ`). It has to count as
 * stored, or an administrator would add it twice. Nor may a form say that something is not stored where
 * nobody knows.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function storedNotRead(): never {
  throw new GraphQLError('Not read.', { extensions: { code: 'STORED_NOT_READ' } });
}

function open(route: string, responses: Responses) {
  return renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, ...responses } });
}

const operationOf = (mutation: string) => mutation.charAt(0).toUpperCase() + mutation.slice(1);

test.each(addForms)(
  '$mutation: the dialog closes, and the list is read again',
  async (formCase) => {
    const { mutation, route, query } = formCase;
    const { user, sent } = await open(route, { [mutation]: storedNotRead });
    const form = await openForm(user, formCase);
    await chooseFirst(user, form, formCase);
    await changeField(user, form, formCase);
    await submit(user, form);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sent.slice(sent.indexOf(operationOf(mutation)))).toContain(query));
    expect(sent.filter((name) => name === operationOf(mutation))).toHaveLength(1);
  },
);

test('where nobody knows whether something was added, the form says so, and the list is read again', async () => {
  const formCase = addForms.find(({ mutation }) => mutation === 'addSpare');
  if (!formCase) throw new Error('There is no such form.');
  const { user, sent } = await open(formCase.route, {
    addSpare: () => {
      throw new GraphQLError('Late.', { extensions: { code: 'BACKEND_TIMEOUT' } });
    },
  });
  const form = await openForm(user, formCase);
  await changeField(user, form, formCase);
  await submit(user, form);

  await waitFor(() => expect(sent.slice(sent.indexOf('AddSpare'))).toContain(formCase.query));
  expect(form.getByRole('status', { name: 'Save state' })).toHaveTextContent('may be stored');
  expect(form.getByLabelText('Title(De)')).toHaveValue('x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(updateForms)(
  '$mutation: it is said to be updated, and is read again',
  async (formCase) => {
    const { mutation, route, query } = formCase;
    const { user, sent } = await open(route, { [mutation]: storedNotRead });
    const form = await openForm(user, formCase);
    await changeField(user, form, formCase);
    await submit(user, form);

    expect(await screen.findByRole('alert')).toHaveTextContent(/successfully updated/i);
    const states = screen.queryAllByRole('status', { name: 'Save state' });
    for (const state of states) expect(state).toHaveTextContent(/^(Saved)?$/);
    await waitFor(() => expect(sent.slice(sent.indexOf(operationOf(mutation)))).toContain(query));
  },
);

test.each([
  {
    mutation: 'deleteSubPart',
    route: '/dashboard/spare/7',
    button: 'Delete',
    openedBy: 'HT-1001',
    query: 'SpareScreen',
  },
  {
    mutation: 'deleteSpareImage',
    route: '/dashboard/spare/7',
    button: 'Delete image 1',
    query: 'SpareScreen',
  },
  {
    mutation: 'deletePartner',
    route: '/dashboard/partners',
    button: 'Delete partner 1',
    query: 'PartnerListScreen',
  },
])('$mutation: it is said to be deleted, and is read again', async (deletion) => {
  const { mutation, route, button, openedBy, query } = deletion;
  const { user, sent } = await open(route, { [mutation]: storedNotRead });
  if (openedBy) await user.click(await screen.findByRole('button', { name: openedBy }));
  const place = openedBy ? within(await screen.findByRole('dialog')) : screen;
  await user.click(await place.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await waitFor(() => expect(sent.slice(sent.indexOf(operationOf(mutation)))).toContain(query));
});

test('a product that is duplicated is not offered to be duplicated again', async () => {
  const { user } = await open('/dashboard/product/7', { duplicateProduct: storedNotRead });
  await user.click(await screen.findByRole('button', { name: 'Duplicate into another language' }));
  const dialog = within(await screen.findByRole('dialog'));
  const category = dialog.queryByRole('combobox', { name: /^Category/ });
  if (category) {
    const [, option] = within(category).getAllByRole('option');
    if (option) await user.selectOptions(category, option);
  }
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Duplicated into [A-Z]{2}\.$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an image that is uploaded is not offered to be uploaded again', async () => {
  let images = spare.images;
  const { user } = await open('/dashboard/spare/7', {
    spare: () => ({ ...spare, images }),
    addSpareImage: () => {
      images = [...images, { path: 'spares/c.png', url: '/api/spares/c.png' }];
      storedNotRead();
    },
  });
  const image = new File(['1'], 'c.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Add images'), image);

  expect(await screen.findByRole('img', { name: 'Image 3' })).toBeInTheDocument();
  expect(screen.queryByText('not uploaded.')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('what is typed elsewhere on the screen stays where the screen cannot be read either', async () => {
  const reads = vi.fn<() => unknown>(() => spare);
  const { user, sent } = await open('/dashboard/spare/7', {
    spare: reads,
    updateSubPart: storedNotRead,
  });
  await user.type(await screen.findByLabelText('Title(De)'), ' und mehr');
  await user.click(screen.getByRole('button', { name: 'HT-1001' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Subst-Part'), 'x');
  reads.mockImplementation(() => {
    throw new GraphQLError('Away.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  });
  await user.click(dialog.getByRole('button', { name: 'Update' }));

  await waitFor(() => expect(sent.slice(sent.indexOf('UpdateSubPart'))).toContain('SpareScreen'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Brennstoffdüsen und mehr');
  reads.mockImplementation(() => spare);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Brennstoffdüsen und mehr');
});
