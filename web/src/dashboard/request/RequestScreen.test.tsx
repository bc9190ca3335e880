import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
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
    isSuspectedSpam: false,
    attachments: [],
  };
}

type RequestNode = ReturnType<typeof requestNode>;
type ListArgs = Parameters<ReturnType<typeof pagesOf>>[0] & {
  filter?: { text?: string; isSuspectedSpam?: boolean };
  status?: string;
};

/** Responds to the list of enquiries as the server does, which filters it. */
function searchable(nodes: readonly (RequestNode & { status?: string })[]) {
  return (args: ListArgs) => {
    const { text = '', isSuspectedSpam = false } = args.filter ?? {};
    const found = nodes.filter(
      (node) =>
        node.isSuspectedSpam === isSuspectedSpam &&
        (!args.status || node.status === args.status) &&
        [node.name, node.email, node.company, node.text].join(' ').toLowerCase().includes(text),
    );
    return pagesOf(found)(args);
  };
}

function renderRequests(
  nodes: RequestNode[],
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

const many = Array.from({ length: 120 }, (_, index) =>
  requestNode(index + 1, `N${index + 1}`, 'EN'),
);

/** The names in the table, read from its rows: to look for fifty rows by their role takes seconds. */
function names(): (string | null)[] {
  const { tBodies } = screen.getByRole<HTMLTableElement>('table', { name: 'Requests' });
  return [...tBodies].flatMap(({ rows }) =>
    [...rows].map(({ cells: [name] }) => name?.textContent ?? null),
  );
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
  const { sent } = await renderRequests(many);
  await screen.findByRole('table', { name: 'Requests' });

  const isIntersecting = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  act(() => observers.at(-1)?.(isIntersecting, new IntersectionObserver(() => {})));

  await waitFor(() => expect(names()).toHaveLength(100));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent).toEqual(['RequestScreen', 'RequestScreen']);
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

  const filter = await screen.findByRole('searchbox', { name: 'Filter' });
  // Without a pause between them, so only the last one is asked for.
  for (const value of ['n', 'n1', 'n11']) fireEvent.change(filter, { target: { value } });

  await waitFor(() =>
    expect(names()).toEqual(['N11', ...many.slice(109, 119).map(({ name }) => name)]),
  );
  expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('11 found');
  expect(sent).toEqual(['RequestScreen', 'RequestScreen']);

  await user.type(screen.getByRole('searchbox'), ' nobody');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toHaveLength(50));
});

test('filters by language and day, the last day included', async () => {
  const asked: object[] = [];
  const received = many.map((one) => ({ ...one, receivedAt: '2026-11-01T09:00:00.000Z' }));
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
    expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('120 found'),
  );
});

