import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

const entry = {
  ...{
    id: 'entry-1',
    occurredAt: '2026-11-01T08:00:00.000Z',
    login: 'anna',
    address: '203.0.113.7',
  },
  ...{
    operation: 'deleteSubPart',
    target: '7/12',
    refusalCode: null,
    expiresAt: '2027-11-01T08:00:00.000Z',
  },
};
const failed = { ...entry, id: 'entry-2', login: null, operation: 'loginFailed', target: null };
const onServer = { ...failed, id: 'entry-3', operation: 'resetPassword', address: null };

const outdated = { ...entry, id: 'entry-4', operation: 'updateSpare', refusalCode: 'OUTDATED' };
const stranger = { ...outdated, id: 'entry-5', login: null, refusalCode: 'UNAUTHENTICATED' };

test('says what was refused, and why', async () => {
  await renderApp({
    route: '/dashboard/log',
    token: 'token-1',
    responses: { ...dashboardResponses, log: pagesOf([outdated, stranger]) },
  });
  const table = within(await screen.findByRole('table', { name: 'Log' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/anna.*Update spare 7\/12, refused \(outdated\)/);
  expect(second).toHaveTextContent(
    /Unknown login.*Update spare 7\/12, refused \(unauthenticated\)/,
  );
});

test('says who did what, when and from where, and offers nothing to change it', async () => {
  await renderApp({
    route: '/dashboard/log',
    token: 'token-1',
    responses: { ...dashboardResponses, log: pagesOf([entry, failed, onServer]) },
  });
  const table = within(await screen.findByRole('table', { name: 'Log' }));
  const [, first, second, third] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/1 Nov 2026.*anna.*Delete sub part 7\/12.*203\.0\.113\.7/);
  expect(second).toHaveTextContent(/Unknown login.*Login failed/);
  expect(third).toHaveTextContent(/Reset password, on the server.*The server/);
  expect(table.queryAllByRole('button')).toEqual([]);
});
