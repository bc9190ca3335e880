import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
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
  return renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { requests: pagesOf(nodes), deleteRequest },
  });
}

const many = Array.from({ length: 120 }, (_, index) =>
  requestNode(index + 1, `N${index + 1}`, 'EN'),
);

function names(): (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => cells(row)[0] ?? null);
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

test('shows the first enquiries at once and more when they are asked for', async () => {
  const { user, sent } = await renderRequests(many);

  await screen.findByRole('table', { name: 'Requests' });
  expect(names()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(names()).toHaveLength(100));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(names()).toHaveLength(120));

  expect(names()).toEqual(many.map(({ name }) => name));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(sent).toEqual(['RequestScreen', 'RequestScreen', 'RequestScreen']);
});

test('scrolling near the end asks for more by itself', async () => {
  const observers: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  await renderRequests(many);
  await screen.findByRole('table', { name: 'Requests' });

  const isIntersecting = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  act(() => observers.at(-1)?.(isIntersecting, new IntersectionObserver(() => {})));

  await waitFor(() => expect(names()).toHaveLength(100));
});

test('after a deletion the next page goes on where the last one ended, with no query before', async () => {
  const { user, sent } = await renderRequests(many);
  await user.click(await screen.findByRole('button', { name: 'Delete the request of N50' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Successfully deleted');
  await waitFor(() => expect(names()).toHaveLength(49));
  expect(sent).toEqual(['RequestScreen', 'DeleteRequest']);

  await user.click(screen.getByRole('button', { name: 'Load more' }));

  await waitFor(() => expect(names().length).toBeGreaterThan(49));
  // The server of this test still has the enquiry; no other is missing or listed twice.
  expect(names().filter((name) => name !== 'N50')).toEqual(
    many
      .slice(0, names().length)
      .map(({ name }) => name)
      .filter((name) => name !== 'N50'),
  );
});

test('filters all enquiries, those that were not read yet, too', async () => {
  const { user, sent } = await renderRequests(many);

  await user.type(await screen.findByRole('searchbox', { name: 'Filter' }), 'n11 energy');

  await waitFor(() =>
    expect(names()).toEqual(['N11', ...many.slice(109, 119).map(({ name }) => name)]),
  );
  expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('11 of 120');
  expect(sent).toEqual(['RequestScreen', 'RequestScreen']);

  await user.type(screen.getByRole('searchbox'), ' nobody');
  expect(await screen.findByText("Nothing found for 'n11 energy nobody'")).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toHaveLength(50));
});

test('what is read by and by is filtered, with word of what is going on; a failure leaves the screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const thousands = Array.from({ length: 2000 }, (_, index) =>
    requestNode(index + 1, `N${index + 1}`, 'EN'),
  );
  const pages = pagesOf(thousands);
  const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
  let calls = 0;
  const { user, sent } = await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: {
      requests: async (args: Parameters<typeof pages>[0]) => {
        calls += 1;
        if (calls === 2) await later;
        if (calls === 3) throw new GraphQLError('The backend is not there.');
        return pages(args);
      },
    },
  });
  const found = () => screen.getByRole('status', { name: 'Found' });

  await user.type(await screen.findByRole('searchbox', { name: 'Filter' }), 'n200@');
  await waitFor(() => expect(found()).toHaveTextContent('Loading all requests…'));
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  goOn(undefined);
  await waitFor(() => expect(found()).toHaveTextContent('1 of 250'));
  expect(names()).toEqual(['N200']);

  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(found()).toHaveTextContent('1 of 2000'));
  expect(sent).toHaveLength(13);
});

test('sorts all enquiries by a column: up, down and back to the order in which they came', async () => {
  const { user } = await renderRequests(many);
  const header = await screen.findByRole('columnheader', { name: 'Name' });
  expect(header).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  const button = within(header).getByRole('button', { name: 'Name' });

  button.focus();
  await user.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'descending');
  // Numbers in a text sort as numbers, and entries that were not loaded before come first.
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['N120', 'N119']));
  expect(names()).toHaveLength(50);

  await user.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'none');
  expect(names().slice(0, 2)).toEqual(['N1', 'N2']);
});

test('a long comment is cut short until it is asked for', async () => {
  const text = 'A long story. '.repeat(60);
  const { user } = await renderRequests([{ ...requestNode(1, 'Anders', 'DE'), text }]);

  const button = await screen.findByRole('button', { name: 'Show all', expanded: false });
  await user.click(button);

  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBe(button);
  expect(screen.getByText(text.trim())).toBeVisible();
});

function cells(row: HTMLElement | undefined): (string | null)[] {
  if (!row) throw new Error('There is no such row.');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
