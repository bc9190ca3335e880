import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
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
import { test, useDashboard } from './test.ts';

/** Products with their properties, and categories (spec 2.14); `upload` is a mutation with files. */

useDashboard();

async function addCategory(page: Page, name: string, language: 'EN' | 'DE' | 'RU') {
  const dialog = await openDialog(page, 'Add category');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Language').selectOption(language);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${name} (${language})` })).toBeVisible();
}

/** Finds a product with the filter: a long list renders more only as one scrolls. */
async function filter(page: Page, title: string): Promise<void> {
  // The previous screen stays until this one shows, and may have a filter, too.
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter' }).fill(title);
}

test('categories are added, edited and deleted (spec 2.14, 4, 5, 7.4, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/categories');
  const card = page.getByRole('listitem').filter({ hasText: 'Prüfstände' });
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  const operations = recordOperations(page);

  // A dialog closes by Escape and by a click outside, asks if changes would be lost, and starts empty again.
  const adding = await openDialog(page, 'Add category');
  await expect(adding.getByLabel('Language')).toHaveValue('DE');
  await adding.getByLabel('Name').fill('Given up');
  await page.keyboard.press('Escape');
  await answerLoss(page, 'Yes');
  await expect(adding).toBeHidden();
  await openDialog(page, 'Add category');
  await expect(adding.getByLabel('Name')).toHaveValue('');
  await page.mouse.click(5, 5);
  await expect(adding).toBeHidden();

  await addCategory(page, 'Prüfstände', 'DE');
  expect(operations.splice(0)).toEqual(['AddCategory']);

  await page.getByRole('button', { name: 'Edit Prüfstände (DE)' }).click();
  const editing = dialogOf(page, 'Edit category');
  await expect(editing.getByLabel('Name')).toHaveValue('Prüfstände');
  await expect(editing.getByLabel('Language')).toHaveValue('DE');
  await editing.getByLabel('Name').fill('Prüfstände und Messtechnik');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(editing).toBeHidden();
  await expect(card).toContainText('Prüfstände und Messtechnik');
  expect(operations.splice(0)).toEqual(['UpdateCategory']);

  await page.reload();
  await expect(card).toContainText('Prüfstände und MesstechnikDE');
  operations.splice(0);

  const deletion = page.getByRole('button', { name: /^Delete Prüfstände/ });
  await deletion.click();
  await answer(page, 'No');
  await expect(card).toBeVisible();
  await deletion.click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(card).toHaveCount(0);
  await expectAllAnswered(page);
  // Each question first looks for the products that would lose the category.
  expect(operations).toEqual(['CategoryProducts', 'CategoryProducts', 'DeleteCategory']);
});

test('products of a table are moved to another category together @story', async ({ page }) => {
  await page.goto('/#/dashboard');
  const table = page.getByRole('table', { name: 'Products' });
  const showTable = () => page.getByRole('button', { name: 'Show as a table' }).click();
  const titles = ['Gasturbine LM2500+', 'Gasturbine LM2500+G4'];
  const rows = titles.map((title) =>
    table.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
  );
  const move = async (category: string) => {
    for (const title of titles) await table.getByLabel(`Select ${title}`, { exact: true }).check();
    const bar = page.getByRole('group', { name: 'Selected products' });
    await bar.getByLabel('Move to category').selectOption(`${category} (DE)`);
    await bar.getByRole('button', { name: 'Move', exact: true }).click();
    await expectAlert(page, 'Successfully updated');
    await expect(bar).toBeHidden();
    for (const row of rows) await expect(row).toContainText(category);
  };
  await showTable();
  await move('Generatorsätze');
  await page.reload();
  await showTable();
  for (const row of rows) await expect(row).toContainText('Generatorsätze');
  await move('Aeroderivative Gasturbinen, Baureihe LM');
});

