import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderApp } from '../test/render-app.tsx';
import { schema } from '../test/schema.ts';
import {
  addForms,
  changeField,
  chooseFirst,
  dashboardResponses,
  openForm,
  storedBy,
  storedNotRead,
  submit,
  updateForms,
} from '../test/every-form.ts';
import type { FormCase } from '../test/every-form.ts';

/**
 * A write may be stored although the gateway cannot read it back (`STORED_NOT_READ`). It has to count as
 * stored, or an administrator would add it twice. Nor may a form say that something is not stored where
 * nobody knows.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const away = new GraphQLError('Away.', { extensions: { code: 'BACKEND_TIMEOUT' } });

function fails(): never {
  throw away;
}

/** Resolves a mutation. */
type Write = (args: { input: object }) => unknown;

async function open(form: FormCase, write: Write) {
  const responses = { ...dashboardResponses, [form.mutation]: write };
  const { user, sent } = await renderApp({ route: form.route, token: 'token-1', responses });
  const opened = await openForm(user, form);
  // The first one: a list of other forms may follow.
  const [state] = await opened.findAllByRole('status', { name: 'Save state' });
  if (!state) throw new Error('The form says nothing of what is saved.');
  return { user, sent, form: opened, state };
}

const operationOf = (mutation: string) => mutation.charAt(0).toUpperCase() + mutation.slice(1);

/** Waits until the query of a form's screen follows its last write. */
const readAgain = (sent: string[], { mutation, query }: FormCase) =>
  waitFor(() => expect(sent.slice(sent.lastIndexOf(operationOf(mutation)))).toContain(query));

/** What the fields of a form hold, and its images. */
const contentOf = (form: Awaited<ReturnType<typeof open>>['form']) => [
  ...form.queryAllByRole('textbox').map((one) => ('value' in one ? one.value : one.innerHTML)),
  ...form.queryAllByRole<HTMLImageElement>('img').map(({ alt }) => alt),
];

test('the cases of these tests are all forms that add or update something', () => {
  const mutations = schema.getMutationType();
  // Images are sent at once; a password, the state of what was received and a role have forms of their own kind.
  const others = [
    ...['updatePassword', 'updateRequests', 'updateApplications', 'updateAdministrator'],
  ];
  const forms = Object.keys(mutations?.getFields() ?? {}).filter(
    (name) => /^(add|update)(?!.*Image$)/.test(name) && !others.includes(name),
  );
  const cases = [...addForms, ...updateForms].map(({ mutation }) => mutation);
  expect(cases.toSorted()).toEqual(forms.toSorted());
});

test.each(updateForms)(
  '$mutation: the form says what is not saved until the server has confirmed it (difference 3)',
  async (formCase) => {
    const write = vi.fn<Write>().mockImplementationOnce(fails);
    const { user, sent, form, state } = await open(formCase, write);
    expect(state).toHaveTextContent(/^Saved$/);
    // Buttons and state are one row, everywhere in the same order.
    const row = [...(state.parentElement?.children ?? [])].map((one) => one.textContent);
    const order = ['Update', 'Delete', 'Preview', 'History', '', 'Saved'];
    expect(row).toEqual(order.filter((one) => row.includes(one)));
    expect(row[0]).toBe('Update');

    await changeField(user, form, formCase);
    expect(state).toHaveTextContent('Not saved');
    const typed = contentOf(form);
    await submit(user, form);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await waitFor(() => expect(form.getAllByRole('button', { name: /^Update/ })[0]).toBeEnabled());
    expect(contentOf(form)).toEqual(typed);
    // One text, which wraps as one.
    within(state).getByText(/^Not saved: the server has not confirmed it\./);
    // Only the save state reports the failure (spec 8).
    expect(screen.queryByRole('alert')).toBeNull();
    await readAgain(sent, formCase);

    const { promise, resolve } = Promise.withResolvers<undefined>();
    write.mockReturnValueOnce(promise.then(storedNotRead));
    await submit(user, form);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(state).toHaveTextContent('Not saved');
    resolve(undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent(/successfully updated/i);
    // The dialog has closed together with its form.
    if (state.isConnected) expect(state).toHaveTextContent(/^Saved$/);
    await readAgain(sent, formCase);
  },
);

test('the alert of a save goes when the next save fails, which has none of its own (spec 8)', async () => {
  const formCase = updateForms.find(({ mutation }) => mutation === 'updateSettings');
  if (!formCase) throw new Error('There is no such form.');
  const write = vi.fn<Write>(({ input }) => storedBy(formCase, input));
  const { user, form, state } = await open(formCase, write);
  await changeField(user, form, formCase);
  await submit(user, form);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Contact successfully updated');
  // Under the pointer it would stay.
  fireEvent.mouseEnter(alert);

  write.mockImplementation(fails);
  await changeField(user, form, formCase);
  await submit(user, form);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(state).toHaveTextContent('Not saved');
});

test.each(addForms)(
  '$mutation: the dialog says that there is something to lose, takes no input meanwhile, and keeps it until it is stored',
  async (formCase) => {
    const { promise, reject } = Promise.withResolvers<object>();
    const write = vi.fn<Write>(() => promise);
    const { user, sent, form, state } = await open(formCase, write);
    expect(state).toHaveTextContent(/^$/);

    await chooseFirst(user, form, formCase);
    await changeField(user, form, formCase);
    expect(state).toHaveTextContent('Not saved');
    const typed = contentOf(form);
    await submit(user, form);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    // Input would be neither in what is being added nor in the form.
    if ('label' in formCase.field) await changeField(user, form, formCase);
    for (const field of form.queryAllByRole('textbox')) {
      const input = new InputEvent('beforeinput', { bubbles: true, cancelable: true });
      expect(fireEvent(field, input)).toBe(false);
      expect(field).not.toHaveAttribute('contenteditable', 'true');
    }
    for (const toolbar of form.queryAllByRole('toolbar')) {
      expect(toolbar).toHaveAttribute('inert');
    }
    expect(contentOf(form)).toEqual(typed);

    reject(away);
    await waitFor(() => expect(form.getByRole('button', { name: 'Add' })).toBeEnabled());
    expect(contentOf(form)).toEqual(typed);
    expect(state).toHaveTextContent('may be stored');
    expect(screen.queryByRole('alert')).toBeNull();
    await readAgain(sent, formCase);
    await changeField(user, form, formCase);
    expect(contentOf(form)).not.toEqual(typed);

    write.mockImplementation(storedNotRead);
    await submit(user, form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await readAgain(sent, formCase);
    expect(write).toHaveBeenCalledTimes(2);
  },
);

test('passwords are not saved from the first letter on', async () => {
  const { user } = await renderApp({
    route: '/dashboard/settings',
    token: 'token-1',
    responses: { ...dashboardResponses, updatePassword: fails },
  });
  const form = within(await screen.findByRole('region', { name: 'Update password' }));
  const state = form.getByRole('status', { name: 'Save state' });
  expect(state).toHaveTextContent(/^Saved$/);

  for (const label of ['Old password', 'New password', 'Confirm password']) {
    await user.type(form.getByLabelText(label), 'x');
    expect(state).toHaveTextContent('Not saved');
  }
  await user.click(form.getByRole('button'));
  await waitFor(() => expect(form.getByRole('button')).toBeEnabled());
  expect(state).toHaveTextContent('Not saved');
});
