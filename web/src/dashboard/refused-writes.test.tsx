import { readFileSync } from 'node:fs';

import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError, Kind, OperationTypeNode, parse, print } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { renderApp } from '../test/render-app.tsx';
import { dashboardResponses } from '../test/every-form.ts';

/** A write that the server refuses shows no alert and leaves the screen as it is (spec 8). */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function open(route: string, responses: object) {
  return renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, ...responses } });
}

const refused = (code: string, ...field: string[]) => ({ userErrors: [{ code, field }] });
const refusedFor = (message: string, field: string[] | null) => ({
  userErrors: [{ code: 'INVALID_INPUT', field, message }],
});

test('every mutation of the web app asks why it was refused', () => {
  const file = readFileSync('gateway/src/graphql/registered-operations.generated.json', 'utf8');
  const operations = z.record(z.string(), z.object({ body: z.string() })).parse(JSON.parse(file));
  const documents = Object.values(operations).map(({ body }) => parse(body));
  const mutations = documents
    .flatMap(({ definitions }) => definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation === OperationTypeNode.MUTATION);
  expect(mutations.length).toBeGreaterThan(40);
  for (const mutation of mutations) {
    for (const payload of mutation.selectionSet.selections) {
      expect(print(payload)).toContain('...UserErrors_payload');
    }
  }
});

test('a save that is refused names the field and the reason, which is a text of the backend', async () => {
  const message = 'title.de: may have <b>100</b> characters.';
  const { user } = await open('/dashboard/spare/7', {
    updateSpare: refusedFor(message, ['title', 'de']),
  });
  const field = await screen.findByLabelText('Title(De)');
  await user.type(field, 'x');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(`Not saved: ${message}`)).toBeVisible();
  expect(field).toHaveValue('Brennstoffdüsenx');
});

test('what was not deleted comes back', async () => {
  const { user, sent } = await open('/dashboard/partners', { deletePartner: refused('CONFLICT') });
  await user.click(await screen.findByRole('button', { name: 'Delete partner 1' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent.at(-1)).toBe('DeletePartner'));
  expect(await screen.findByRole('button', { name: 'Delete partner 1' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was taken away at once comes back when the server cannot be reached', async () => {
  const { promise, reject } = Promise.withResolvers<object>();
  const { user } = await open('/dashboard/partners', { deletePartner: () => promise });
  await user.click(await screen.findByRole('button', { name: 'Delete partner 1' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Delete partner 1' })).toBeNull(),
  );

  reject(new Error('The connection was lost.'));
  expect(await screen.findByRole('button', { name: 'Delete partner 1' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

const property = {
  mutation: 'addProductProperty',
  route: '/dashboard/product/7',
  openedBy: 'Add property',
  input: 'Choose image',
};
test.each([
  {
    mutation: 'addService',
    route: '/dashboard/services',
    openedBy: 'Add service',
    input: 'Add images',
    write: () => refusedFor('images.1: is no image', ['images', '1']),
    notes: ['', 'two.png: not an image that the server takes (is no image).'],
    state: 'Not saved: images.1: is no image.',
  },
  {
    ...property,
    write: () => refusedFor('image: may have 2048 kilobytes.', ['image']),
    notes: ['one.png: not an image that the server takes (may have 2048 kilobytes).'],
    state: 'Not saved: image: may have 2048 kilobytes.',
  },
  {
    ...property,
    write: () => {
      throw new GraphQLError('Large.', { extensions: { code: 'PAYLOAD_TOO_LARGE' } });
    },
    notes: ['one.png: too large for the server.'],
    state: 'Not saved: the server could not store it.',
  },
  {
    // Anything may be meant, not only the image.
    ...property,
    write: () => refusedFor('description is required', null),
    notes: [''],
    state: 'Not saved: description is required.',
  },
])('$mutation: the image that is refused is named, and why: $state', async (form) => {
  const { user } = await open(form.route, { [form.mutation]: form.write });
  await user.click(await screen.findByRole('button', { name: form.openedBy }));
  const dialog = within(await screen.findByRole('dialog', { name: form.openedBy }));
  const images = ['one.png', 'two.png'].map((name) => new File(['1'], name, { type: 'image/png' }));
  await user.upload(dialog.getByLabelText(form.input), images.slice(0, form.notes.length));
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await dialog.findByText(form.state)).toBeInTheDocument();
  const chosen = within(dialog.getByRole('list', { name: 'Chosen images' }));
  await waitFor(() =>
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      form.notes,
    ),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
