import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { startSite } from './start-server.ts';
import { recordOperations } from './operations.ts';
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

test('the newest of 10,000 enquiries show at once, to be read in full; scrolling brings the next', async ({
  page,
}) => {
  const operations = recordOperations(page);
  await page.goto('/#/dashboard/requests');
  await expect(rows(page).first()).toContainText('Sender 10000');
  await expect(rows(page)).toHaveCount(50);
  // One for the list, one for what is folded away below it.
  await expect.poll(() => operations.filter((name) => name === 'RequestScreen')).toHaveLength(2);

  // A long comment is read on request (WCAG 2.2 AA), on a phone as well.
  const comment = rows(page).filter({ hasText: 'Two nozzles, please.' });
  const text = comment.getByText('Two nozzles, please.');
  const cut = (await text.boundingBox())?.height ?? 0;
  await comment.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(2 * cut);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'requests at 360 px');
  await page.setViewportSize({ width: 1280, height: 720 });

  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).not.toHaveCount(50);
  await expect(rows(page).nth(50)).toContainText('Sender 9950');

  // By keyboard, without scrolling.
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
});
