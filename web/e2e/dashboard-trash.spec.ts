import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, answerTo, dialogOf, expectAlert, openDialog, picture } from './dashboard-forms.ts';
import { expectAllAnswered } from './operations.ts';
import { test, useDashboard } from './test.ts';

/** What is deleted can be brought back: at once by Undo, and for 30 days from the trash. */

useDashboard();

/** Expects that the file of an image is there. */
async function expectStored(page: Page, image: Locator) {
  const source = await image.getAttribute('src');
  expect((await page.request.get(source ?? '')).status()).toBe(200);
}

test('a service and its images are deleted, restored, taken down and deleted for good @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/services');
  const adding = await openDialog(page, 'Add service');
  await adding
    .getByLabel('Add images')
    .setInputFiles(['front', 'middle', 'back'].map((name) => picture(`${name}.png`)));
  await adding.getByLabel('Title(En)').fill('Laser cladding');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Laser cladding' }).click();
  const images = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(images).toHaveCount(3);
  const source = await images.first().getAttribute('src');

  // An image comes back to its place by Undo.
  const deleteImage = async () => {
    await page.getByRole('button', { name: 'Delete image 1' }).click();
    await answer(page, 'Yes');
  };
  await deleteImage();
  await expect(images).toHaveCount(2);
  const alert = page.getByRole('alert').filter({ hasText: 'Successfully deleted' });
  await alert.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectAlert(page, 'Restored');
  await expect(images).toHaveCount(3);
  await expect(images.first()).toHaveAttribute('src', source ?? '');
  for (const left of [2, 1]) {
    await deleteImage();
    await expectAlert(page, 'Successfully deleted');
    await expect(images).toHaveCount(left);
  }

  // Taken down from the trash, its entry is gone with it.
  await page.getByRole('link', { name: 'Trash' }).click();
  const rows = page.getByRole('row', { name: /Image of Laser cladding/ });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: 'Show image of Laser cladding' }).click();
  const inTrash = dialogOf(page, 'Image of Laser cladding');
  await expect(inTrash).toHaveCSS('opacity', '1');
  await expectAccessible(page, 'the images of an entry');
  await expectStored(page, inTrash.locator('img'));
  const taken = await inTrash.locator('img').getAttribute('src');
  await inTrash.getByRole('button', { name: 'Take down image 1 for good' }).click();
  await answerTo(page, 'Take this image down for good?', 'Yes');
  await expectAlert(page, 'Taken down for good');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^Show image/ })).toBeFocused();
  expect((await page.request.get(taken ?? '')).status()).toBe(404);

  // What the history alone still shows is taken down from there.
  await rows.getByRole('button', { name: 'Delete Image for good' }).click();
  await answerTo(page, 'Delete for good?', 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(rows).toHaveCount(0);
  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('link', { name: 'Laser cladding' }).click();
  await expect(images).toHaveCount(1);
  const history = await openDialog(page, 'History');
  await history.getByLabel('Revisions').getByRole('button').last().click();
  const removed = history.getByRole('img', { name: 'Removed image' });
  await expect(removed).toHaveCount(1);
  await expectStored(page, removed);
  await expectAccessible(page, 'a comparison with images');
  const other = await removed.getAttribute('src');
  await history.getByRole('button', { name: 'Take down removed image for good' }).click();
  await answerTo(page, 'Take this image down for good?', 'Yes');
  await expectAlert(page, 'Taken down for good');
  await expect(removed).toHaveCount(0);
  await expect(history.getByRole('heading', { name: /the present/ })).toBeFocused();
  expect((await page.request.get(other ?? '')).status()).toBe(404);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  // The confirmation is that of the specification, and names what goes with it.
  const remaining = (await images.getAttribute('src')) ?? '';
  const deleteService = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = dialogOf(page, 'Are you sure you want to delete?');
    await expect(question).toContainText('With 1 image.');
    await answer(page, 'Yes');
    await expectAlert(page, 'Successfully deleted');
    await page.getByRole('link', { name: 'Trash' }).click();
  };
  await deleteService();
  const row = page.getByRole('row', { name: /Service.*Laser cladding/ });
  await expect(row).toContainText('With 1 image.');
  await row.getByRole('button', { name: 'Restore Service Laser cladding' }).click();
  await expectAlert(page, 'Restored');
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('link', { name: 'Laser cladding' }).click();
  await expect(images).toHaveCount(1);
  await expectStored(page, images);

  // With the service its history goes, which has shown the image until then.
  await deleteService();
  await row.getByRole('button', { name: 'Delete Service Laser cladding for good' }).click();
  await answerTo(page, 'Delete for good?', 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(row).toHaveCount(0);
  await expectAllAnswered(page);
  expect((await page.request.get(remaining)).status()).toBe(404);
});
