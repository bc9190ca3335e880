import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, dialogOf, expectAlert, openDialog, picture } from './dashboard-forms.ts';
import { expectAllAnswered } from './operations.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** What is deleted can be brought back: at once by Undo, and for 30 days from the trash. */

useOwnSite();
useDashboard();

/** Expects that the file of an image is there. */
async function expectStored(page: Page, image: Locator) {
  const source = await image.getAttribute('src');
  expect((await page.request.get(source ?? '')).status()).toBe(200);
}

test('a spare with parts and images is deleted, undone, deleted again and restored @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/data');
  const adding = await openDialog(page, 'Add spare part');
  await adding.getByLabel('Add images').setInputFiles([picture('front.png'), picture('back.png')]);
  await adding.getByLabel('Title(De)').fill('Brennstoffdüsen');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const card = page.getByRole('link', { name: 'Brennstoffdüsen' });
  await card.click();
  // The list has a button of the same name.
  await expect(page.getByText('No Item')).toBeVisible();
  const part = await openDialog(page, 'Add spare part');
  await part.getByLabel('Partnumber').fill('HT-2001');
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'HT-2001' })).toBeVisible();
  const address = page.url();

  // The confirmation is that of the specification, and names what goes with it.
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = dialogOf(page, 'Are you sure you want to delete?');
  await expect(question).toContainText('With 1 part and 2 images.');
  await answer(page, 'Yes');
  await expect(page.getByText('No item')).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Successfully deleted' });
  const undo = alert.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expectAlert(page, 'Restored');
  await expect(card).toBeVisible();
  await expectStored(page, card.locator('img'));

  await card.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'HT-2001' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Images' }).locator('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');

  // The trash shows what it was, and gives it back whole.
  await page.getByRole('link', { name: 'Trash' }).click();
  const row = page.getByRole('row', { name: /Brennstoffdüsen/ });
  await expect(row).toContainText('With 1 part and 2 images.');
  await expectStored(page, row.locator('img'));
  await row.getByRole('button', { name: 'Restore Spare part Brennstoffdüsen' }).click();
  await expectAlert(page, 'Restored');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto(address);
  await page.reload();
  await expect(page.getByLabel('Title(De)')).toHaveValue('Brennstoffdüsen');
  await expect(page.getByRole('button', { name: 'HT-2001' })).toBeVisible();
  const images = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) await expectStored(page, image);
});

test('an image comes back to its place, and what is deleted for good does not @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/services');
  const adding = await openDialog(page, 'Add service');
  await adding.getByLabel('Add images').setInputFiles([picture('front.png'), picture('back.png')]);
  await adding.getByLabel('Title(En)').fill('Borescope');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Borescope' }).click();
  const images = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(images).toHaveCount(2);
  const [first] = await images.all();
  const source = await first?.getAttribute('src');
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'Yes');
  await expect(images).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectAlert(page, 'Restored');
  await expect(images).toHaveCount(2);
  await expect(images.first()).toHaveAttribute('src', source ?? '');

  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await page.getByRole('link', { name: 'Trash' }).click();
  const row = page.getByRole('row', { name: /Image of Borescope/ });
  await row.getByRole('button', { name: 'Delete Image for good' }).click();
  const question = dialogOf(page, 'Delete for good?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expectAllAnswered(page);
  await page.goto('/#/dashboard/services');
  await page.getByRole('link', { name: 'Borescope' }).click();
  await expect(images).toHaveCount(1);

  // With the service its history goes, which has shown the image until then.
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Delete Service Borescope for good' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expectAllAnswered(page);
  expect((await page.request.get(source ?? '')).status()).toBe(404);
});

test('an image is taken down for good, from the trash and from the history @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/services');
  const adding = await openDialog(page, 'Add service');
  await adding.getByLabel('Add images').setInputFiles([picture('front.png'), picture('back.png')]);
  await adding.getByLabel('Title(En)').fill('Balancing');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Balancing' }).click();
  const images = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(images).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Delete image 1' }).click();
    await answer(page, 'Yes');
    await expect(images).toHaveCount(left);
  }

  // From the trash, whose entry is gone with it.
  await page.getByRole('link', { name: 'Trash' }).click();
  const rows = page.getByRole('row', { name: /Image of Balancing/ });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: 'Show image of Balancing' }).click();
  const inTrash = dialogOf(page, 'Image of Balancing');
  await expect(inTrash).toHaveCSS('opacity', '1');
  await expectAccessible(page, 'the images of an entry');
  await expectStored(page, inTrash.locator('img'));
  const taken = await inTrash.locator('img').getAttribute('src');
  await inTrash.getByRole('button', { name: 'Take down image 1 for good' }).click();
  const question = dialogOf(page, 'Take this image down for good?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectAlert(page, 'Taken down for good');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^Show image/ })).toBeFocused();
  expect((await page.request.get(taken ?? '')).status()).toBe(404);

  // From the history, which shows the other one still.
  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('link', { name: 'Balancing' }).click();
  const history = await openDialog(page, 'History');
  await history.getByLabel('Revisions').getByRole('button').last().click();
  const removed = history.getByRole('img', { name: 'Removed image' });
  await expect(removed).toHaveCount(1);
  await expectStored(page, removed);
  await expectAccessible(page, 'a comparison with images');
  const other = await removed.getAttribute('src');
  await history.getByRole('button', { name: 'Take down removed image for good' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectAlert(page, 'Taken down for good');
  await expect(removed).toHaveCount(0);
  await expect(history.getByRole('heading', { name: /the present/ })).toBeFocused();
  expect((await page.request.get(other ?? '')).status()).toBe(404);
  await expectAllAnswered(page);
});
