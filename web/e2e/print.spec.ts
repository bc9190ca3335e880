import { expect } from '@playwright/test';
import { test } from './test.ts';

/** Printed pages contain the content without what works only on a screen. */

test.beforeEach(async ({ page }) => {
  // A sheet of A4 with its margins.
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.emulateMedia({ media: 'print' });
});

test('a part list is printed whole, without navigation and form (spec 2.7)', async ({ page }) => {
  await page.goto('/#/part-list/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Zündanlage' })).toBeVisible();
  for (const label of ['Teilenummer', 'Bezeichnung', 'Ersetzt durch', 'Menge']) {
    await expect(page.getByRole('columnheader', { name: label })).toBeVisible();
  }
  await expect(page.getByRole('row').last()).toBeVisible();
  const table = page.getByRole('table');
  expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.getByRole('row').last()).toHaveCSS('break-inside', 'avoid');

  // It says of when it is, from where, and whose.
  const today = new Date().toLocaleDateString('de-DE', { dateStyle: 'long' });
  const source = page.getByText(`${today}, ${new URL('/de/part-list/2', page.url()).href}`);
  await expect(source).toBeVisible();
  await expect(page.getByRole('link', { name: /^Adresse: / })).toBeVisible();

  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Verfügbarkeit anfragen' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden();
  await expect(page.getByRole('button', { name: /kopieren/ })).toHaveCount(0);
});

test('a service is printed without navigation, in dark on light (spec 2.8)', async ({ page }) => {
  await page.goto('/#/service/6');
  await expect(page.getByRole('heading', { level: 1, name: 'Boroskopinspektion' })).toBeVisible();
  await expect(page.getByRole('img').last()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  // Browsers print no backgrounds: white letters would be invisible.
  const ink = 'rgb(16, 34, 46)';
  await expect(page.getByRole('link', { name: /^Telefon/ })).toHaveCSS('color', ink);
  await expect(page.getByRole('contentinfo')).toHaveCSS('color', ink);
});
