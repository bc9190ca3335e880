import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, dialogOf, expectAlert, openDialog } from './dashboard-forms.ts';
import { test, useDashboard } from './test.ts';

/** What customers call a part: names that administrators let the search take for one another. */

useDashboard();

test('an editor adds synonyms by which a visitor finds a part, and takes them back @story', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const visitor = await context.newPage();
  const search = (typed: string) => visitor.goto(`/de/search?q=${encodeURIComponent(typed)}`);
  const hit = visitor.getByRole('link', { name: /^HT-IG-/ }).first();
  await search('Funkenhorn');
  await expect(visitor.getByRole('searchbox')).toHaveValue('Funkenhorn');
  await expect(hit).toBeHidden();

  await page.goto('/#/dashboard');
  await page.getByRole('link', { name: 'Synonyms' }).click();
  await expect(page.getByText('No synonyms of your own yet')).toBeVisible();
  const trial = page.getByLabel('What does a word find?');
  const found = page.getByRole('status', { name: 'Found parts' });
  await trial.fill('Funkenhorn');
  await trial.press('Enter');
  await expect(found).toHaveText('‘Funkenhorn’ finds no part.');

  // What is wrong stands at the field.
  const adding = await openDialog(page, 'Add synonyms');
  const names = adding.getByLabel('Names');
  await names.fill('Funkenhorn');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(names).toHaveAccessibleDescription(/must have at least 2 different names/);
  await names.fill('Funkenhorn; Zündkerze');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const own = page.getByRole('list', { name: 'Your synonyms' });
  await expect(own.getByRole('listitem')).toHaveText('Funkenhorn, Zündkerze');

  await trial.press('Enter');
  await expect(found).toContainText('HT-IG-');
  await expectAccessible(page, 'synonyms', 'top');
  await search('Funkenhörner');
  await expect(hit).toBeVisible();

  await own.getByRole('button', { name: 'Edit Funkenhorn, Zündkerze' }).click();
  const editing = dialogOf(page, 'Edit synonyms');
  await editing.getByLabel('Names').fill('Funkenhorn, Zündkerze, искророг');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await search('искророг');
  await expect(hit).toBeVisible();

  // The built-in names are there to read.
  await page.getByRole('searchbox', { name: 'Filter' }).fill('сальник');
  const builtIn = page.getByRole('list', { name: 'Built-in synonyms' });
  await expect(builtIn.getByRole('listitem')).toContainText(['Simmerring']);
  await expect(own).toBeHidden();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('');

  await own.getByRole('button', { name: /^Delete Funkenhorn/ }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('No synonyms of your own yet')).toBeVisible();
  await search('искророг');
  await expect(visitor.getByRole('searchbox')).toHaveValue('искророг');
  await expect(hit).toBeHidden();
  await context.close();
});
