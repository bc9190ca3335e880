import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, expectAlert } from './dashboard-forms.ts';
import { smtpError, startMailServer } from '../../backend/src/testing/mail-server.ts';
import type { MailServer } from '../../backend/src/testing/mail-server.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { startSite } from './start-server.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** What the company does with an enquiry, from the e-mail to the export (spec 2.14, 'Requests'). */

let mails: MailServer;
useOwnSite(async () => {
  mails = await startMailServer();
  return startSite({
    SMTP_URL: mails.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'sales@example.com',
  });
});
test.afterAll(() => mails.close());
useDashboard();

const enquiry = {
  ...{ name: 'Einkauf Muster', company: 'Stadtwerke', email: 'einkauf@example.org', lang: 'de' },
  ...{ phone: '+49 (551) 000-260', text: 'HT-IG-' },
};

test('an enquiry is mailed, counted, answered, marked, exported and deleted with its data @story', async ({
  page,
  request,
  baseURL,
}) => {
  const spare = (await (await request.get(`${baseURL}/api/spare/1`)).json()) as {
    parts: { partnumber: string }[];
  };
  const number = spare.parts[0]?.partnumber ?? '';
  const send = (data: object) => request.post(`${baseURL}/api/request`, { data });
  await send({ ...enquiry, text: `${number}, zwei Stück\n=1+1` });
  await send({ ...enquiry, name: 'Robot', website: 'x' });
  await expect
    .poll(() => mails.mails.map(({ subject }) => subject))
    .toEqual([
      'Enquiry from Einkauf Muster, Stadtwerke',
      'Suspected robot: Enquiry from Robot, Stadtwerke',
    ]);

  expect(mails.mails[0]?.text).toContain('Phone: +49 (551) 000-260\n');

  await page.goto('/#/dashboard/requests');
  await expect(page.getByRole('navigation').getByText('1 open')).toBeVisible();
  const table = page.getByRole('table', { name: 'Requests', exact: true });
  await expect(table.locator('tbody tr')).toHaveCount(1);
  const phone = { name: '+49 (551) 000-260' };
  await expect(table.getByRole('link', phone)).toHaveAttribute('href', 'tel:+49551000260');
  await expect(page.getByText('Robot', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Answer the request of Einkauf Muster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer the request' });
  await expect(dialog.getByRole('cell', { name: number, exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', phone)).toHaveAttribute('href', 'tel:+49551000260');
  await expect(dialog.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:einkauf@example\.org\?subject=Ihre%20Anfrage&body=Guten%20Tag/,
  );
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `the answer to a request at ${width} px`);
  }
  await dialog.getByLabel('Status').selectOption('Answered');
  await dialog.getByLabel('Assignee').selectOption('admin');
  await dialog.getByLabel('Note').fill('Offer 17');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation').getByText('1 open')).toBeHidden();
  await expect(table).toContainText('Offer 17');
  await expect(table).toContainText('admin,');
  await expect(table).toContainText('Assigned to admin');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"${number}, zwei Stück\n'=1+1";DE;Answered;Offer 17;admin;`);

  await page.getByRole('button', { name: 'Suspected robots (1)' }).click();
  const robots = page.getByRole('table', { name: 'Suspected robots' });
  await robots.getByLabel('Select the request of Robot').check();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `requests at ${width} px`);
  }
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('Suspected robots (1)')).toBeHidden();

  await page.goto('/#/dashboard/settings');
  const privacy = page.getByRole('region', { name: 'Personal data' });
  await privacy.getByLabel('Email address of the person').fill('EINKAUF@example.org');
  await privacy.getByRole('button', { name: 'Find' }).click();
  await expect(privacy.getByRole('status')).toContainText('requests 1, applications 0');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `settings at ${width} px`);
  }
  await privacy.getByRole('button', { name: 'Delete everything' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await page.goto('/#/dashboard/requests');
  await expect(page.getByText('No request yet')).toBeVisible();
});

test('what cannot be delivered is said where enquiries are read, until it is @story', async ({
  page,
  request,
  baseURL,
}) => {
  mails.refuse = () => {
    throw smtpError(554, 'relaying denied');
  };
  await request.post(`${baseURL}/api/request`, { data: enquiry });
  await page.goto('/#/dashboard/requests');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await expect(page.getByText('1 notification not delivered')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('alert').filter({ hasText: 'relaying denied' })).toBeVisible();
  const before = mails.mails.length;
  mails.refuse = () => undefined;
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect.poll(() => mails.mails.length).toBe(before + 1);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('No request yet').or(page.getByText('HT-IG-'))).toBeVisible();
    await expect(page.getByText('1 notification not delivered')).toBeHidden({ timeout: 1000 });
  }).toPass();
});
