import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { holdScripts } from './hold-scripts.ts';
import { test } from './test.ts';

/** The part search, and the filter of a long part list: our additions to spec 2.2 and 2.7. */

test('@story a number typed by hand leads from the header to its row', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Website durchsuchen' }).click();
  const field = page.getByRole('searchbox', { name: 'Teilenummer, Bezeichnung oder Thema' });
  // In small letters, with blanks, a Cyrillic Н and a letter O.
  await field.fill('нt fn 2o41 o3');
  await field.press('Enter');
  await expect(page).toHaveURL(/#\/search\?q=/);
  await expect(page.getByText(/^Gefundene Teile: \d+$/)).toHaveRole('status');

  const link = page.getByRole('link', { name: 'HT-FN-2041-03' }).first();
  const number = await link.innerText();
  await link.click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('data-target', 'true');
  await expect(row.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('textarea')).toHaveValue(new RegExp(`^${number}, `));
});

test('an address with a search shows what it finds, accessibly', async ({ page }) => {
  for (const [language, width, typed, found] of [
    ['de', 1440, 'zündkertze', 'Ähnliche Teile'],
    ['ru', 360, 'форсунка', 'Найдено деталей'],
    ['ru', 360, 'бороскопия', 'Найдено страниц'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${language}/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(found)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(typed);
    await expectAccessible(page, `search for ${typed}`);
  }
});

test('the search is a form that works without scripts, and finds the whole website', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/en/search');
  await page.getByRole('searchbox').fill('warranty');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=warranty$/);
  await expect(page.getByRole('searchbox')).toHaveValue('warranty');
  const pages = page.getByRole('region', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Stock and pre-order' }).click();
  await expect(page).toHaveURL(/\/en\/spare-parts/);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.goto('/en/search');
  await page.getByRole('searchbox').fill('borescope');
  await page.keyboard.press('Enter');
  const services = page.getByRole('region', { name: 'Services' });
  await services.getByRole('link', { name: 'Borescope inspection' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borescope inspection');
  await context.close();
});

test('what is typed into the filter before the scripts have loaded counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/#/part-list/1');
  await page.getByRole('searchbox', { name: 'Diese Liste filtern' }).fill('schraube');
  release();
  await expect(page.getByText(/^\d+ von \d+ Zeilen$/)).toBeVisible();
});
