import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';

const page = {
  id: 'page-4',
  slug: 'CAREERS',
  text: localized('<p>Arbeiten.</p>', '<p>Work.</p>', '<p>Работа.</p>'),
  images: [],
};

function applicationNode(number: number, lastName: string) {
  return {
    id: `application-${number}`,
    firstName: 'Ada',
    lastName,
    email: `${lastName.toLowerCase()}@example.com`,
    job: `${lastName} job`,
    experience: `Ten years,\n${lastName}`,
    isSuspectedSpam: false,
    files: [
      {
        id: `file-${number}`,
        name: 'cv.pdf',
        size: 120_400,
        url: `/api/application/${number}/file/1`,
      },
    ],
  };
}

/** What a backend says of an application that keeps what was done about it. */
const open = { receivedAt: '2026-11-23T09:00:00.000Z', status: 'OPEN', isSuspectedSpam: false };

function renderCareers(nodes: object[], responses: object = {}) {
  return renderApp({
    route: '/dashboard/careers',
    token: 'token-1',
    responses: {
      page,
      applications: pagesOf(nodes),
      deleteApplication: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
      ...responses,
    },
  });
}

// Both load at once.
const loaded = new Set(['EditCareersScreen', 'ApplicationSection']);

test('shows the page to edit and the received applications below it (spec 2.14)', async () => {
  await renderCareers([applicationNode(1, 'Anders')]);

  expect(await screen.findByRole('heading', { name: 'Careers Page' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Description(Ru)' })).toHaveTextContent(
    'Работа.',
  );
  expect(screen.getByLabelText('Add images')).toBeInTheDocument();
  const table = within(await screen.findByRole('table', { name: 'Applications' }));
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Ada AndersAnders jobTen years,\nAnders',
    'anders@example.com',
    'cv.pdf 120 kB',
    '',
  ]);
  // This backend does not say what was done about them.
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
});

test('what an applicant wrote is marked with its language (WCAG 3.1.2)', async () => {
  await renderCareers([{ ...applicationNode(1, 'Anders'), language: 'RU' }]);

  const table = within(await screen.findByRole('table', { name: 'Applications' }));
  for (const text of ['Anders job', /^Ten years/]) {
    expect(table.getByText(text)).toHaveAttribute('lang', 'ru');
  }
});

test('shows when an application came and its status, which changes the count of the menu at once', async () => {
  const { promise: stored, resolve } = Promise.withResolvers<null>();
  const updateApplications = vi.fn(async ({ input }: { input: { status: string } }) => {
    await stored;
    const handled = { handledBy: { login: 'anna' }, handledAt: '2026-11-24T10:30:00.000Z' };
    return { applications: [{ ...applicationNode(1, 'Anders'), ...open, ...input, ...handled }] };
  });
  const { user, sent } = await renderCareers(
    [
      { ...applicationNode(1, 'Anders'), ...open },
      { ...applicationNode(2, 'Brandt'), ...open },
    ],
    {
      account: ownAccount(['PAGE', 'APPLICATION']),
      openApplicationCount: 2,
      updateApplications,
    },
  );

  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  const entry = await menu.findByRole('link', { name: 'Applications' });
  await waitFor(() => expect(entry).toHaveAccessibleDescription('2 open'));
  const row = within(await screen.findByRole('row', { name: /Ada Anders/ }));
  expect(row.getByText(/23 Nov 2026/)).toBeVisible();
  const status = row.getByLabelText('Status of the application of Ada Anders');
  await user.selectOptions(status, 'Answered');
  expect(status).toHaveValue('ANSWERED');
  expect(entry).toHaveAccessibleDescription('1 open');
  expect(screen.queryByRole('alert')).toBeNull();
  resolve(null);
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(await row.findByText(/^anna, 24 Nov 2026/)).toBeVisible();
  expect(entry).toHaveAccessibleDescription('1 open');
  expect(updateApplications.mock.lastCall?.[0].input).toEqual({
    ids: ['application-1'],
    status: 'ANSWERED',
  });
  expect(sent.slice(2)).toEqual(['UpdateApplications']);
});

