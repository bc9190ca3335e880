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
    subject: null,
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

test('names what was changed and leads there, what is deleted to the trash', async () => {
  const subject = (kind: string, restId: string, title: string, more: object = {}) => ({
    ...{ kind, restId, title, ownerTitle: null, isDeleted: false, ...more },
  });
  const ofOwner = { ownerTitle: 'Fuel nozzles' };
  const subjects = [
    ['updateSpare', subject('SPARE', '7', 'Fuel nozzles')],
    ['updateSubPart', subject('SUB_PART', '7', 'AB-12', ofOwner)],
    ['deleteSubPart', subject('SUB_PART', '7', '', { ...ofOwner, isDeleted: true })],
    ['updatePage', subject('PAGE', 'careers', 'careers')],
    ['addPagePart', subject('PAGE_PART', 'gas-turbina', 'Rotor', { ownerTitle: 'gas-turbina' })],
    ['updateCategory', subject('CATEGORY', '3', 'Frame')],
    ['updateService', subject('SERVICE', '5', '')],
  ];
  const entries = subjects.map(([operation, of], index) => ({
    ...{ ...entry, id: `entry-${index}`, operation, subject: of },
  }));
  const { user } = await renderApp({
    route: '/dashboard/log',
    token: 'token-1',
    responses: { ...dashboardResponses, log: pagesOf(entries) },
  });
  const table = within(await screen.findByRole('table', { name: 'Log' }));
  const cells = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]);
  expect(cells.map((cell) => cell?.textContent)).toEqual([
    'Update spare Fuel nozzles',
    'Update sub part AB-12 of Fuel nozzles',
    'Delete sub part Part of Fuel nozzles (in the trash)',
    'Update page Careers',
    'Add page part Rotor of Gas Turbina',
    'Update category Frame',
    'Update service Service 5',
  ]);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['#/dashboard/spare/7', '#/dashboard/spare/7', '#/dashboard/trash', '#/dashboard/careers'],
    ...['#/dashboard/gas-turbina', '#/dashboard/categories', '#/dashboard/services/5'],
  ]);
  await user.click(table.getByRole('link', { name: 'AB-12' }));
  expect(await screen.findByDisplayValue('AB-12')).toBeInTheDocument();
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
