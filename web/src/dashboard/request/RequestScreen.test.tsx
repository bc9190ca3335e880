import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';
import { manyRequests, namesShown, requestNode, searchable } from '../../test/requests.ts';
import type { ListArgs } from '../../test/requests.ts';

/** Enquiries over a backend of section 7 (spec 2.14, 4, 8). */

function renderRequests(
  nodes: ReturnType<typeof requestNode>[],
  deleteRequest: (args: { input: { id: string } }) => object = ({ input }) => ({
    deletedId: input.id,
  }),
) {
  return renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: { requests: searchable(nodes), deleteRequest },
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

test('a comment is marked with its language, not so what stands around it (WCAG 3.1.2)', async () => {
  const text = 'Eine lange Geschichte. '.repeat(30);
  await renderRequests([
    requestNode(1, 'Anders', 'DE'),
    { ...requestNode(2, 'Brandt', 'DE'), text },
    requestNode(3, 'Carlsen', null),
  ]);

  await screen.findByRole('table', { name: 'Requests' });
  expect(screen.getByText(/LM-10001/)).toHaveAttribute('lang', 'de');
  expect(screen.getByText(text.trim())).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('button', { name: 'Show all' }).closest('[lang="de"]')).toBeNull();
  expect(screen.getByText(/LM-10003/)).not.toHaveAttribute('lang');
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

test('half a character in an address, over another backend, leaves the list readable (spec 7)', async () => {
  await renderRequests([requestNode(1, 'Anders\ud83d', 'DE'), requestNode(2, 'Brandt', 'EN')]);

  expect(await screen.findByRole('link', { name: 'brandt@example.com' })).toHaveAttribute(
    'href',
    'mailto:brandt@example.com',
  );
  expect(screen.getByRole('link', { name: /^anders/ })).toHaveAttribute(
    'href',
    'mailto:anders%EF%BF%BD@example.com',
  );
});

test("keeps the enquiry when the question is answered with 'No' (spec 4)", async () => {
  const { user, sent } = await renderRequests([requestNode(1, 'Anders', 'DE')]);

  await user.click(await screen.findByRole('button', { name: 'Delete the request of Anders' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

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
  await waitFor(() => expect(sent).toEqual(['RequestScreen', 'DeleteRequest']));

  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByText('Anders')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the first enquiries at once and more when they are asked for', async () => {
  const { user, sent } = await renderRequests(manyRequests);

  await screen.findByRole('table', { name: 'Requests' });
  expect(namesShown()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(namesShown()).toHaveLength(60));

  expect(namesShown()).toEqual(manyRequests.map(({ name }) => name));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(sent).toEqual(['RequestScreen', 'RequestScreen']);
});

test('after a deletion the next page goes on where the last one ended, with no query before', async () => {
  const { user, sent } = await renderRequests(manyRequests);
  await user.click(await screen.findByRole('button', { name: 'Delete the request of N50' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Successfully deleted');
  await waitFor(() => expect(namesShown()).toHaveLength(49));
  expect(sent).toEqual(['RequestScreen', 'DeleteRequest']);

  await user.click(screen.getByRole('button', { name: 'Load more' }));

  await waitFor(() => expect(namesShown().length).toBeGreaterThan(49));
  // The server of this test still has the enquiry; no other is missing or listed twice.
  expect(namesShown().filter((name) => name !== 'N50')).toEqual(
    manyRequests
      .slice(0, namesShown().length)
      .map(({ name }) => name)
      .filter((name) => name !== 'N50'),
  );
});

test('filters all enquiries, those that were not read yet, too', async () => {
  const { user, sent } = await renderRequests(manyRequests);

  const filter = await screen.findByRole('searchbox', { name: 'Filter' });
  // Without a pause between them, so only the last one is asked for.
  for (const value of ['n', 'n5']) fireEvent.change(filter, { target: { value } });

  await waitFor(() =>
    expect(namesShown()).toEqual(['N5', ...manyRequests.slice(49, 59).map(({ name }) => name)]),
  );
  expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('11 found');
  expect(sent).toEqual(['RequestScreen', 'RequestScreen']);

  await user.type(screen.getByRole('searchbox'), ' nobody');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(namesShown()).toHaveLength(50));
});

test('filters by language and day, the last day included', async () => {
  const asked: object[] = [];
  const received = [{ ...requestNode(1, 'Anders', 'DE'), receivedAt: '2026-11-01T09:00:00.000Z' }];
  await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: {
      requests: (args: ListArgs) => {
        asked.push(args);
        return searchable(received)(args);
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('to'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('Filter by language'), { target: { value: 'RU' } });

  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({
    filter: {
      isSuspectedSpam: false,
      language: 'RU',
      receivedFrom: new Date('2026-11-01T00:00').toISOString(),
      receivedTo: new Date('2026-11-03T00:00').toISOString(),
    },
    orderBy: { field: 'RECEIVED_AT', direction: 'DESC' },
  });
  // A search that is still going on would go on in the next test.
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('1 found'),
  );
});

test.each([
  { receivedAt: '2026-11-01T09:00:00.000Z', language: null, shown: ['From', 'to'] },
  { receivedAt: null, language: 'DE' as const, shown: ['Filter by language'] },
])('filters by nothing that no enquiry has: $shown', async ({ shown, receivedAt, language }) => {
  const node = { ...requestNode(1, 'Anders', language), receivedAt };
  await renderRequests([node]);
  const filter = await screen.findByRole('searchbox', { name: 'Filter' });
  const fields = () =>
    ['From', 'to', 'Filter by language'].filter((label) => screen.queryByLabelText(label));
  expect(fields()).toEqual(shown);
  fireEvent.change(filter, { target: { value: 'nobody' } });
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(fields()).toEqual(shown);
});

test('what is sorted is read by and by, with word of what is going on; a failure leaves the screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pages = pagesOf(
    Array.from({ length: 120 }, (_, index) => requestNode(index + 1, `N${index + 1}`, 'EN')),
  );
  const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
  let calls = 0;
  const { user, sent } = await renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: {
      requests: async (args: Parameters<typeof pages>[0]) => {
        calls += 1;
        if (calls === 2) {
          await later;
          throw new GraphQLError('The backend is not there.');
        }
        return pages(args);
      },
    },
  });
  const reading = () => screen.getByRole('status', { name: 'Loading' });

  const sort = await screen.findByRole('button', { name: 'Name' });
  await user.click(sort);
  await user.click(sort);
  await waitFor(() => expect(reading()).toHaveTextContent('Loading all requests…'));
  goOn(undefined);
  await waitFor(() => expect(reading()).toBeEmptyDOMElement());
  expect(namesShown()[0]).toBe('N50');

  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(namesShown()[0]).toBe('N120'));
  expect(sent).toHaveLength(4);
});

test('sorts all enquiries by a column: up, down and back to the order in which they came', async () => {
  const { user } = await renderRequests(manyRequests);
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
  await waitFor(() => expect(namesShown().slice(0, 2)).toEqual(['N60', 'N59']));
  expect(namesShown()).toHaveLength(50);

  await user.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'none');
  expect(namesShown().slice(0, 2)).toEqual(['N1', 'N2']);
});

test('a long comment is cut short until it is asked for', async () => {
  const text = 'A long story. '.repeat(60);
  const { user } = await renderRequests([{ ...requestNode(1, 'Anders', 'DE'), text }]);

  const button = await screen.findByRole('button', { name: 'Show all', expanded: false });
  await user.click(button);

  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBe(button);
  expect(screen.getByText(text.trim())).toBeVisible();
});

test('over a backend of section 7 alone, nothing is shown that it does not keep', async () => {
  const { sent } = await renderRequests([requestNode(1, 'Anders', 'DE')]);

  await screen.findByRole('table', { name: 'Requests' });
  expect(screen.queryByLabelText('Filter by status')).toBeNull();
  expect(screen.queryByText(/Suspected robots/)).toBeNull();
  expect(screen.queryByText(/open$/)).toBeNull();
  expect(screen.queryByText(/not delivered/)).toBeNull();
  expect(sent).toEqual(['RequestScreen']);
});

function cells(row: HTMLElement | undefined): (string | null)[] {
  if (!row) throw new Error('There is no such row.');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
