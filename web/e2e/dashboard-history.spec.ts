import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import {
  answer,
  answerLoss,
  answerTo,
  dialogOf,
  expectAlert,
  openDialog,
  picture,
  write,
} from './dashboard-forms.ts';
import { expectAllAnswered } from './operations.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** Each save is kept: it can be compared with another one, and restored. */

useOwnSite();
useDashboard();

test('a service is saved twice, compared in three languages and restored; visitors see it', async ({
  page,
}) => {
  await page.goto('/#/dashboard/services');
  const adding = await openDialog(page, 'Add service');
  await adding.getByLabel('Add images').setInputFiles([picture('front.png'), picture('back.png')]);
  await adding.getByLabel('Title(En)').fill('Borescope inspection');
  await write(adding.getByRole('textbox', { name: 'Description(De)' }), 'Wir prüfen Düsen.');
  await write(adding.getByRole('textbox', { name: 'Description(En)' }), 'We check nozzles.');
  await write(adding.getByRole('textbox', { name: 'Description(Ru)' }), 'Осмотр газовых турбин.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Borescope inspection' }).click();
  const images = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(images).toHaveCount(2);
  const sources = await images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  const restId = /\d+$/.exec(page.url())?.[0] ?? '';

  // Two saves, and an image less.
  const german = page.getByRole('textbox', { name: 'Description(De)' });
  await write(german, 'Wir prüfen alle Düsen.');
  await write(page.getByRole('textbox', { name: 'Description(En)' }), 'We clean nozzles.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await write(page.getByRole('textbox', { name: 'Description(Ru)' }), 'Осмотр паровых турбин.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');

  // The list, by keyboard: the oldest revision against the present.
  const history = page.getByRole('button', { name: 'History' });
  await history.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'History');
  const revisions = dialog.getByRole('list', { name: 'Revisions' }).getByRole('button');
  await expect(revisions).toHaveCount(4);
  await expect(revisions.nth(0)).toContainText('Present');
  await expect(revisions.nth(0)).toContainText('Images');
  await expect(revisions.nth(1)).toContainText('by admin, in this session');
  await expect(revisions.nth(1)).toContainText('Description(Ru)');
  await expect(revisions.nth(2)).toContainText('Description(De), Description(En)');
  await revisions.nth(3).focus();
  await page.keyboard.press('Enter');
  const comparison = dialog.getByRole('region', { name: 'Comparison' });
  await expect(comparison.locator('ins')).toHaveText([/alle/, /clean/, /паровых/]);
  await expect(comparison.locator('del')).toHaveText([/check/, /газовых/]);
  await expect(comparison.getByRole('img', { name: 'Removed image' })).toHaveCount(1);
  await expect(comparison.getByRole('heading')).toContainText('→ the present');
  await expectAccessible(page, 'History');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // Two revisions, neither of which is the present.
  const option = comparison.getByLabel('Compare with').locator('option').nth(2);
  await comparison
    .getByLabel('Compare with')
    .selectOption((await option.getAttribute('value')) ?? '');
  await expect(comparison.locator('ins')).toHaveText([/alle/, /clean/]);

  // What is not saved is not given up unasked.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(history).toBeFocused();
  await page.getByLabel('Title(En)').fill('Not saved');
  await history.click();
  await revisions.nth(3).click();
  const restore = comparison.getByRole('button', { name: 'Restore' });
  await restore.click();
  await answerTo(page, 'Restore this revision?', 'Yes');
  await answerLoss(page, 'No');
  await expect(dialog).toBeVisible();
  await restore.click();
  await answerTo(page, 'Restore this revision?', 'Yes');
  await answerLoss(page, 'Yes');
  await expectAlert(page, 'Restored');
  await expect(dialog).toBeHidden();

  // The form and the images are what they were, and visitors see them.
  await expect(page.getByLabel('Title(En)')).toHaveValue('Borescope inspection');
  await expect(german).toHaveText('Wir prüfen Düsen.');
  await expect(images).toHaveCount(2);
  expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).toEqual(
    sources,
  );
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
  await history.click();
  await expect(revisions).toHaveCount(5);
  await expectAllAnswered(page);
  const site = await page.request.get(`/en/service/${restId}`);
  expect(await site.text()).toContain('We check nozzles.');
  expect((await page.request.get(sources[0] ?? '')).status()).toBe(200);
});

test('a comparison that comes late moves no button', async ({ page }) => {
  await page.goto('/#/dashboard/settings');
  for (const number of ['+49 551 3', '+49 551 4']) {
    await page.getByLabel('Phone').fill(number);
    await page.getByRole('button', { name: 'Update settings' }).click();
    await expectAlert(page, 'Contact successfully updated');
  }
  const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/operationName=ComparedRevision/, async (route) => {
    await later;
    await route.continue();
  });
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = dialogOf(page, 'History');
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect(dialog.getByRole('status', { name: 'Loading' })).toBeVisible();
  const restore = dialog.getByRole('button', { name: 'Restore' });
  const before = await restore.boundingBox();
  goOn(undefined);
  const comparison = dialog.getByRole('region', { name: 'Comparison' });
  await expect(comparison.getByText('Phone')).toBeVisible();
  expect(await restore.boundingBox()).toEqual(before);
});

test('a part of a list has a history, above its own dialog', async ({ page }) => {
  const dialog = dialogOf(page, 'History');
  await page.goto('/#/dashboard/data');
  const spare = await openDialog(page, 'Add spare part');
  await spare.getByLabel('Add images').setInputFiles([picture('front.png')]);
  await spare.getByLabel('Title(De)').fill('Brennstoffdüsen');
  await spare.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Brennstoffdüsen' }).click();
  // The list has a button of the same name.
  await expect(page.getByText('No Item')).toBeVisible();
  const part = await openDialog(page, 'Add spare part');
  await part.getByLabel('Partnumber').fill('HT-2001');
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'HT-2001' }).click();
  const editing = dialogOf(page, 'Update spare part');
  await editing.getByLabel('Partnumber').fill('HT-2002');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');

  // The dialog above the form's: it closes alone, and the form shows what was restored.
  await page.getByRole('button', { name: 'HT-2002' }).click();
  await editing.getByRole('button', { name: 'History' }).click();
  await expect(dialog.locator('del')).toContainText('2001');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editing).toBeVisible();
  await editing.getByRole('button', { name: 'History' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await answerTo(page, 'Restore this revision?', 'Yes');
  await expectAlert(page, 'Restored');
  await expect(editing.getByLabel('Partnumber')).toHaveValue('HT-2001');
});