test('a product is added, filtered, edited and deleted (spec 2.14, 4, 5, 7.4, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/categories');
  await addCategory(page, 'Messtechnik', 'DE');
  await addCategory(page, 'Instruments', 'EN');
  await page.goto('/#/dashboard');
  const german = page.getByRole('button', { name: 'Messtechnik DE' });
  const english = page.getByRole('button', { name: 'Instruments EN' });
  const language = page.getByLabel('Language of the categories');
  await german.click();
  await expect(page.getByText('No item')).toBeVisible();
  await expectAllAnswered(page);
  const operations = recordOperations(page);

  // Without a category the browser points at the select and sends nothing.
  const dialog = await openDialog(page, 'Add product');
  const category = dialog.getByRole('combobox', { name: /^Category/ });
  await expect(category.locator('option:checked')).toHaveText('Select category');
  await expect(dialog.getByLabel('Language')).toHaveValue('DE');
  await dialog.getByLabel('Title').fill('Messkoffer');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(category).toBeFocused();
  expect(operations).toEqual([]);

  await category.selectOption('Messtechnik (DE)');
  await dialog
    .getByLabel('Add images')
    .setInputFiles([picture('front.png'), picture('back.png'), picture('wrong.png')]);
  await dialog.getByRole('button', { name: 'Remove wrong.png' }).click();
  await expect(dialog.getByRole('img', { name: /png$/ })).toHaveCount(2);
  await write(dialog.getByRole('textbox', { name: 'Description' }), 'Für die Kalibrierung.');
  await dialog.getByLabel('Type').fill('Kalibrierung');
  await dialog.getByLabel('Model').fill('HT-K 2');
  await dialog.getByLabel('Power').fill('0,1');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'DE Messkoffer' }).locator('img')).toBeVisible();
  await language.selectOption('EN');
  await english.click();
  await expect(page.getByText('No item')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['upload', 'ProductListScreen']);

  // The form shows the stored values; change every field.
  await page.reload();
  await filter(page, 'Messkoffer');
  await page.getByRole('link', { name: 'DE Messkoffer' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Messkoffer');
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(
    'Messtechnik (DE)',
  );
  await expect(page.getByLabel('Type')).toHaveValue('Kalibrierung');
  await expect(page.getByLabel('Model')).toHaveValue('HT-K 2');
  await expect(page.getByLabel('Power')).toHaveValue('0,1');
  await expect(page.getByLabel('Language')).toHaveValue('DE');
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveText('Für die Kalibrierung.');
  await expect(page.getByRole('img', { name: /^Image / })).toHaveCount(2);
  await expectAllAnswered(page);
  operations.splice(0);

  await page.getByLabel('Language').selectOption('EN');
  await expect(page.getByText('The category is in DE, the product in EN')).toBeVisible();
  await page.getByLabel('Category').selectOption('Instruments (EN)');
  await page.getByLabel('Title').fill('Test case');
  await write(description, 'For calibration.');
  await page.getByLabel('Type').fill('Calibration');
  await page.getByLabel('Model').fill('HT-K 3');
  await page.getByLabel('Power').fill('0.2');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await page.getByRole('link', { name: 'Products' }).click();
  await language.selectOption('EN');
  await english.click();
  await expect(page.getByRole('link', { name: 'EN Test case' })).toBeVisible();
  await language.selectOption('DE');
  await german.click();
  await expect(page.getByText('No item')).toBeVisible();
  const lists = ['ProductListScreen', 'ProductListScreen'];
  expect(operations.splice(0)).toEqual(['UpdateProduct', ...lists]);

  await page.reload();
  await filter(page, 'Test case');
  await page.getByRole('link', { name: 'EN Test case' }).click();
  await expect(description).toHaveText('For calibration.');
  await expect(page.getByLabel('Model')).toHaveValue('HT-K 3');
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(
    'Instruments (EN)',
  );

  // A deleted category leaves its products, without one.
  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Delete Instruments (EN)' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  operations.splice(0);
  await page.getByRole('link', { name: 'Products' }).click();
  await filter(page, 'Test case');
  await page.getByRole('link', { name: 'EN Test case' }).click();
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Select category');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'No');
  // The second screen after the deletion checks the session and requests nothing else.
  expect(operations.splice(0)).toEqual(['SessionLogin']);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await filter(page, 'Test case');
  await expect(page.getByText("Nothing found for 'Test case'")).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteProduct']);
});

