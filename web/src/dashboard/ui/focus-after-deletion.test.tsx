import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { page, part } from '../../test/page-responses.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { housing, product, turbines } from '../../test/product-responses.ts';
import { renderApp } from '../../test/render-app.tsx';

/** Deleting the focused entry of a list moves the focus along it, so that the keyboard can go on (WCAG 2.4.3). */

const two = <T extends object>(entry: T) =>
  [1, 2].map((number) => ({ ...entry, id: `entry-${number}`, restId: `${number}` }));

const request = {
  ...{ __typename: 'Request', name: 'Erika', email: 'a@a.example', company: 'A', text: 'LM6000' },
  ...{ language: 'DE', isSuspectedSpam: false, attachments: [] },
};
const application = {
  ...{ firstName: 'Erika', lastName: 'B', email: 'b@b.example', job: '', experience: '' },
  ...{ isSuspectedSpam: false, files: [] },
};

const lists = [
  {
    list: 'categories',
    route: '/dashboard/categories',
    entries: { categories: pagesOf(two(turbines)) },
    mutation: 'deleteCategory',
    button: /^Delete /,
    rest: { role: 'button', name: 'Add category' },
  },
  {
    list: 'enquiries',
    route: '/dashboard/requests',
    entries: { requests: pagesOf(two(request)) },
    mutation: 'deleteRequest',
    button: /^Delete the request of/,
    rest: { role: 'heading', name: 'Requests' },
  },
  {
    list: 'applications',
    route: '/dashboard/careers',
    entries: { applications: pagesOf(two(application)) },
    mutation: 'deleteApplication',
    button: /^Delete the application of/,
    rest: { role: 'heading', name: 'Applications' },
  },
  {
    list: 'parts of the page about gas turbines',
    route: '/dashboard/gas-turbina',
    entries: { page: { ...page, images: [], parts: two(part) } },
    mutation: 'deletePagePart',
    button: 'Delete',
    rest: { role: 'button', name: 'Add Part' },
  },
  {
    list: 'properties of a product',
    route: '/dashboard/product/7',
    entries: { product: { ...product, images: [], properties: two(housing) } },
    mutation: 'deleteProductProperty',
    button: 'Delete',
    within: /^Property/,
    rest: { role: 'button', name: 'Add property' },
  },
];

test.each(lists)('$list', async ({ route, entries, mutation, button, rest, within: forms }) => {
  const { user } = await renderApp({
    route,
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      ...entries,
      [mutation]: ({ input }: { input: { id: string } }) => ({ deletedId: input.id }),
    },
  });
  const buttons = () =>
    forms
      ? screen
          .queryAllByRole('form', { name: forms })
          .map((form) => within(form).getByRole('button', { name: button }))
      : screen.queryAllByRole('button', { name: button });
  const deleteEntry = async (index: number, left: number) => {
    buttons()[index]?.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(buttons()).toHaveLength(left));
  };

  await waitFor(() => expect(buttons()).toHaveLength(2));
  await deleteEntry(0, 1);
  await waitFor(() => expect(buttons()[0]).toHaveFocus());
  await deleteEntry(0, 0);
  await waitFor(() => expect(screen.getByRole(rest.role, { name: rest.name })).toHaveFocus());
});
