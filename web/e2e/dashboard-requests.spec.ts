import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, expectAlert } from './dashboard-forms.ts';
import { startSite } from './start-server.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** The table of enquiries with 10,000 of them (spec 2.14, 'Requests'). */

const total = 10_000;

useOwnSite(async () => {
  const site = await startSite({ SEED: 'none', DATABASE_URL: '' });
  storeRequests(site.dataDir);
  return site;
});
useDashboard();

/** Written to the database: the form's usage limit would refuse so many. */
function storeRequests(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 5000 });
  const insert = database.prepare(
    `insert into request (name, email, company, text, lang, suspected, created_at)
     values (?, ?, ?, ?, 'de', 0, '2026-01-01T00:00:00.000Z')`,
  );
  database.exec('begin');
  for (let number = 1; number <= total; number++) {
    const text =
      number === 9997 ? 'Two nozzles, please. '.repeat(60) : `LM-${number}\nTwo of them.`;
    insert.run(`Sender ${number}`, `sender${number}@example.com`, `Company ${number % 9}`, text);
  }
  database.exec('commit');
  database.close();
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Requests' }).locator('tbody tr');
}

test('the newest of 10,000 enquiries show at once, scrolling brings the next', async ({ page }) => {
  const operations = recordOperations(page);
  await page.goto('/#/dashboard/requests');
  await expect(rows(page).first()).toContainText('Sender 10000');
  await expect(rows(page)).toHaveCount(50);
  // One for the list, one for what is folded away below it.
  await expect.poll(() => operations.filter((name) => name === 'RequestScreen')).toHaveLength(2);

  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).not.toHaveCount(50);
  await expect(rows(page).nth(50)).toContainText('Sender 9950');

  // By keyboard, without scrolling.
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
});

test('a deletion sends no query and the next page goes on without a gap', async ({ page }) => {
  await page.goto('/#/dashboard/requests');
  await expect(rows(page)).toHaveCount(50);
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await page
    .getByRole('button', { name: 'Delete the request of Sender 9999', exact: true })
    .click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(rows(page)).toHaveCount(49);
  expect(operations).toEqual(['DeleteRequest']);

  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).nth(49)).toContainText('Sender 9950');
});

test('all 10,000 are filtered and sorted, few are drawn', async ({ page }) => {
  // Sorting needs all of them, which a busy machine takes its time for.
  test.setTimeout(600_000);
  await page.goto('/#/dashboard/requests');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('sender9876@');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sender 9876');
  await expect(page.getByRole('status', { name: 'Found' })).toHaveText('1 found');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('');
  await expect(rows(page)).toHaveCount(50);

  const header = page.getByRole('columnheader', { name: 'Name' });
  await header.getByRole('button').press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeEmpty({ timeout: 300_000 });
  await expect(rows(page).first()).toContainText('sender1@example.com');
  await expect(rows(page)).toHaveCount(50);
});

test('long comments are read on request, at every width (WCAG 2.2 AA)', async ({ page }) => {
  await page.goto('/#/dashboard/requests');
  await expect(rows(page)).toHaveCount(50);
  const comment = rows(page).filter({ hasText: 'Two nozzles, please.' });
  const text = comment.getByText('Two nozzles, please.');
  const cut = (await text.boundingBox())?.height ?? 0;
  await comment.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(2 * cut);

  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `requests at ${width} px`);
  }
});