test('quick changes of a status are sent one after the other, so that the last one stays', async () => {
  const first = Promise.withResolvers<undefined>();
  const updateApplications = vi.fn(async ({ input }: { input: { status: string } }) => {
    if (input.status === 'ANSWERED') await first.promise;
    return { applications: [{ ...applicationNode(1, 'Anders'), ...open, ...input }] };
  });
  const { user } = await renderCareers([{ ...applicationNode(1, 'Anders'), ...open }], {
    account: ownAccount(['PAGE', 'APPLICATION']),
    openApplicationCount: 1,
    updateApplications,
  });
  const status = await screen.findByLabelText('Status of the application of Ada Anders');
  await user.selectOptions(status, 'Answered');
  await user.selectOptions(status, 'Done');
  expect(status).toHaveValue('DONE');
  expect(updateApplications).toHaveBeenCalledOnce();
  first.resolve(undefined);
  await waitFor(() => expect(updateApplications).toHaveBeenCalledTimes(2));
  expect(status).toHaveValue('DONE');
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(menu.getByRole('link', { name: 'Applications' })).toHaveAccessibleDescription('');
});

test('a status that could not be stored comes back, and the count with it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderCareers([{ ...applicationNode(1, 'Anders'), ...open }], {
    account: ownAccount(['PAGE', 'APPLICATION']),
    openApplicationCount: 1,
    updateApplications: () => {
      throw new GraphQLError('Gone.', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
    },
  });

  const status = await screen.findByLabelText('Status of the application of Ada Anders');
  await user.selectOptions(status, 'Done');
  await waitFor(() => expect(status).toHaveValue('OPEN'));
  expect(screen.queryByRole('alert')).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(menu.getByRole('link', { name: 'Applications' })).toHaveAccessibleDescription('1 open');
});

test('half a character in an address, over another backend, leaves the list readable (spec 7)', async () => {
  await renderCareers([applicationNode(1, 'Anders\ud83d')]);
  expect(await screen.findByRole('link', { name: /^anders/ })).toHaveAttribute(
    'href',
    'mailto:anders%EF%BF%BD@example.com',
  );
});

test('says so where no application has come', async () => {
  await renderCareers([]);

  expect(await screen.findByText('No application yet')).toBeVisible();
});

test('a backend without applications shows the page alone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderCareers([], {
    applications: () => {
      throw new GraphQLError('Not supported.', { extensions: { code: 'NOT_SUPPORTED' } });
    },
  });

  expect(await screen.findByRole('heading', { name: 'Careers Page' })).toBeVisible();
  await screen.findByRole('textbox', { name: 'Description(Ru)' });
  expect(screen.queryByText('Applications')).toBeNull();
  expect(screen.queryByText('Try again')).toBeNull();
});

test('what could not be loaded can be asked for again at once (spec 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  const { user } = await renderCareers([], {
    applications: (args: object) => {
      if (fails) throw new GraphQLError('The backend is not there.');
      return pagesOf([applicationNode(1, 'Anders')])(args);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByText('anders@example.com')).toBeInTheDocument();
});

test('a download carries the token (spec 6)', async () => {
  const { user } = await renderCareers([applicationNode(1, 'Anders')]);
  const button = await screen.findByRole('button', { name: 'Download cv.pdf' });
  const fetchFile = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response('%PDF')),
  );
  vi.stubGlobal('fetch', fetchFile);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });

  await user.click(button);

  await waitFor(() => expect(saved).toEqual(['cv.pdf']));
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith('/api/application/1/file/1', {
    headers: { Authorization: 'Bearer token-1' },
  });
});

test('a download whose token is refused leads to the login screen (difference 6)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderCareers([applicationNode(1, 'Anders')], siteResponses);
  const button = await screen.findByRole('button', { name: 'Download cv.pdf' });
  const fetchGraph = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/api/')
      ? Promise.resolve(new Response('', { status: 401 }))
      : fetchGraph(url, init),
  );

  await user.click(button);

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(window.location.hash).toBe('#/controller');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('deletes after Yes, keeps after No, and sends no query (spec 4, 8)', async () => {
  const { user, sent } = await renderCareers([
    applicationNode(1, 'Anders'),
    applicationNode(2, 'Brandt'),
  ]);

  const name = 'Delete the application of Ada Anders';
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Ada Anders')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent)).toEqual(loaded);

  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(screen.queryByText('Ada Anders')).toBeNull();
  expect(screen.getByText('Ada Brandt')).toBeVisible();
  expect(sent.slice(2)).toEqual(['DeleteApplication']);
});
