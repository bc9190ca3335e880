import { expect } from '@playwright/test';

import {
  answer,
  answerLoss,
  dialogOf,
  expectAlert,
  openDialog,
  picture,
  write,
} from './dashboard-forms.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** Partners and services (spec 2.14, 7.5), from the empty list to the empty list. */

useOwnSite();
useDashboard();

test('partners are added, edited and deleted (spec 2.14, 4, 5, 7.5, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/partners');
  await expect(page.getByText('No partner')).toBeVisible();
  const operations = recordOperations(page);

  // Nothing is sent without an image; the dialog closes by Escape and by a click outside.
  const adding = await openDialog(page, 'Add partner');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAlert(page, 'Please select a file first!');
  await adding.getByLabel('Choose image').setInputFiles(picture('given-up.png'));
  await expect(adding.getByRole('img', { name: 'given-up.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await answerLoss(page, 'Yes');
  await expect(adding).toBeHidden();
  await openDialog(page, 'Add partner');
  await expect(adding.getByRole('img', { name: 'given-up.png' })).toHaveCount(0);
  await page.mouse.click(5, 5);
  await expect(adding).toBeHidden();
  expect(operations).toEqual([]);

  await openDialog(page, 'Add partner');
  await adding.getByLabel('Choose image').setInputFiles(picture('logo.png'));
  await write(adding.getByRole('textbox', { name: 'Text(De)' }), 'Regler und Sensoren.');
  await write(adding.getByRole('textbox', { name: 'Text(En)' }), 'Controls and sensors.');
  await write(adding.getByRole('textbox', { name: 'Text(Ru)' }), 'Регуляторы и датчики.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const image = page.getByRole('img', { name: 'Image of partner 1' });
  await expect(image).toBeVisible();
  const firstAddress = await image.getAttribute('src');
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload']);

  // The dialog loads the partner first; an update without an image keeps the one that is there.
  await page.reload();
  await page.getByRole('button', { name: 'Edit partner 1' }).click();
  const editing = dialogOf(page, 'Edit partner');
  await expect(editing.getByRole('textbox', { name: 'Text(De)' })).toHaveText(
    'Regler und Sensoren.',
  );
  await expect(editing.getByRole('textbox', { name: 'Text(Ru)' })).toHaveText(
    'Регуляторы и датчики.',
  );
  operations.splice(0);
  await write(editing.getByRole('textbox', { name: 'Text(En)' }), 'Sensors.');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(editing).toBeHidden();
  await expect(image).toHaveAttribute('src', firstAddress ?? '');
  expect(operations.splice(0)).toEqual(['UpdatePartner']);

  // Another image replaces it, at once in the list.
  await page.getByRole('button', { name: 'Edit partner 1' }).click();
  await expect(editing.getByRole('textbox', { name: 'Text(En)' })).toHaveText('Sensors.');
  await editing.getByLabel('Change image').setInputFiles(picture('new-logo.png'));
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(image).not.toHaveAttribute('src', firstAddress ?? '');
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload']);

  // What its image shows.
  await page.getByRole('button', { name: 'Edit partner 1' }).click();
  await editing.getByRole('button', { name: 'Describe the image' }).click();
  const describing = dialogOf(page, 'Describe image');
  await describing.getByLabel('Alternative text(En)').fill('Logo of the maker');
  await describing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(describing).toBeHidden();
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['UpdateImage']);
  const site = await (await page.request.get('/en/partners')).text();
  expect(site).toContain('alt="Logo of the maker"');
  await page.keyboard.press('Escape');
  await expect(editing).toBeHidden();

  const deletion = page.getByRole('button', { name: 'Delete partner 1' });
  await deletion.click();
  await answer(page, 'No');
  await expect(image).toBeVisible();
  await deletion.click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('No partner')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeletePartner']);
});

test('a service is added, edited and deleted (spec 2.14, 4, 5, 7.5, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/services');
  await expect(page.getByText('No item')).toBeVisible();
  const operations = recordOperations(page);

  const adding = await openDialog(page, 'Add service');
  await adding.getByLabel('Title(De)').fill('Überholung');
  await adding.getByLabel('Title(En)').fill('Overhaul');
  await adding.getByLabel('Title(Ru)').fill('Ремонт');
  await write(adding.getByRole('textbox', { name: 'Description(De)' }), 'Zerlegen und prüfen.');
  await write(adding.getByRole('textbox', { name: 'Description(En)' }), 'Take apart and check.');
  await write(adding.getByRole('textbox', { name: 'Description(Ru)' }), 'Разобрать.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAlert(page, 'Please select a file first!');
  expect(operations).toEqual([]);

  await adding
    .getByLabel('Add images')
    .setInputFiles([picture('front.png'), picture('wrong.png'), picture('back.png')]);
  await adding.getByRole('button', { name: 'Remove wrong.png' }).click();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const card = page.getByRole('link', { name: 'Overhaul' });
  const images = page.getByRole('group', { name: 'Images of Overhaul' }).locator('img');
  await expect(card).toBeVisible();
  await expect(images).toHaveCount(2);
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload']);

  // The form shows the stored values; change them.
  await page.reload();
  await card.click();
  await expect(page).toHaveURL(/#\/dashboard\/services\/\d+$/);
  await expect(page.getByLabel('Title(Ru)')).toHaveValue('Ремонт');
  await expect(page.getByRole('textbox', { name: 'Description(De)' })).toHaveText(
    'Zerlegen und prüfen.',
  );
  const gallery = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(gallery).toHaveCount(2);
  await expectAllAnswered(page);
  operations.splice(0);
  await page.getByLabel('Title(En)').fill('Major overhaul');
  await write(page.getByRole('textbox', { name: 'Description(En)' }), 'Take all apart.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  expect(operations.splice(0)).toEqual(['UpdateService']);

  await page.getByLabel('Add images').setInputFiles([picture('third.png')]);
  await expect(gallery).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'No');
  await expect(gallery).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(gallery).toHaveCount(2);

  // The order, and what the images show, by the keyboard; visitors get both.
  const second = (await gallery.nth(1).getAttribute('src')) ?? '';
  const up = page.getByRole('button', { name: 'Move image 2 up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(gallery.first()).toHaveAttribute('src', second);
  await expect(page.getByRole('status', { name: 'Order' })).toHaveText('Moved to position 1 of 2');
  await expect(page.getByRole('button', { name: 'Move image 1 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Describe image 1' }).click();
  const describing = dialogOf(page, 'Describe image');
  await describing.getByLabel('Alternative text(De)').fill('Läufer im Prüfstand');
  await describing.getByLabel('Focal point from the left, %').fill('20');
  await describing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(describing).toBeHidden();
  await expectAllAnswered(page);
  const restId = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const german = await (await page.request.get(`/de/service/${restId}`)).text();
  expect(german.indexOf('alt="Läufer im Prüfstand"')).toBeGreaterThan(0);
  expect(german.indexOf('alt="Läufer im Prüfstand"')).toBeLessThan(
    german.indexOf('alt="Überholung 2"'),
  );
  const english = await (await page.request.get(`/en/service/${restId}`)).text();
  expect(english).toContain('alt="Major overhaul 1"');
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('link', { name: 'Major overhaul' })).toBeVisible();
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual([
    ...['upload', 'DeleteServiceImage', 'UpdateImage', 'UpdateImage'],
  ]);

  await page.reload();
  await page.getByRole('link', { name: 'Major overhaul' }).click();
  await expect(page.getByRole('textbox', { name: 'Description(En)' })).toHaveText(
    'Take all apart.',
  );
  await expect(gallery).toHaveCount(2);
  await expectAllAnswered(page);
  operations.splice(0);

  // A copy with the same images is one of its own.
  const copying = await openDialog(page, 'Duplicate');
  await copying.getByLabel('Title(De)').fill('Teilüberholung');
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expectAlert(page, 'Duplicated');
  await expect(page.getByLabel('Title(De)')).toHaveValue('Teilüberholung');
  await expect(page.getByLabel('Title(En)')).toHaveValue('Major overhaul (copy)');
  await expect(gallery).toHaveCount(2);
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['DuplicateService', 'EditServiceScreen']);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await page.getByRole('link', { name: 'Major overhaul' }).click();
  await expect(gallery).toHaveCount(2);
  await expectAllAnswered(page);
  operations.splice(0);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page).toHaveURL(/#\/dashboard\/services$/);
  await expect(page.getByText('No item')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteService']);
});
