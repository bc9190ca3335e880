import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, dialogOf, expectAlert, openDialog, picture, write } from './dashboard-forms.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { test, useDashboard } from './test.ts';

/** Spares with their sub-parts (spec 2.14, 7.3), from the list to the list without them. */

useDashboard();

test('a spare is added, edited, duplicated and deleted, with its images and sub-parts (spec 2.14, 4, 7.3, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/data');
  const adding = await openDialog(page, 'Add spare part');
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await adding
    .getByLabel('Add images')
    .setInputFiles([picture('front.png'), picture('wrong.png'), picture('back.png')]);
  await adding.getByRole('button', { name: 'Remove wrong.png' }).click();
  await adding.getByLabel('Title(De)').fill('Luftfilter');
  await adding.getByLabel('Title(En)').fill('Air filter');
  await adding.getByLabel('Title(Ru)').fill('Воздушный фильтр');
  await write(adding.getByRole('textbox', { name: 'Text(De)' }), 'Filterelemente.');
  await write(adding.getByRole('textbox', { name: 'Text(En)' }), 'Filter elements.');
  await write(adding.getByRole('textbox', { name: 'Text(Ru)' }), 'Фильтрующие элементы.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const card = page.getByRole('link', { name: 'Luftfilter' });
  await expect(card.locator('img')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload']);

  // The form shows the stored values; change them.
  await page.reload();
  await card.click();
  await expect(page).toHaveURL(/#\/dashboard\/spare\/\d+$/);
  const original = page.url();
  const gallery = page.getByRole('list', { name: 'Images' }).locator('img');
  const russian = page.getByRole('textbox', { name: 'Text(Ru)' });
  await expect(gallery).toHaveCount(2);
  await expect(page.getByLabel('Title(Ru)')).toHaveValue('Воздушный фильтр');
  await expect(page.getByRole('textbox', { name: 'Text(De)' })).toHaveText('Filterelemente.');
  await expect(page.getByRole('textbox', { name: 'Text(En)' })).toHaveText('Filter elements.');
  await expect(russian).toHaveText('Фильтрующие элементы.');
  await expect(page.getByText('No Item')).toBeVisible();
  await expectAllAnswered(page);
  operations.splice(0);
  await page.getByLabel('Title(De)').fill('Luftfilter, Satz');
  await write(russian, 'Комплект фильтров.');
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
  expect(operations.splice(0)).toEqual(['UpdateSpare', 'upload', 'DeleteSpareImage']);

  // A sub-part keeps three different descriptions (the quirk of 5 is corrected).
  const addingPart = await openDialog(page, 'Add spare part');
  await addingPart.getByLabel('Description(De)').fill('Zündkerze');
  await addingPart.getByLabel('Description(En)').fill('Igniter plug');
  await addingPart.getByLabel('Description(Ru)').fill('Свеча зажигания');
  await addingPart.getByLabel('Partnumber').fill('HT-7001');
  await addingPart.getByLabel('Subst-Part').fill('HT-7001-A');
  await addingPart.getByLabel('Quantity').fill('12');
  await addingPart.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(addingPart).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'HT-7001' });
  const cells = ['Zündkerze', 'Igniter plug', 'Свеча зажигания', 'HT-7001', 'HT-7001-A', '12', ''];
  await expect(row.getByRole('cell')).toHaveText(cells);
  await row.getByRole('cell', { name: 'Igniter plug' }).click();
  const updating = dialogOf(page, 'Update spare part');
  await expect(updating.getByLabel('Description(De)')).toHaveValue('Zündkerze');
  await expect(updating.getByLabel('Description(Ru)')).toHaveValue('Свеча зажигания');
  await expect(updating.getByLabel('Quantity')).toHaveValue('12');
  await updating.getByLabel('Description(En)').fill('Spark igniter');
  await updating.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(updating).toBeHidden();
  expect(operations.splice(0)).toEqual(['AddSubPart', 'UpdateSubPart']);

  // In its row, which is saved when the focus leaves it.
  await page.getByRole('switch', { name: 'Edit in place' }).check();
  const state = page.getByRole('row').nth(1).getByRole('cell').last();
  await page.getByLabel('Subst-Part, row 1').fill('HT-7001-B');
  await expect(state).toHaveText('Not saved');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await expect(page.getByLabel('Quantity, row 1')).toHaveValue('3');
  await page.getByRole('searchbox', { name: 'Filter' }).focus();
  await expect(state).toHaveText('Saved');
  await expectAccessible(page, 'sub-parts in place');
  await page.getByRole('switch', { name: 'Edit in place' }).uncheck();
  cells.splice(1, 1, 'Spark igniter');
  cells.splice(4, 2, 'HT-7001-B', '3');
  await expect(row.getByRole('cell')).toHaveText(cells);

  // Another one comes last, is moved to the top and stays there.
  await openDialog(page, 'Add spare part');
  await addingPart.getByLabel('Partnumber').fill('HT-7002');
  await addingPart.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(addingPart).toBeHidden();
  const numbers = page
    .getByRole('table', { name: 'Spare parts' })
    .getByRole('button', { name: 'HT-' });
  await expect(numbers).toHaveText(['HT-7001', 'HT-7002']);
  await numbers.last().click();
  const position = updating.getByRole('status', { name: 'Position' });
  await expect(position).toHaveText('Position 2 of 2');
  await updating.getByLabel('New position').fill('1');
  await updating.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(position).toHaveText('Position 1 of 2');
  await page.keyboard.press('Escape');
  await expect(updating).toBeHidden();
  // What is moved is shown before it is stored.
  await expectAllAnswered(page);
  await page.reload();
  await expect(numbers).toHaveText(['HT-7002', 'HT-7001']);
  await expect(row.getByRole('cell')).toHaveText(cells);
  await expect(russian).toHaveText('Комплект фильтров.');
  await expect(gallery).toHaveCount(2);
  await numbers.first().click();
  await updating.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(updating).toBeHidden();
  await expect(numbers).toHaveText(['HT-7001']);

  // A copy with the same images and sub-parts is one of its own.
  await expectAllAnswered(page);
  operations.splice(0);
  const copying = await openDialog(page, 'Duplicate');
  await expect(copying.getByLabel('Title(De)')).toHaveValue('Luftfilter, Satz (Kopie)');
  await copying.getByLabel('Title(En)').fill('Air filter, stage 2');
  await expectAccessible(page, 'duplicate a spare');
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expectAlert(page, 'Duplicated');
  await expect(page.getByLabel('Title(En)')).toHaveValue('Air filter, stage 2');
  await expect(russian).toHaveText('Комплект фильтров.');
  await expect(gallery).toHaveCount(2);
  await expect(row.getByRole('cell')).toHaveText(cells);
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['DuplicateSpare', 'SpareScreen']);
  const restId = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const shown = await (await page.request.get(`/en/part-list/${restId}`)).text();
  expect(shown).toContain('Air filter, stage 2');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');

  // From the list, the number with Cyrillic letters leads to the spare and its part.
  await expect(page).toHaveURL(/#\/dashboard\/data$/);
  await page.keyboard.press('Control+k');
  await dialogOf(page, 'Find').getByRole('combobox', { name: 'Find' }).fill('нт 7001');
  const hit = page.getByRole('option', { name: /^HT-7001 Luftfilter, Satz/ });
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(original);
  await expect(row.getByRole('cell')).toHaveText(cells);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await expect(filter).toHaveValue('HT-7001');
  await expect(filter).toBeInViewport();

  await expectAllAnswered(page);
  operations.splice(0);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'No');
  await expect(page.getByLabel('Title(De)')).toHaveValue('Luftfilter, Satz');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page).toHaveURL(/#\/dashboard\/data$/);
  await expect(card).toHaveCount(0);
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteSpare']);
});
