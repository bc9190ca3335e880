import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { expectAlert, openDialog } from './dashboard-forms.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** What is not translated is listed until it is. */

useOwnSite();
useDashboard();

test('a text that is missing in two languages is found, translated and gone from the list @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/data');
  const adding = await openDialog(page, 'Add spare part');
  await adding.getByLabel('Title(De)').fill('Brennstoffdüsen');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Brennstoffdüsen' })).toBeVisible();

  await page.getByRole('link', { name: 'Translations' }).click();
  const rows = page.getByRole('row', { name: /Brennstoffdüsen/ });
  await expect(rows).toHaveCount(2);
  await expectAccessible(page, 'translations');
  await page.getByText('RU (1)').click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Empty');

  await rows.getByRole('link').click();
  await page.getByLabel('Title(Ru)').fill('Топливные форсунки');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expectAlert(page, 'Successfully updated');
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByText('RU (0)')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('EN');
});
