import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, answerTo, dialogOf, expectAlert, openDialog } from './dashboard-forms.ts';
import { expectAllAnswered } from './operations.ts';
import { test, useDashboard } from './test.ts';

/** The sub-parts of a spare go out as a CSV file, are edited in a spreadsheet, and come back. */

useDashboard();

const csv = (text: string) => ({
  name: 'parts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = dialogOf(page, 'Import spare parts');
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
}

/** Opens the import and has a file checked. */
async function check(page: Page, text: string): Promise<Locator> {
  const dialog = await openImport(page);
  await dialog.getByLabel('Choose a CSV or Excel file').setInputFiles(csv(text));
  return dialog;
}

/** The rows of a foldable list. */
const rowsOf = (dialog: Locator, title: string) =>
  dialog.getByRole('group').filter({ hasText: title }).getByRole('listitem');

test('sub-parts are exported, edited and imported; one removed comes back from the trash @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/data');
  const adding = await openDialog(page, 'Add spare part');
  await adding.getByLabel('Title(De)').fill('Ansaugschalldämpfer');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Ansaugschalldämpfer' }).click();
  await expect(page.getByText('No Item')).toBeVisible();

  // The first parts, as a spreadsheet writes them.
  const first =
    'partnumber,quantity,description_de\r\nHT-1,30,Düse\r\nHT-2,1,"Ring, außen"\r\nHT-3,4,Bolzen\r\n';
  let dialog = await check(page, first);
  await expect(rowsOf(dialog, 'New (3)')).toHaveText([
    /Line 2.*HT-1.*Quantity: 30.*Düse/,
    /Line 3.*HT-2.*Ring, außen/,
    /Line 4.*HT-3/,
  ]);
  await expect(page.getByText('No Item')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import: 3 new' }).click();
  await expectAlert(page, 'Successfully imported');
  await expect(dialog).toBeHidden();
  const part = (number: string) => page.getByRole('button', { name: number, exact: true });
  await expect(part('HT-1')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ring, außen' })).toBeVisible();

  // The export holds what is stored, and comes back without a change.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^parts-\d+\.csv$/);
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported).toMatch(/^\uFEFFid;partnumber;subst_part;quantity;description_de;/);
  dialog = await check(page, exported);
  await expect(dialog.getByText('parts.csv changes nothing')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  // Edited, with two mistakes: nothing can be imported until they are gone.
  const withoutHt2 = exported.replace(/^.*HT-2.*\r\n/m, '');
  const edited = withoutHt2.replace(';30;', ';28;').replace('Bolzen', 'Bolzen M12');
  await dialog
    .getByLabel('Choose another file')
    .setInputFiles(csv(`${edited}99999;HT-9;;1;;;\r\n;HT-4;;two;;;\r\n`));
  await expect(dialog.getByText('parts.csv has 2 errors.')).toBeVisible();
  await expect(
    dialog.getByRole('status', { name: 'Check of the file' }).getByRole('listitem'),
  ).toHaveText([
    'Line 4id must be the id of a sub-part of this spare',
    'Line 5quantity must be a whole number from 0',
  ]);
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  // Right: one is new, two are changed; the one that the file does not name goes only if asked for.
  const right = `${edited};HT-4;;2;;;\r\n`;
  await dialog.getByLabel('Choose another file').setInputFiles(csv(right));
  await expect(rowsOf(dialog, 'Changed (2)')).toHaveText([
    /HT-1.*Quantity: 30 → 28/,
    /HT-3.*Description\(De\): Bolzen → Bolzen M12/,
  ]);
  await expect(dialog.getByText('Removed')).toHaveCount(0);
  await dialog.getByLabel('Remove the spare parts that the file does not name').check();
  await expect(rowsOf(dialog, 'Removed (1)')).toHaveText([/HT-2.*Ring, außen/]);
  const importing = dialog.getByRole('button', { name: 'Import: 1 new, 2 changed, 1 removed' });
  await importing.click();
  await expect(page.getByText('1 spare part not named by the file.')).toBeVisible();
  await answer(page, 'No');
  await importing.click();
  await answer(page, 'Yes');
  await expect(part('HT-4')).toBeVisible();
  await expect(part('HT-2')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '28', exact: true })).toBeVisible();
  await expectAllAnswered(page);

  // Undone in one step: what was new is gone, what was changed or removed is as before.
  const alert = page.getByRole('alert').filter({ hasText: 'Successfully imported' });
  await alert.getByRole('button', { name: 'Undo' }).click();
  await expectAlert(page, 'Import undone');
  await expect(part('HT-2')).toBeVisible();
  await expect(part('HT-4')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '30', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Bolzen', exact: true })).toBeVisible();

  // Imported again.
  dialog = await check(page, right);
  await expect(rowsOf(dialog, 'Changed (2)')).toHaveCount(2);
  await dialog.getByLabel('Remove the spare parts that the file does not name').check();
  await dialog.getByRole('button', { name: 'Import: 1 new, 2 changed, 1 removed' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully imported');
  await expect(part('HT-2')).toHaveCount(0);

  // What was removed is in the trash, and what was imported is stored.
  const address = page.url();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('checkbox', { name: /Select .*HT-2/ }).check();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expectAlert(page, 'Restored');
  await page.goto(address);
  await page.reload();
  for (const number of ['HT-1', 'HT-2', 'HT-3', 'HT-4']) {
    await expect(part(number)).toBeVisible();
  }
  await expect(page.getByRole('cell', { name: 'Bolzen M12' })).toBeVisible();

  // An earlier import is undone later, too; of the first one two parts were changed since.
  dialog = await openImport(page);
  const earlier = dialog.getByRole('list', { name: 'Earlier imports' }).getByRole('listitem');
  const stays = '2 spare parts changed since then stay as they are';
  await expect(earlier).toHaveText([
    /by admin1 new, 2 changedUndo this import$/,
    new RegExp(`by admin3 new${stays}Undo this import$`),
  ]);
  await expectAccessible(page, 'earlier imports');
  const undo = earlier.first().getByRole('button', { name: /^Undo this import of / });
  const question = 'Are you sure you want to undo this import?';
  await undo.click();
  await expect(page.getByText('3 spare parts will be as before the import.')).toBeVisible();
  await answerTo(page, question, 'No');
  await undo.click();
  await answerTo(page, question, 'Yes');
  await expectAlert(page, 'Import undone');
  await expect(earlier).toHaveText([new RegExp(stays)]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(part('HT-4')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Bolzen', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '30', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
});
