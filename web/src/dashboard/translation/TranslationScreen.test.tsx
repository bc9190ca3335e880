import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';

const gap = {
  restId: '7',
  title: 'Düsen',
  field: 'TEXT',
  language: 'RU',
  problem: 'EMPTY',
  count: 1,
};
const gaps = [
  { ...gap, kind: 'SPARE' },
  { ...gap, kind: 'SUB_PART', field: 'DESCRIPTION', count: 12 },
  { ...gap, kind: 'PAGE', restId: 'careers', title: '', language: 'EN', problem: 'UNTRANSLATED' },
  { ...gap, kind: 'SERVICE', restId: '6', title: '', language: 'EN' },
  { ...gap, kind: 'PARTNER', restId: '3', title: '', language: 'EN' },
];

const open = (translationGaps: unknown) =>
  renderApp({
    route: '/dashboard/translations',
    token: 'token-1',
    responses: { ...dashboardResponses, translationGaps },
  });

test('lists what is missing, with the way to where it is edited', async () => {
  await open(gaps);
  const part = await screen.findByRole('row', { name: /Düsen, parts/ });
  expect(part).toHaveTextContent(/Description.*RU.*Empty.*12/);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Düsen', '#/dashboard/spare/7'],
    ['Düsen, parts', '#/dashboard/spare/7'],
    ['Careers', '#/dashboard/careers'],
    ['Service 6', '#/dashboard/services/6'],
    ['Partner 3', '#/dashboard/partners'],
  ]);
});

test('shows one language, and counts the texts of each', async () => {
  const { user } = await open(gaps);
  await user.click(await screen.findByRole('radio', { name: 'EN (3)' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('radio', { name: 'RU (13)' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'DE (0)' }));
  expect(screen.getByText('Nothing is missing in this language')).toBeInTheDocument();
});

test('filters by what its columns say, within the chosen language', async () => {
  const { user } = await open(gaps);
  const filter = await screen.findByRole('searchbox', { name: 'Filter' });
  await user.fill(filter, 'düsen ru description');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('row', { name: /Düsen, parts/ })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Found' })).toHaveTextContent('1 of 5');
  await user.fill(filter, 'same as');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('radio', { name: 'RU (13)' }));
  expect(await screen.findByText("Nothing found for 'same as'")).toBeInTheDocument();
});

test('what is older than another language can be said to be still right', async () => {
  const confirmTranslation = vi.fn((_: { input: object }) => ({ confirmedCount: 1 }));
  const outdated = { ...gap, kind: 'SPARE', problem: 'OUTDATED' };
  const { user } = await renderApp({
    route: '/dashboard/translations',
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      translationGaps: [...gaps, outdated, { ...outdated, language: 'EN' }],
      confirmTranslation,
    },
  });
  const rows = await screen.findAllByRole('row', { name: /Older than another language/ });
  expect(rows).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Düsen, Text, RU: still right' }));
  await waitFor(() =>
    expect(screen.getAllByRole('row', { name: /Older than another language/ })).toHaveLength(1),
  );
  expect(confirmTranslation.mock.lastCall?.[0].input).toEqual({
    kind: 'SPARE',
    restId: '7',
    field: 'TEXT',
    language: 'RU',
    count: 1,
  });
  const left = screen.getByRole('button', { name: /still right/ });
  await waitFor(() => expect(left).toHaveFocus());
  // Only what is outdated can be confirmed.
  expect(screen.getAllByRole('button', { name: /still right/ })).toHaveLength(1);
});

test('only what was seen is still right: where more texts are outdated by now, the list shows them', async () => {
  const part = { ...gap, kind: 'SUB_PART', field: 'DESCRIPTION', problem: 'OUTDATED', count: 3 };
  let now = [part];
  const { user } = await renderApp({
    route: '/dashboard/translations',
    token: 'token-1',
    responses: {
      ...dashboardResponses,
      translationGaps: () => now,
      confirmTranslation: ({ input }: { input: { count: number } }) =>
        input.count === now[0]?.count
          ? { confirmedCount: input.count }
          : { userErrors: [{ code: 'OUTDATED' }] },
    },
  });
  const button = () => screen.findByRole('button', { name: /still right/ });
  await screen.findByRole('row', { name: /Older than another language 3/ });
  now = [{ ...part, count: 203 }];
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^These texts have changed meanwhile/);
  await screen.findByRole('row', { name: /Older than another language 203/ });
  await user.click(await button());
  expect(await screen.findByText('Nothing is missing')).toBeInTheDocument();
});

test('reads the list again on each visit, since texts change on other screens', async () => {
  let left: object[] = gaps;
  const { user } = await open(() => left);
  await screen.findByRole('row', { name: /Düsen, parts/ });
  left = [];
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('link', { name: 'Translations' }));
  expect(await screen.findByText('Nothing is missing')).toBeInTheDocument();
});