test('images and properties of a product are added and deleted (spec 2.14, 5, 7.4, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Properties' })).toBeVisible();
  await expectAllAnswered(page);
  const operations = recordOperations(page);

  // One more image, and one less.
  const images = page.getByRole('img', { name: /^Image / });
  const before = await images.count();
  await page.getByLabel('Add images').setInputFiles(picture('more.png'));
  await expect(images).toHaveCount(before + 1);
  await page.getByRole('button', { name: `Delete image ${before + 1}` }).click();
  await answer(page, 'No');
  await expect(images).toHaveCount(before + 1);
  await page.getByRole('button', { name: `Delete image ${before + 1}` }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(images).toHaveCount(before);
  expect(operations.splice(0)).toEqual(['upload', 'DeleteProductImage']);

  // A property needs an image.
  const properties = page.getByRole('form');
  const known = await properties.count();
  const added = page.getByRole('form', { name: `Property ${known + 1}` });
  const dialog = await openDialog(page, 'Add property');
  await write(dialog.getByRole('textbox', { name: 'Description' }), 'Spare seals.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAlert(page, 'Please select a file first!');
  expect(operations).toEqual([]);
  await dialog.getByLabel('Choose image').setInputFiles(picture('seals.png'));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(added.getByRole('textbox', { name: 'Description' })).toHaveText('Spare seals.');
  expect(operations.splice(0)).toEqual(['upload']);

  // Changes its text without an upload, and its image with one.
  const image = added.getByRole('img', { name: 'Stored' });
  const stored = await image.getAttribute('src');
  await write(added.getByRole('textbox', { name: 'Description' }), 'Seals and gaskets.');
  await added.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(image).toHaveAttribute('src', stored ?? '');
  expect(operations.splice(0)).toEqual(['UpdateProductProperty']);
  await added.getByLabel('Change image').setInputFiles(picture('gaskets.png'));
  await expect(added.getByRole('img', { name: 'gaskets.png' })).toBeVisible();
  await added.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(image).not.toHaveAttribute('src', stored ?? '');
  expect(operations.splice(0)).toEqual(['upload']);

  await page.reload();
  await expect(added.getByRole('textbox', { name: 'Description' })).toHaveText(
    'Seals and gaskets.',
  );
  await expectAllAnswered(page);
  operations.splice(0);
  await added.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'No');
  await expect(added).toBeVisible();
  await added.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(properties).toHaveCount(known);
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteProductProperty']);
});

test('a product is duplicated into another language, with its images, and each leads to the other @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard');
  await page.getByRole('link', { name: /^DE / }).first().click();
  const own = page.getByRole('heading', { name: 'In other languages' });
  await expect(own).toBeVisible();
  // The demo's products have translations.
  await page.getByRole('button', { name: 'Not a translation of these' }).click();
  await expect(page.getByText('No translation')).toBeVisible();
  const title = await page.getByLabel('Title').inputValue();
  const images = await page.getByRole('img', { name: /^Image \d/ }).count();
  expect(images).toBeGreaterThan(0);
  const germanAddress = page.url();

  const dialog = await openDialog(page, 'Duplicate into another language');
  await dialog.getByLabel('Language').selectOption('RU');
  await dialog.getByLabel('Category').selectOption({ index: 1 });
  await expectAccessible(page, 'duplicate');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expectAlert(page, 'Duplicated into RU.');
  await expect(page).not.toHaveURL(germanAddress);
  await expect(page.getByLabel('Language')).toHaveValue('RU');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('img', { name: /^Image \d/ })).toHaveCount(images);
  await page.getByLabel('Title').fill('Комплект');
  await page.getByRole('button', { name: 'Update', exact: true }).first().click();
  await expectAlert(page, 'Successfully updated');

  // The list says what is still to be done: the description is a copy of the German one.
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('Комплект');
  const card = page.getByRole('listitem').filter({ hasText: 'Комплект' });
  await expect(card).toContainText('RU untranslated');
  await card.getByRole('link').click();
  const translation = page.getByRole('link', { name: title, exact: true });
  await expect(translation).toBeVisible();

  // Taken apart and put together again by hand.
  await page.getByRole('button', { name: 'Not a translation of these' }).click();
  await expect(page.getByText('No translation')).toBeVisible();
  const choosing = await openDialog(page, 'Choose a translation');
  await choosing.getByLabel('Product').selectOption(`${title} (DE)`);
  await expectAccessible(page, 'choose a translation');
  await choosing.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(translation).toBeVisible();

  // Visitors are led there, too.
  const idOf = (address: string) => /\d+$/.exec(address)?.[0] ?? '';
  const german = await page.request.get(`/de/parts/${idOf(germanAddress)}`);
  expect(await german.text()).toMatch(
    new RegExp(`hreflang="ru" href="[^"]*/ru/parts/${idOf(page.url())}"`),
  );

  // What is deleted is a translation no longer.
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await page.goto(germanAddress);
  await expect(page.getByText('No translation')).toBeVisible();
});
