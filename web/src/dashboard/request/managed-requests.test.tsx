import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import {
  anders,
  brandt,
  manyRequests,
  marking,
  namesShown,
  renderManaged,
  requestNode,
  robot,
  searchable,
  unhandled,
} from '../../test/requests.ts';
import type { ListArgs } from '../../test/requests.ts';

/** Enquiries over a backend that keeps what was done with them. */

const findInMenu = (text: string) =>
  within(screen.getByRole('navigation', { name: 'Dashboard', hidden: true })).findByText(text);

const look = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

const found = () => screen.getByRole('status', { name: 'Found' });

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
  await waitFor(() => expect(namesShown()).toEqual(['Brandt', 'Anders']));
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
  let all = manyRequests.map((node) => ({ ...node, ...unhandled }));
  const { user, sent } = await renderManaged({
    requests: (args: ListArgs) => searchable(all)(args),
    openRequestCount: () => all.length,
  });
  await findInMenu('60 open');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(namesShown()).toHaveLength(60));
  const before = sent.length;
  all = [{ ...brandt, status: 'OPEN' }, ...all];
  await look();
  await findInMenu('61 open');
  // The short list of suspected robots is read again.
  await waitFor(() => expect(sent).toHaveLength(before + 1));

  expect(namesShown()).toHaveLength(60);
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
  await waitFor(() => expect(namesShown().length).toBe(1));
  expect(screen.getByText('Brandt')).toBeVisible();
});

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
  const pages = Array.from({ length: 201 }, (_, index) => ({
    ...requestNode(index + 1, `N${index + 1}`, 'EN'),
    ...unhandled,
  }));
  const { user } = await renderManaged({ requests: searchable([...pages, robot]) });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  const day = today.map((part) => String(part).padStart(2, '0')).join('-');
  expect(names).toEqual([`requests-${day}.csv`]);
  // A header, an enquiry of two lines each, which are quoted, and the end of the last line.
  expect(lines).toHaveLength(203);
  expect(lines[1]).toMatch(/^2026-11-22T08:15:00.000Z;N1;n1@example.com;N1 Energy;"LM-10001/);
  expect(lines.join()).not.toContain('Robot');
});