test.each([
  { receivedAt: null, language: null, shown: [] },
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
  const hundreds = Array.from({ length: 600 }, (_, index) =>
    requestNode(index + 1, `N${index + 1}`, 'EN'),
  );
  const pages = pagesOf(hundreds);
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
  expect(names()[0]).toBe('N50');

  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(names()[0]).toBe('N600'));
  expect(sent).toHaveLength(6);
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

test('over a backend of section 7 alone, nothing is shown that it does not keep', async () => {
  const { sent } = await renderRequests([requestNode(1, 'Anders', 'DE')]);

  await screen.findByRole('table', { name: 'Requests' });
  expect(screen.queryByLabelText('Filter by status')).toBeNull();
  expect(screen.queryByText(/Suspected robots/)).toBeNull();
  expect(screen.queryByText(/open$/)).toBeNull();
  expect(screen.queryByText(/not delivered/)).toBeNull();
  expect(sent).toEqual(['RequestScreen']);
});

describe('over a backend that keeps what was done', () => {
  const handled = {
    ...{ receivedAt: '2026-11-22T08:15:00.000Z', handledBy: null, handledAt: null },
    ...{ status: 'OPEN', note: '' },
  };
  const anders = { ...requestNode(1, 'Anders', 'DE'), ...handled };
  const brandt = { ...requestNode(2, 'Brandt', 'RU'), ...handled, status: 'DONE' };
  const robot = { ...requestNode(3, 'Robot', 'EN'), ...handled, isSuspectedSpam: true };

  function renderManaged(responses: object = {}) {
    return renderApp({
      route: '/dashboard/requests',
      token: 'token-1',
      responses: {
        requests: searchable([anders, brandt, robot]),
        openRequestCount: 1,
        notificationStatus: { undeliveredCount: 0, since: null, error: null },
        partsByNumber: [],
        ...responses,
      },
    });
  }

  const findInMenu = (text: string) =>
    within(screen.getByRole('navigation', { name: 'Dashboard', hidden: true })).findByText(text);

  test('shows when an enquiry came and what was done; the menu counts the open ones', async () => {
    await renderManaged();

    const table = within(await screen.findByRole('table', { name: 'Requests' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(table.getAllByText('22 Nov 2026', { exact: false })).toHaveLength(2);
    expect(table.getByText('Done')).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(await menu.findByText('1 open')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Requests' })).toHaveAccessibleDescription('1 open');
  });

  const look = () =>
    act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });

  test('an enquiry that the menu counts comes onto the screen, beside an open dialog', async () => {
    let all = [anders, robot];
    let held = Promise.resolve(true);
    const { user, sent } = await renderManaged({
      requests: async (args: ListArgs) => {
        await held;
        return searchable(all)(args);
      },
      openRequestCount: () => all.length - 1,
    });
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    await user.fill(dialog.getByLabelText('Note'), 'Offer');
    await findInMenu('1 open');
    expect(sent.filter((name) => name === 'RequestScreen')).toHaveLength(2);
    all = [{ ...brandt, status: 'OPEN' }, anders, robot];
    const table = screen.getByRole('table', { name: 'Requests', hidden: true });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    held = promise;
    await look();
    await waitFor(() => expect(sent.filter((name) => name === 'RequestScreen')).toHaveLength(4));
    // The screen gives way to nothing meanwhile.
    expect(table).toBeVisible();
    await act(async () => {
      resolve(true);
      await promise;
    });

    expect(await within(table).findByText('Brandt')).toBeInTheDocument();
    expect(dialog.getByLabelText('Note')).toHaveValue('Offer');
    expect(sent.filter((name) => name === 'RequestScreen')).toHaveLength(4);
  });

  test('an enquiry that the query of a filter has counted comes into the other lists, too', async () => {
    let all = [anders];
    const { user } = await renderManaged({
      requests: (args: ListArgs) => searchable(all)(args),
      openRequestCount: () => all.length,
    });
    await findInMenu('1 open');
    all = [{ ...brandt, status: 'OPEN' }, anders];
    const text = screen.getByRole('searchbox', { name: 'Filter' });
    await user.fill(text, 'anders');
    await findInMenu('2 open');
    await user.clear(text);
    await waitFor(() => expect(screen.queryByText('1 found')).toBeNull());
    await look();
    await waitFor(() => expect(names()).toEqual(['Brandt', 'Anders']));
  });

  test('nothing is read again when the screen is left', async () => {
    const { user, sent } = await renderManaged({ categories: pagesOf([]) });
    await screen.findByRole('button', { name: 'Suspected robots (1)' });
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    await screen.findByRole('heading', { level: 1, name: 'Categories' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent.filter((name) => name === 'RequestScreen')).toHaveLength(2);
  });

  test('what one has scrolled through does not jump to its first page', async () => {
    let all = many.map((node) => ({ ...node, ...handled }));
    const { user, sent } = await renderManaged({
      requests: (args: ListArgs) => searchable(all)(args),
      openRequestCount: () => all.length,
    });
    await findInMenu('120 open');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(names()).toHaveLength(100));
    const before = sent.length;
    all = [{ ...brandt, status: 'OPEN' }, ...all];
    await look();
    await findInMenu('121 open');
    // The short list of suspected robots is read again.
    await waitFor(() => expect(sent).toHaveLength(before + 1));

    expect(names()).toHaveLength(100);
  });

  test("keeps what looks like a robot's folded away", async () => {
    const { user } = await renderManaged();

    const button = await screen.findByRole('button', {
      name: 'Suspected robots (1)',
      expanded: false,
    });
    expect(screen.queryByText('Robot')).toBeNull();
    await user.click(button);
    expect(
      within(await screen.findByRole('table', { name: 'Suspected robots' })).getByText('Robot'),
    ).toBeInTheDocument();
  });

  test('parts asked for without English texts are shown in German or by the id of their list (WCAG 3.1.2)', async () => {
    const { user } = await renderManaged({
      partsByNumber: [
        {
          number: 'LM-10001',
          spare: { restId: '7', title: localized('Brennkammer') },
          subPart: {
            ...{ id: 'p', partNumber: 'LM-10001', substPart: '' },
            description: localized('Brennstoffdüse'),
          },
        },
        {
          number: 'LM-10001',
          spare: { restId: '3', title: localized() },
          subPart: {
            ...{ id: 'q', partNumber: 'LM-10001', substPart: '' },
            description: localized(),
          },
        },
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    expect(dialog.getByText('LM-10001, fuel nozzle', { exact: false })).toHaveAttribute(
      'lang',
      'de',
    );
    expect(await dialog.findByText('Brennstoffdüse')).toHaveAttribute('lang', 'de');
    expect(dialog.getByText('Brennkammer')).toHaveAttribute('lang', 'de');
    expect(dialog.getByText('Spare part 3')).toHaveAttribute('href', '#/dashboard/spare/3');
    expect(dialog.getByText('Spare part 3')).not.toHaveAttribute('lang');
  });

  test('all parts of a long enquiry are looked up, and of one that is longer than any basket it says so', async () => {
    const numbersOf = (count: number) => Array.from({ length: count }, (_, n) => `HT-${1000 + n}`);
    const line = (number: string) => `${number}, Nozzle × 2`;
    const long = { ...anders, text: numbersOf(220).map(line).join('\n') };
    const longest = { ...brandt, status: 'OPEN', text: numbersOf(603).join(' ') };
    const { user } = await renderManaged({
      requests: searchable([long, longest]),
      partsByNumber: ({ numbers }: { numbers: string[] }) => {
        if (numbers.length > 100) throw new GraphQLError('Too many.');
        return numbers.slice(1).map((number) => ({
          number,
          spare: { restId: '7', title: localized('', 'Combustor') },
          subPart: {
            ...{ id: number, partNumber: number, substPart: '' },
            description: localized('', 'Nozzle'),
          },
        }));
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    const table = await dialog.findByRole('table', { name: 'Parts asked for' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(217);
    expect(rows.at(-1)).toHaveTextContent(/^HT-1219.*2Combustor$/);
    expect(dialog.getByText('In no part list: HT-1000, HT-1100, HT-1200')).toBeInTheDocument();
    expect(dialog.queryByText(/^Only the first/)).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Next request' }));
    expect(
      await dialog.findByText('Only the first 600 numbers are looked up, not the other 3.'),
    ).toBeInTheDocument();
  });

  test('the dialog offers an answer, the parts asked for, and records what was done', async () => {
    const inputs: object[] = [];
    const { user, sent } = await renderManaged({
      partsByNumber: ({ numbers }: { numbers: string[] }) =>
        numbers.map((number) => ({
          number,
          spare: { restId: '7', title: localized('', 'Combustor') },
          subPart: {
            ...{ id: 'p', partNumber: 'LM-10001', substPart: 'LM-2' },
            description: localized('', 'Fuel nozzle'),
          },
        })),
      updateRequests: ({ input }: { input: object }) => {
        inputs.push(input);
        return {
          requests: [{ ...anders, ...input, handledBy: { login: 'admin' }, handledAt: null }],
        };
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    expect(dialog.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:anders@example\.com\?subject=Ihre%20Anfrage&body=Guten%20Tag/),
    );
    const part = await dialog.findByText('Fuel nozzle');
    // The dialog fades in.
    await waitFor(() => expect(part).toBeVisible());
    expect(dialog.getByText('LM-2')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Combustor' })).toHaveAttribute(
      'href',
      '#/dashboard/spare/7',
    );

    await user.selectOptions(dialog.getByLabelText('Status'), 'Answered');
    await user.fill(dialog.getByLabelText('Note'), 'Offer 17');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(inputs).toEqual([{ ids: [anders.id], status: 'ANSWERED', note: 'Offer 17' }]),
    );
    expect(await dialog.findByText('Saved')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
    expect(screen.getAllByText('Offer 17').length).toBeGreaterThan(1);
    // The only open one was answered.
    await waitFor(() => expect(screen.queryByText('1 open')).toBeNull());
    expect(sent.filter((name) => name === 'RequestScreen')).toHaveLength(2);
  });

  test('after the e-mail the dialog offers to mark the request as answered, and goes on to the next one', async () => {
    const inputs: object[] = [];
    const { user } = await renderManaged({
      requests: searchable([anders, brandt]),
      updateRequests: ({ input }: { input: object }) => {
        inputs.push(input);
        return { requests: [{ ...anders, ...input }] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    expect(dialog.getByText(/22 Nov 2026, \d\d:\d\d · DE$/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Mark as answered' })).toBeNull();

    const mail = dialog.getByRole('link', { name: 'Answer by e-mail' });
    mail.addEventListener('click', (event) => event.preventDefault());
    await user.click(mail);
    await user.click(await dialog.findByRole('button', { name: 'Mark as answered' }));
    await waitFor(() => expect(inputs).toEqual([{ ids: [anders.id], status: 'ANSWERED' }]));
    expect(await dialog.findByText('Saved')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
    expect(dialog.getByLabelText('Status')).toHaveFocus();

    await user.click(dialog.getByRole('button', { name: 'Next request' }));
    expect(await dialog.findByText(new RegExp(`^${brandt.name}, `))).toBeInTheDocument();
    // It is the last of the list.
    expect(dialog.queryByRole('button', { name: 'Next request' })).toBeNull();
  });

  test('the next request of one that was answered among the open ones is the one that followed it', async () => {
    const [berg, conrad, dorn] = [
      { ...requestNode(5, 'Berg', 'DE'), ...handled },
      { ...requestNode(6, 'Conrad', 'DE'), ...handled },
      { ...requestNode(7, 'Dorn', 'DE'), ...handled },
    ] as const;
    const { user } = await renderManaged({
      requests: searchable([anders, berg, conrad, dorn]),
      updateRequests: ({ input }: { input: object }) => ({ requests: [{ ...berg, ...input }] }),
    });
    await user.selectOptions(await screen.findByLabelText('Filter by status'), 'Open');
    await screen.findByText('4 found');
    await user.click(screen.getByRole('button', { name: 'Answer the request of Berg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    await user.selectOptions(dialog.getByLabelText('Status'), 'Answered');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(screen.queryByRole('cell', { name: /Berg/, hidden: true })).toBeNull(),
    );

    await user.click(dialog.getByRole('button', { name: 'Next request' }));
    expect(await dialog.findByText(/^Conrad, /)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next request' }));
    expect(await dialog.findByText(/^Dorn, /)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Next request' })).toBeNull();
  });

  test('going on to the next request asks before a note is lost, and keeps the focus', async () => {
    const third = { ...brandt, id: 'request-9', name: 'Clausen' };
    // Of two entries with one key the former would stay.
    const error = vi.spyOn(console, 'error');
    const { user } = await renderManaged({ requests: searchable([anders, brandt, third]) });
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    const note = () => dialog.findByRole('textbox', { name: 'Note' });
    const next = () => dialog.getByRole('button', { name: 'Next request' });
    await user.fill(await note(), 'Called');
    await user.click(next());
    const question = () => screen.findByRole('dialog', { name: /Discard unsaved changes/ });
    await user.click(within(await question()).getByRole('button', { name: 'No' }));
    expect(await note()).toHaveValue('Called');
    await user.click(next());
    await user.click(within(await question()).getByRole('button', { name: 'Yes' }));
    expect(await dialog.findByText(new RegExp(`^${brandt.name}, `))).toBeInTheDocument();
    expect(await note()).toHaveValue('');
    await waitFor(() => expect(next()).toHaveFocus());
    expect(error).not.toHaveBeenCalled();
  });

  test('a note on an enquiry that somebody else has deleted leads to no trash, where it is not', async () => {
    const account = { login: 'admin', role: 'OWNER', permissions: ['REQUEST', 'TRASH'] };
    const { user } = await renderManaged({
      ...{ account, requests: searchable([anders]) },
      updateRequests: () => {
        throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    await user.fill(await dialog.findByRole('textbox', { name: 'Note' }), 'Called');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText(/somebody else has deleted this/)).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Trash' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(
      await screen.findByRole('dialog', { name: 'Discard unsaved changes?' }),
    ).toBeInTheDocument();
  });

  test('a note that somebody else has written meanwhile is not overwritten: both are shown, and the history', async () => {
    const first = { ...anders, note: '', version: '1' };
    const theirs = { ...first, note: 'Called back', version: '2', handledBy: { login: 'bert' } };
    const inputs: { version?: string; note?: string }[] = [];
    const { user } = await renderManaged({
      requests: searchable([first]),
      requestEditors: [{ requestId: anders.id, login: 'bert' }],
      requestRevisions: [
        {
          ...{ id: 'r1', savedAt: null, savedBy: { login: 'bert' } },
          ...{ status: 'OPEN', note: 'Called back' },
        },
      ],
      reportEditing: { editors: [{ login: 'bert', openedAt: null, savedAt: null }] },
      updateRequests: ({ input }: { input: { version?: string; note?: string } }) => {
        inputs.push(input);
        return input.version === '2'
          ? { requests: [{ ...theirs, ...input, version: '3' }] }
          : { requests: [theirs], userErrors: [{ code: 'OUTDATED', field: null }] };
      },
    });
    expect(await screen.findByText('bert is answering')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    expect(await dialog.findByText('bert has had this open.')).toBeInTheDocument();
    expect(await dialog.findByText('History (1)')).toBeInTheDocument();
    await user.fill(dialog.getByLabelText('Note'), 'Offer 17');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Somebody else has saved this in the meantime' }),
    );
    expect(question.getByText('Called back')).toBeInTheDocument();
    await user.click(question.getByRole('radio', { name: /Mine/ }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Saved')).toBeInTheDocument();
    const mine = { ids: [anders.id], note: 'Offer 17' };
    expect(inputs).toEqual([
      { ...mine, version: '1' },
      { ...mine, version: '2' },
    ]);
  });

  test('the dialog sets who is to answer, list and history name them; who is no administrator any more stays named', async () => {
    const inputs: object[] = [];
    const assigned = { ...anders, assignee: { login: 'former' } };
    const { user } = await renderManaged({
      requests: searchable([assigned]),
      requestAssignees: [{ login: 'anna' }, { login: 'bert' }],
      requestRevisions: [
        {
          ...{ id: 'r1', savedAt: null, savedBy: { login: 'anna' } },
          ...{ status: 'OPEN', note: '', assignee: { login: 'former' } },
        },
      ],
      updateRequests: ({ input }: { input: { assignee: string } }) => {
        inputs.push(input);
        const assignee = input.assignee ? { login: input.assignee } : null;
        return { requests: [{ ...assigned, assignee, version: '2' }] };
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Requests' }));
    expect(table.getByText('Assigned to former')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    const select = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Assignee' });
    expect([...select.options].map(({ text }) => text)).toEqual([
      ...['Nobody', 'anna', 'bert', 'former'],
    ]);
    await user.selectOptions(select, 'bert');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText('Saved')).toBeInTheDocument();
    expect(table.getByText('Assigned to bert')).toBeInTheDocument();
    expect(await dialog.findByText(/assigned to former$/)).toBeInTheDocument();
    await user.selectOptions(select, 'Nobody');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(table.queryByText(/^Assigned to/)).toBeNull());
    const ids = [anders.id];
    expect(inputs).toMatchObject([
      { ids, assignee: 'bert' },
      { ids, assignee: '' },
    ]);
  });

  test('a backend that keeps notes but no assignees is offered none', async () => {
    const { user } = await renderManaged({ requestAssignees: null });
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    expect(await dialog.findByLabelText('Note')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Assignee')).toBeNull();
  });

  test('templates with a text in the language of the enquiry fill the e-mail; one too long is shown to be copied', async () => {
    const text = { de: '', en: 'English', ru: '' };
    const { user } = await renderManaged({
      templates: pagesOf([
        {
          id: 't1',
          name: 'Offer',
          text: { ...text, de: 'Guten Tag {name}, Angebot zu {number}.' },
        },
        { id: 't2', name: 'English only', text },
        { id: 't3', name: 'Terms', text: { ...text, de: 'Preise für {name}. '.repeat(150) } },
      ]),
    });
    await user.click(await screen.findByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    const select = await dialog.findByRole<HTMLSelectElement>('combobox', {
      name: 'Reply template',
    });
    expect([...select.options].map((option) => option.text)).toEqual(['None', 'Offer', 'Terms']);
    const body = () => {
      const { search } = new URL(
        dialog.getByRole<HTMLAnchorElement>('link', { name: 'Answer by e-mail' }).href,
      );
      return new URLSearchParams(search).get('body');
    };
    await user.selectOptions(select, 'Offer');
    expect(body()).toMatch(/^Guten Tag Anders, Angebot zu 1\.\r\n\r\n\r\n> LM-10001/);
    expect(dialog.queryByLabelText('Text of the e-mail')).toBeNull();
    await user.selectOptions(select, 'Terms');
    expect(dialog.getByLabelText('Text of the e-mail')).toHaveValue(
      'Preise für Anders. '.repeat(150),
    );
    expect(body()).toMatch(/^Guten Tag Anders,\r\n\r\nvielen Dank/);
  });

  test('several are marked and deleted at once, after the specified question', async () => {
    const inputs: object[] = [];
    const { user } = await renderManaged({
      updateRequests: ({ input }: { input: { ids: string[] } }) => {
        inputs.push(input);
        return {
          requests: [anders, brandt].map((one) => ({ ...one, status: 'ANSWERED' })),
        };
      },
      deleteRequests: ({ input }: { input: { ids: string[] } }) => {
        inputs.push(input);
        return { deletedIds: input.ids };
      },
    });

    await user.click(await screen.findByLabelText('Select the request of Anders'));
    const bar = () => within(screen.getByRole('group', { name: 'Selected requests' }));
    await user.click(bar().getByRole('button', { name: 'Select all shown' }));
    expect(bar().getByText('2 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Mark as answered' }));
    const ids = [anders.id, brandt.id];
    await waitFor(() => expect(inputs).toEqual([{ ids, status: 'ANSWERED' }]));

    await user.click(screen.getByLabelText('Select the request of Anders'));
    await user.click(bar().getByRole('button', { name: 'Select all shown' }));
    await user.click(bar().getByRole('button', { name: 'Delete selected' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
    expect(inputs[1]).toEqual({ ids });
    expect(screen.queryByText('Anders')).toBeNull();
  });

  test('of several only those that are gone leave the list, and the alert says how many', async () => {
    const { user } = await renderManaged({
      deleteRequests: () => ({ deletedIds: [brandt.id] }),
    });
    await user.click(await screen.findByLabelText('Select the request of Anders'));
    const bar = within(screen.getByRole('group', { name: 'Selected requests' }));
    await user.click(bar.getByRole('button', { name: 'Select all shown' }));
    await user.click(bar.getByRole('button', { name: 'Delete selected' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('1 deleted, 1 not deleted');
    expect(screen.queryByText('Brandt')).toBeNull();
    expect(screen.getByText('Anders')).toBeVisible();
    expect(bar.getByText('1 selected')).toBeVisible();
    expect(await findInMenu('1 open')).toBeVisible();
  });

  test('filters by status on the server', async () => {
    const { user } = await renderManaged();
    await user.selectOptions(await screen.findByLabelText('Filter by status'), 'Done');
    await waitFor(() => expect(names().length).toBe(1));
    expect(screen.getByText('Brandt')).toBeVisible();
  });

  /** A backend whose enquiries change as they are marked. */
  function marking() {
    let all = [anders, brandt];
    return {
      requests: (args: ListArgs) => searchable(all)(args),
      updateRequests: ({ input }: { input: { ids: string[]; status?: string } }) => {
        all = all.map((one) => (input.ids.includes(one.id) ? { ...one, ...input } : one));
        return { requests: all.filter(({ id }) => input.ids.includes(id)) };
      },
    };
  }
  const found = () => screen.getByRole('status', { name: 'Found' });

  test('what is marked leaves the list of its status and joins that of the new one', async () => {
    const { user, sent } = await renderManaged(marking());
    const status = await screen.findByLabelText('Filter by status');
    await user.selectOptions(status, 'Done');
    await waitFor(() => expect(found()).toHaveTextContent('1 found'));
    await user.selectOptions(status, 'Open');
    await user.click(await screen.findByLabelText('Select the request of Anders'));
    await waitFor(() => expect(screen.queryByText('Brandt')).toBeNull());
    const before = sent.length;
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));

    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
    expect(found()).toHaveTextContent('0 found');
    expect(sent.slice(before)).toEqual(['UpdateRequests']);
    await user.selectOptions(status, 'Done');
    expect(await screen.findByText('Anders')).toBeVisible();
    expect(found()).toHaveTextContent('2 found');
  });

  test('the dialog stays open when its enquiry leaves the list', async () => {
    const { user } = await renderManaged(marking());
    await user.selectOptions(await screen.findByLabelText('Filter by status'), 'Open');
    await waitFor(() => expect(found()).toHaveTextContent('1 found'));
    await user.click(screen.getByRole('button', { name: 'Answer the request of Anders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the request' }));
    await user.selectOptions(dialog.getByLabelText('Status'), 'Done');
    await user.click(dialog.getByRole('button', { name: 'Update' }));

    expect(await dialog.findByText('Saved')).toBeVisible();
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });

  test('a deletion lowers the number of what is found', async () => {
    const { user } = await renderManaged({
      deleteRequest: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
    });
    await user.fill(await screen.findByRole('searchbox', { name: 'Filter' }), 'nozzle');
    await waitFor(() => expect(found()).toHaveTextContent('2 found'));
    await user.click(screen.getByRole('button', { name: 'Delete the request of Anders' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(found()).toHaveTextContent('1 found'));
  });

  test('what could not be delivered is said, and tried again', async () => {
    let calls = 0;
    const { user } = await renderManaged({
      notificationStatus: { undeliveredCount: 2, since: null, error: 'connect ECONNREFUSED' },
      retryNotifications: () => {
        calls += 1;
        return { notificationStatus: { undeliveredCount: 0, since: null, error: null } };
      },
    });
    expect(await screen.findByText('2 notifications not delivered')).toBeVisible();
    expect(screen.getByText(/connect ECONNREFUSED/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(screen.queryByText(/not delivered/)).toBeNull());
    expect(calls).toBe(1);
  });

  test('what could not be delivered is known before a row can be pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { sent } = await renderManaged({ notificationStatus: () => promise });
    await waitFor(() => expect(sent).toContain('RequestScreen'));
    await act(() => new Promise((goOn) => setTimeout(goOn, 50)));
    expect(screen.queryByRole('table')).toBeNull();
    await act(async () => {
      resolve({ undeliveredCount: 2, since: null, error: null });
      await promise;
    });
    expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
    expect(screen.getByText('2 notifications not delivered')).toBeVisible();
  });

  test('the list shows where it cannot be read what was delivered', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renderManaged({
      notificationStatus: () => {
        throw new GraphQLError('The backend is not there.');
      },
    });
    expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
  });

  test('exports what is filtered, the pages that are not loaded too', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    // Another day in UTC than where the user is, west or east of it.
    vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('1999-12-31T00:00:00.000Z');
    const today = [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()];
    const thousand = Array.from({ length: 1000 }, (_, index) => ({
      ...requestNode(index + 1, `N${index + 1}`, 'EN'),
      ...handled,
    }));
    const { user } = await renderManaged({ requests: searchable([...thousand, robot]) });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    const day = today.map((part) => String(part).padStart(2, '0')).join('-');
    expect(names).toEqual([`requests-${day}.csv`]);
    // A header, an enquiry of two lines each, which are quoted, and the end of the last line.
    expect(lines).toHaveLength(1002);
    expect(lines[1]).toMatch(/^2026-11-22T08:15:00.000Z;N1;n1@example.com;N1 Energy;"LM-10001/);
    expect(lines.join()).not.toContain('Robot');
  });
});

function cells(row: HTMLElement | undefined): (string | null)[] {
  if (!row) throw new Error('There is no such row.');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
