import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, dialogOf, expectAlert, openDialog, picture, write } from './dashboard-forms.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** Spares with their sub-parts (spec 2.14, 7.3), from the empty list to the empty list. */

useOwnSite();
useDashboard();

test('a spare is added, edited and deleted (spec 2.14, 4, 7.3, 8) @story', async ({ page }) => {
  await page.goto('/#/dashboard/data');
  await expect(page.getByText('No item')).toBeVisible();
  await expectAllAnswered(page);
  const operations = recordOperations(page);

  const adding = await openDialog(page, 'Add spare part');
  await adding
    .getByLabel('Add images')
    .setInputFiles([picture('front.png'), picture('wrong.png'), picture('back.png')]);
  await adding.getByRole('button', { name: 'Remove wrong.png' }).click();
  await adding.getByLabel('Title(De)').fill('Brennstoffdüsen');
  await adding.getByLabel('Title(En)').fill('Fuel nozzles');
  await adding.getByLabel('Title(Ru)').fill('Форсунки');
  await write(adding.getByRole('textbox', { name: 'Text(De)' }), 'Dreißig Düsen.');
  await write(adding.getByRole('textbox', { name: 'Text(En)' }), 'Thirty nozzles.');
  await write(adding.getByRole('textbox', { name: 'Text(Ru)' }), 'Тридцать форсунок.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const card = page.getByRole('link', { name: 'Brennstoffdüsen' });
  await expect(card.locator('img')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload']);

  // The form starts empty again.
  await openDialog(page, 'Add spare part');
  await expect(adding.getByLabel('Title(De)')).toHaveValue('');
  await expect(adding.getByRole('img', { name: 'front.png' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();

  // The form shows the stored values; change them.
  await page.reload();
  await card.click();
  await expect(page).toHaveURL(/#\/dashboard\/spare\/\d+$/);
  const gallery = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(gallery).toHaveCount(2);
  await expect(page.getByLabel('Title(Ru)')).toHaveValue('Форсунки');
  await expect(page.getByRole('textbox', { name: 'Text(De)' })).toHaveText('Dreißig Düsen.');
  await expect(page.getByRole('textbox', { name: 'Text(En)' })).toHaveText('Thirty nozzles.');
  await expect(page.getByRole('textbox', { name: 'Text(Ru)' })).toHaveText('Тридцать форсунок.');
  await expectAllAnswered(page);
  operations.splice(0);
  await page.getByLabel('Title(De)').fill('Brennstoffdüsen, Satz');
  await write(page.getByRole('textbox', { name: 'Text(Ru)' }), 'Комплект форсунок.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await page.getByLabel('Add images').setInputFiles(picture('third.png'));
  await expect(gallery).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'No');
  await expect(gallery).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(gallery).toHaveCount(2);
  await page.getByRole('link', { name: 'Spare Parts' }).click();
  const renamed = page.getByRole('link', { name: 'Brennstoffdüsen, Satz' });
  await expect(renamed).toBeVisible();
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['UpdateSpare', 'upload', 'DeleteSpareImage']);

  await page.reload();
  await renamed.click();
  await expect(page.getByRole('textbox', { name: 'Text(Ru)' })).toHaveText('Комплект форсунок.');
  await expect(gallery).toHaveCount(2);
  await expectAllAnswered(page);
  operations.splice(0);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'No');
  await expect(page.getByLabel('Title(De)')).toHaveValue('Brennstoffdüsen, Satz');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page).toHaveURL(/#\/dashboard\/data$/);
  await expect(page.getByText('No item')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteSpare']);
  await page.reload();
  await expect(page.getByText('No item')).toBeVisible();
});

test('sub-parts keep three different descriptions (spec 2.14, 7.3, 8; the quirk of 5 is corrected) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/data');
  const addingSpare = await openDialog(page, 'Add spare part');
  await addingSpare.getByLabel('Title(De)').fill('Zündanlage');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Zündanlage' }).click();
  await expect(page.getByText('No Item')).toBeVisible();
  await expectAllAnswered(page);
  const operations = recordOperations(page);

  const adding = await openDialog(page, 'Add spare part');
  await adding.getByLabel('Description(De)').fill('Zündkerze');
  await adding.getByLabel('Description(En)').fill('Igniter plug');
  await adding.getByLabel('Description(Ru)').fill('Свеча зажигания');
  await adding.getByLabel('Partnumber').fill('HT-2001');
  await adding.getByLabel('Subst-Part').fill('HT-2001-A');
  await adding.getByLabel('Quantity').fill('12');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'HT-2001' });
  const cells = ['Zündkerze', 'Igniter plug', 'Свеча зажигания', 'HT-2001', 'HT-2001-A', '12', ''];
  await expect(row.getByRole('cell')).toHaveText(cells);
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['AddSubPart']);
  await page.reload();
  await expect(row.getByRole('cell')).toHaveText(cells);

  // The dialog opens with the stored values.
  await expectAllAnswered(page);
  operations.splice(0);
  await row.getByRole('cell', { name: 'Igniter plug' }).click();
  const updating = dialogOf(page, 'Update spare part');
  await expect(updating.getByLabel('Description(De)')).toHaveValue('Zündkerze');
  await expect(updating.getByLabel('Description(En)')).toHaveValue('Igniter plug');
  await expect(updating.getByLabel('Description(Ru)')).toHaveValue('Свеча зажигания');
  await expect(updating.getByLabel('Partnumber')).toHaveValue('HT-2001');
  await expect(updating.getByLabel('Subst-Part')).toHaveValue('HT-2001-A');
  await expect(updating.getByLabel('Quantity')).toHaveValue('12');
  await updating.getByLabel('Description(En)').fill('Spark igniter');
  await updating.getByLabel('Quantity').fill('2');
  await updating.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(updating).toBeHidden();
  cells.splice(1, 1, 'Spark igniter');
  cells.splice(5, 1, '2');
  await expect(row.getByRole('cell')).toHaveText(cells);
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['UpdateSubPart']);
  await page.reload();
  await expect(row.getByRole('cell')).toHaveText(cells);

  // In its row, which is saved when the focus leaves it.
  await expectAllAnswered(page);
  operations.splice(0);
  await page.getByRole('switch', { name: 'Edit in place' }).check();
  const state = page.getByRole('row').nth(1).getByRole('cell').last();
  await page.getByLabel('Subst-Part, row 1').fill('HT-2001-B');
  await expect(state).toHaveText('Not saved');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await expect(page.getByLabel('Quantity, row 1')).toHaveValue('3');
  await page.getByRole('searchbox', { name: 'Filter' }).focus();
  await expect(state).toHaveText('Saved');
  await expectAccessible(page, 'sub-parts in place');
  await page.getByRole('switch', { name: 'Edit in place' }).uncheck();
  cells.splice(4, 2, 'HT-2001-B', '3');
  await expect(row.getByRole('cell')).toHaveText(cells);
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['UpdateSubPart']);

  // Another one comes last, and is moved to the top.
  await openDialog(page, 'Add spare part');
  await adding.getByLabel('Partnumber').fill('HT-2002');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const numbers = page
    .getByRole('table', { name: 'Spare parts' })
    .getByRole('button', { name: 'HT-' });
  await expect(numbers).toHaveText(['HT-2001', 'HT-2002']);
  await numbers.last().click();
  const position = updating.getByRole('status', { name: 'Position' });
  await expect(position).toHaveText('Position 2 of 2');
  await updating.getByLabel('New position').fill('1');
  await updating.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(position).toHaveText('Position 1 of 2');
  await page.keyboard.press('Escape');
  await expect(updating).toBeHidden();
  await expect(numbers).toHaveText(['HT-2002', 'HT-2001']);
  // What is moved is shown before it is stored.
  await expectAllAnswered(page);
  await page.reload();
  await expect(numbers).toHaveText(['HT-2002', 'HT-2001']);
  await numbers.first().click();
  await updating.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(updating).toBeHidden();
  await expect(numbers).toHaveText(['HT-2001']);

  // From another screen, the number with Cyrillic letters leads to the spare and its part.
  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialogOf(page, 'Find').getByRole('combobox', { name: 'Find' }).fill('нт 2001');
  const hit = page.getByRole('option', { name: /^HT-2001 Zündanlage/ });
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await expect(hit.locator('mark')).toHaveText('HT-2001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard\/spare\/\d+$/);
  await expect(row.getByRole('cell')).toHaveText(cells);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await expect(filter).toHaveValue('HT-2001');
  await expect(filter).toBeInViewport();
  // So does the list of spares, filtered by it.
  await page.getByRole('link', { name: 'Spare Parts' }).click();
  await expect(row).toHaveCount(0);
  await filter.fill('нт2001');
  await page.getByRole('link', { name: 'Zündanlage Holds HT-2001' }).click();

  await expect(row.getByRole('cell')).toHaveText(cells);
  await expectAllAnswered(page);
  operations.splice(0);
  await row.getByRole('button', { name: 'HT-2001' }).click();
  await updating.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'No');
  await expect(updating.getByLabel('Partnumber')).toHaveValue('HT-2001');
  await updating.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(updating).toBeHidden();
  await expect(page.getByText('No Item')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteSubPart']);
  await page.reload();
  await expect(page.getByText('No Item')).toBeVisible();
});

