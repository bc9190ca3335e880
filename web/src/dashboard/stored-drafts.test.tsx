import { cleanup, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../test/every-form.ts';
import { renderApp } from '../test/render-app.tsx';
import { spare, spareResponses } from '../test/spare-responses.ts';

/** What is typed into a form survives a killed tab (our addition to spec 2.14). */

const key = /^draft admin article /;
const stored = () => Object.keys(localStorage).filter((name) => key.test(name));

function open(responses: object = {}) {
  return renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      ...spareResponses(),
      ...responses,
    },
  });
}

/** Types into a form and closes its page without a chance to clean up, as a crash does. */
async function typeAndCrash() {
  const { user } = await open();
  const title = await screen.findByLabelText('Title(De)');
  await user.clear(title);
  await user.type(title, 'Abgestürzt');
  await waitFor(() => expect(stored()).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem(stored()[0] ?? '')).toContain('Abgestürzt'));
  const crashed = Object.fromEntries(stored().map((name) => [name, localStorage.getItem(name)]));
  cleanup();
  for (const [name, value] of Object.entries(crashed)) localStorage.setItem(name, value ?? '');
}

test('a draft is offered when the form opens again, and restored', async () => {
  await typeAndCrash();
  const { user } = await open();
  const offer = await screen.findByRole('group', { name: 'Draft' });
  expect(offer).toHaveTextContent('Not saved');
  expect(screen.getByLabelText('Title(De)')).toHaveValue(spare.title.de);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Title(De)')).toHaveValue('Abgestürzt');
  expect(screen.queryByRole('group', { name: 'Draft' })).toBeNull();
});

test('a draft that is discarded or saved is deleted from the browser', async () => {
  await typeAndCrash();
  const { user } = await open({ updateSpare: () => ({ spare }) });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(stored()).toEqual([]);
  await user.type(screen.getByLabelText('Title(De)'), '!');
  await waitFor(() => expect(stored()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  await waitFor(() => expect(stored()).toEqual([]));
});

test.each([
  ['NOT_FOUND', 'Not saved: somebody else has deleted this.'],
  ['BACKEND_TIMEOUT', 'Not saved: the server could not store it.'],
])('a save that fails as %s is named beside the buttons, without an alert', async (code, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await open({
    updateSpare: () => {
      throw new GraphQLError('No.', { extensions: { code } });
    },
  });
  await user.type(await screen.findByLabelText('Title(De)'), '!');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const [state] = screen.getAllByRole('status', { name: 'Save state' });
  await waitFor(() => expect(state).toHaveTextContent(text));
  expect(screen.queryByRole('alert')).toBeNull();
});
