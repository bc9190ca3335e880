import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { expectAlert, openDialog, picture, write } from './dashboard-forms.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** What is not translated is listed until it is. */

useOwnSite();
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
});

test('marks that come later than a list move nothing in it', async ({ page }) => {
  for (const [path, label] of [
    ['data', 'Add spare part'],
    ['partners', 'Add partner'],
  ] as const) {
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    await page.route(/operationName=TranslationMarks/, async (route) => {
      await later;
      await route.continue();
    });
    await page.goto(`/#/dashboard/${path}`);
    const adding = await openDialog(page, label);
    if (path === 'partners') {
      await adding.getByLabel('Choose image').setInputFiles(picture('logo.png'));
      await write(adding.getByRole('textbox', { name: 'Text(De)' }), 'Regler.');
    } else await adding.getByLabel('Title(De)').fill('Wartung');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    const card = page.getByRole('main').getByRole('listitem').last();
    await expect(adding).toBeHidden();
    const before = await card.boundingBox();

    goOn(undefined);
    await expect(card).toContainText(/missing/);
    expect(await card.boundingBox()).toEqual(before);
    await page.unroute(/operationName=TranslationMarks/);
  }
});
