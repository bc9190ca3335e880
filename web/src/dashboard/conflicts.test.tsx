import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../test/every-form.ts';
import { renderApp } from '../test/render-app.tsx';
import { spare, spareResponses } from '../test/spare-responses.ts';

const save = (by: string, changedFields: string[]) => ({
  ...{ id: by, savedAt: '2026-07-08T09:10:11Z', savedBy: { login: by }, isOwn: true },
  ...{ changedFields, values: [], images: [] },
});

test('what two have changed is asked about, with who has saved it and when, and what each has changed', async () => {
  const present = {
    ...spare,
    title: { ...spare.title, de: `${spare.title.de} 2` },
    version: '2',
  };
  const updateSpare = vi.fn(({ input }: { input: { version?: string } }) =>
    input.version === '2'
      ? { spare: { ...present, version: '3' } }
      : { spare: present, userErrors: [{ code: 'OUTDATED', field: null }] },
  );
  const nodes = [save('ben', ['images']), save('anna', ['title.de'])];
  const revisions = { nodes: [...nodes, save('carl', ['title.de'])], totalCount: 3 };
  const { user } = await renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: {
      ...{ ...dashboardResponses, ...spareResponses() },
      ...{ spare: { ...spare, version: '1' }, updateSpare, revisions },
    },
  });
  await user.type(await screen.findByLabelText('Title(De)'), ' <neu>');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const name = 'Somebody else has saved this in the meantime';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(
    await dialog.findByText(/^Saved by anna, 8 Jul 2026, .*, in this session$/),
  ).toBeInTheDocument();
  const field = within(dialog.getByRole('radiogroup', { name: 'Title(De)' }));
  const radio = (of: RegExp) => field.getByRole('radio', { name: of });
  expect(within(radio(/^Mine/)).getByRole('insertion')).toHaveTextContent('added: <neu>');
  expect(within(radio(/^Theirs/)).getByRole('insertion')).toHaveTextContent('added: 2');
  await user.click(radio(/^Theirs/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(updateSpare.mock.lastCall?.[0].input).toEqual({ id: spare.id, version: '2' });
  expect(screen.getByLabelText('Title(De)')).toHaveValue(present.title.de);
});
