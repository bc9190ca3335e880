import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderApp } from '../test/render-app.tsx';
import type { Responses } from '../test/render-app.tsx';
import { dashboardResponses, storedNotRead } from '../test/every-form.ts';
import { spare } from '../test/spare-responses.ts';

/**
 * What is stored although the gateway cannot read it back (`STORED_NOT_READ`) counts as stored; for the forms
 * that add or update something see save-state.test.tsx.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function open(route: string, responses: Responses) {
  return renderApp({ route, token: 'token-1', responses: { ...dashboardResponses, ...responses } });
}

test('what is deleted is said to be deleted, and its list is read again', async () => {
  const { user, sent } = await open('/dashboard/partners', { deletePartner: storedNotRead });
  await user.click(await screen.findByRole('button', { name: 'Delete partner 1' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await waitFor(() =>
    expect(sent.slice(sent.indexOf('DeletePartner'))).toContain('PartnerListScreen'),
  );
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
