import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, expectAlert, openDialog } from './dashboard-forms.ts';
import { test, useDashboard } from './test.ts';

/** What is not translated is listed until it is. */

useDashboard();

test('a text that is missing in two languages is found, translated and gone from the list, until it is outdated @story', async ({
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
  await page.getByText(/^RU \(\d+\)$/).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Empty');

  await rows.getByRole('link').click();
  await page.getByLabel('Title(Ru)').fill('Топливные форсунки');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expectAlert(page, 'Successfully updated');
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('EN');

  // A later change of the German title leaves the Russian one behind.
  await rows.getByRole('link').click();
  await page.getByLabel('Title(De)').fill('Brenner');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expectAlert(page, 'Successfully updated');
  await page.getByRole('link', { name: 'Spare Parts' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Brenner' });
  await expect(card).toContainText('EN missing, RU outdated');
  await page.getByRole('link', { name: 'Translations' }).click();
  const outdated = page.getByRole('row', { name: /Brenner.*RU.*Older than another language/ });
  await expect(outdated).toHaveCount(1);
  await expectAccessible(page, 'translations, with what is outdated');
  await outdated.getByRole('button').click();
  await expect(outdated).toHaveCount(0);
  await page.getByRole('link', { name: 'Spare Parts' }).click();
  await card.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
});
