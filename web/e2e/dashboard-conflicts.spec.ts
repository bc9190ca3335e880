import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { logIn, stayLoggedIn } from './administrator.ts';
import { answer, dialogOf, expectAlert, openDialog, write } from './dashboard-forms.ts';
import { test, useDashboard } from './test.ts';

/** Two administrators on one spare: each sees the other, and neither overwrites the other unseen. */

useDashboard();

const question = 'Somebody else has saved this in the meantime';

/** Adds a spare; returns its title, which no other has. */
async function addSpare(page: Page): Promise<string> {
  const title = `Düse ${randomUUID()}`;
  await page.goto('/#/dashboard/data');
  const adding = await openDialog(page, 'Add spare part');
  await adding.getByLabel('Title(De)').fill(title);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  return title;
}

async function openSpare(page: Page, title: string) {
  await page.goto('/#/dashboard/data');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title(De)' })).toHaveValue(title);
}

async function deleteSpare(page: Page) {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
}

async function update(page: Page) {
  await page.getByRole('button', { name: 'Update' }).click();
}

test('two who edit the same see each other; the second one to save keeps both changes, and chooses where both changed the same @story', async ({
  page,
  browser,
  request,
}) => {
  const title = await addSpare(page);
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await stayLoggedIn(other, await logIn(request));
  await openSpare(page, title);
  await openSpare(other, title);
  const editors = (of: Page) => of.getByRole('status', { name: 'Other editors' });
  await expect(editors(other)).toHaveText(
    /^admin has had this open since .* and saved it at .*\.$/,
  );

  // What collides is shown as it was, mine and theirs; the rest is kept from both.
  await write(other.getByRole('textbox', { name: 'Text(De)' }), 'Dreißig Düsen.');
  await other.getByLabel('Title(En)').fill('Fuel nozzle');
  await update(other);
  await expectAlert(other, 'Successfully updated');
  await page.getByLabel('Title(Ru)').fill('Сопло');
  await write(page.getByRole('textbox', { name: 'Text(De)' }), 'Vierzig Düsen.');
  await update(page);
  const dialog = dialogOf(page, question);
  const field = dialog.getByRole('radiogroup', { name: 'Text(De)' });
  await expect(field.getByRole('radio', { name: 'Mine' })).toContainText('Vierzig Düsen.');
  await expect(field.getByRole('radio', { name: 'Theirs' })).toContainText('Dreißig Düsen.');
  await expect(field).toContainText('As it was');
  await expect(dialog).toContainText(/Saved by admin, .* \d\d:\d\d:\d\d/);
  await expect(dialog).toContainText('Taken over from them: Title(En)');
  await field.getByRole('radio', { name: 'Theirs' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectAlert(page, 'Successfully updated');
  await expect(page.getByRole('textbox', { name: 'Text(De)' })).toHaveText('Dreißig Düsen.');
  await expect(page.getByLabel('Title(En)')).toHaveValue('Fuel nozzle');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text(De)' })).toHaveText('Dreißig Düsen.');
  await expect(page.getByLabel('Title(En)')).toHaveValue('Fuel nozzle');
  await expect(page.getByLabel('Title(Ru)')).toHaveValue('Сопло');
  await other.close();
  await deleteSpare(page);
});

test('paragraphs that only one of the two has changed are kept from both, whichever passage is chosen', async ({
  page,
  browser,
  request,
}) => {
  const title = await addSpare(page);
  await openSpare(page, title);
  await write(page.getByRole('textbox', { name: 'Text(De)' }), 'Eins.\nZwei.\nDrei.');
  await update(page);
  await expectAlert(page, 'Successfully updated');
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await stayLoggedIn(other, await logIn(request));
  await openSpare(other, title);
  await write(other.getByRole('textbox', { name: 'Text(De)' }), 'Eins.\nZwei, ihre.\nDrei, ihre.');
  await update(other);
  await expectAlert(other, 'Successfully updated');
  await write(page.getByRole('textbox', { name: 'Text(De)' }), 'Eins, meine.\nZwei, meine.\nDrei.');
  await update(page);
  const field = dialogOf(page, question).getByRole('radiogroup', { name: 'Text(De)' });
  await expect(field).not.toContainText('Eins');
  await expect(field).not.toContainText('Drei');
  await field.getByRole('radio', { name: 'Mine' }).click();
  await dialogOf(page, question).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(page, question)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text(De)' })).toHaveText(
    'Eins, meine.Zwei, meine.Drei, ihre.',
  );
  await other.close();
  await deleteSpare(page);
});