test('a spare is duplicated with its images and sub-parts, and visitors find the copy @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/data');
  const adding = await openDialog(page, 'Add spare part');
  await adding.getByLabel('Add images').setInputFiles([picture('a.png'), picture('b.png')]);
  await adding.getByLabel('Title(De)').fill('Verdichter');
  await adding.getByLabel('Title(En)').fill('Compressor');
  await write(adding.getByRole('textbox', { name: 'Text(De)' }), 'Schaufeln.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Verdichter' }).click();
  const addingPart = await openDialog(page, 'Add spare part');
  await addingPart.getByLabel('Partnumber').fill('HT-7001');
  await addingPart.getByLabel('Quantity').fill('36');
  await addingPart.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(addingPart).toBeHidden();
  const original = page.url();
  await expectAllAnswered(page);
  const operations = recordOperations(page);

  const dialog = await openDialog(page, 'Duplicate');
  await expect(dialog.getByLabel('Title(De)')).toHaveValue('Verdichter (Kopie)');
  await expect(dialog.getByLabel('Title(Ru)')).toHaveValue('');
  await dialog.getByLabel('Title(En)').fill('Compressor, stage 2');
  await expectAccessible(page, 'duplicate a spare');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expectAlert(page, 'Duplicated');
  await expect(page).not.toHaveURL(original);
  await expect(page.getByLabel('Title(De)')).toHaveValue('Verdichter (Kopie)');
  await expect(page.getByLabel('Title(En)')).toHaveValue('Compressor, stage 2');
  await expect(page.getByRole('textbox', { name: 'Text(De)' })).toHaveText('Schaufeln.');
  await expect(page.getByRole('list', { name: 'Images' }).locator('img')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: 'HT-7001' });
  await expect(row).toContainText('36');
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['DuplicateSpare', 'SpareScreen']);

  // It is one of its own.
  await row.getByRole('cell', { name: 'HT-7001' }).click();
  await dialogOf(page, 'Update spare part').getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Yes');
  await expect(page.getByText('No Item')).toBeVisible();
  const restId = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const shown = await (await page.request.get(`/en/part-list/${restId}`)).text();
  expect(shown).toContain('Compressor, stage 2');
  await page.goto(original);
  await expect(page.getByRole('row').filter({ hasText: 'HT-7001' })).toBeVisible();
});
