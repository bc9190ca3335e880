import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';

function requestNode(number: number, name: string, language: 'DE' | 'EN' | 'RU' | null) {
  return {
    __typename: 'Request',
    id: `request-${number}`,
    restId: `${number}`,
    name,
    email: `${name.toLowerCase()}@example.com`,
    company: `${name} Energy`,
    text: `LM-1000${number}, fuel nozzle\nWe need two of them.`,
    language,
  };
}

function renderRequests(
  nodes: object[],
  deleteRequest: (args: { input: { id: string } }) => object = ({ input }) => ({
    deletedId: input.id,
  }),
) {
  const requests = { edges: nodes.map((node) => ({ cursor: 'c', node })) };
  return renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    answers: { requests, deleteRequest },
  });
}

test('shows the enquiries in the specified columns (spec 2.14)', async () => {
  await renderRequests([requestNode(1, 'Anders', 'DE'), requestNode(2, 'Brandt', null)]);

  await screen.findByRole('table', { name: 'Requests' });
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Name',
    'Email',
    'Company',
    'Comment',
    'Language',
    'Actions',
  ]);
  const [, first, second] = screen.getAllByRole('row');
  expect(cells(first)).toEqual([
    'Anders',
    'anders@example.com',
    'Anders Energy',
    'LM-10001, fuel nozzle\nWe need two of them.',
    'DE',
    '',
  ]);
  expect(cells(second)[4]).toBe('');
});

test("says 'No request yet' where there is none (spec 8)", async () => {
  await renderRequests([]);

  expect(await screen.findByText('No request yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('deletes after the confirmation, with no query after the mutation (spec 4, 8)', async () => {
  const { user, sent } = await renderRequests([
    requestNode(1, 'Anders', 'DE'),
    requestNode(2, 'Brandt', 'EN'),
  ]);

  await user.click(await screen.findByRole('button', { name: 'Delete the request of Anders' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(screen.queryByText('Anders')).toBeNull();
  expect(screen.getByText('Brandt')).toBeVisible();
  expect(sent).toEqual(['RequestScreen', 'DeleteRequest']);
});

test("keeps the enquiry when the question is answered with 'No' (spec 4)", async () => {
  const { user, sent } = await renderRequests([requestNode(1, 'Anders', 'DE')]);

  await user.click(await screen.findByRole('button', { name: 'Delete the request of Anders' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));

  expect(screen.getByText('Anders')).toBeVisible();
  expect(sent).toEqual(['RequestScreen']);
});

test('a failed deletion shows no message and can be tried again (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, sent } = await renderRequests([requestNode(1, 'Anders', 'DE')], () => {
    throw new GraphQLError('The backend is not there.');
  });

  const button = await screen.findByRole('button', { name: 'Delete the request of Anders' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await vi.waitFor(() => expect(sent).toEqual(['RequestScreen', 'DeleteRequest']));

  await vi.waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByText('Anders')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

function cells(row: HTMLElement | undefined): (string | null)[] {
  if (!row) throw new Error('There is no such row.');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
