import { expect } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { test } from './test.ts';

/** Routes, language and history of the public site (spec 2.1, 4). */

test('German is the default; a choice is kept over a reload and on every screen (spec 4, 9) @story', async ({
  page,
}) => {
  const languageOf = () => page.evaluate(() => document.documentElement.lang);
  await page.goto('/#/gas-turbina');
  await expect(page.getByRole('heading', { level: 1, name: 'Gasturbinen' })).toBeVisible();
  expect(await languageOf()).toBe('de');

  const switcher = page.getByRole('group', { name: 'Sprache' });
  await expect(switcher.getByRole('button', { name: /Deutsch/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await switcher.getByRole('button', { name: /Русский/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Газовые турбины' })).toBeVisible();
  // The content of the server follows: text, categories and products of that language.
  await expect(page.getByRole('heading', { name: 'Устройство LM6000' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toHaveText(/Стационарные/);
  await expect(page.getByRole('columnheader', { name: 'Мощность (МВт)' })).toBeVisible();
  expect(await languageOf()).toBe('ru');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ru');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Газовые турбины' })).toBeVisible();
  expect(await languageOf()).toBe('ru');
  await page.goto('/#/careers');
  await expect(page.getByRole('heading', { level: 1, name: 'Карьера' })).toBeVisible();
});

test('what was typed survives a switch of the language (spec 4)', async ({ page }) => {
  await page.goto('/#/part-list/2');
  await page.getByRole('row').nth(1).click();
  await page.getByLabel('Name').fill('Einkauf');
  await expect(page.getByLabel('Kommentar')).toHaveValue(/^HT-/);
  const comment = await page.getByLabel('Kommentar').inputValue();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ignition' })).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue(comment);
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Einkauf');
});

test('a catalogue that is missing is read again (spec 9)', async ({ page }) => {
  await page.goto('/#/gas-turbina');
  await waitForHydration(page);
  let reads = 0;
  await page.route('**/assets/ru-*.js', async (route) => {
    reads += 1;
    if (reads === 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: /Русский/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Газовые турбины' })).toBeVisible();
  expect(reads).toBe(2);
});

test('a category’s products load on a click, a row opens its product (spec 2.11) @story', async ({
  page,
}) => {
  await page.goto('/#/gas-turbina');
  await expect(page.getByRole('rowheader', { name: 'MS5001PA (Frame 5)' })).toBeVisible();
  await page.getByRole('tab', { name: /Baureihe LM/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'LM6000PC' }).first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'MS5001PA (Frame 5)' })).toHaveCount(0);
  await row.getByRole('cell').last().click();
  await expect(page).toHaveURL(/#\/parts\/9$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gasturbine LM6000PC' })).toBeVisible();

  // The way back leads to the category that was chosen.
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Baureihe LM/, selected: true })).toBeVisible();
  await expect(row).toBeVisible();
});

test('a product keeps its language in another one’s frame, and says which (spec 2.9)', async ({
  page,
}) => {
  await page.goto('/en/parts/9');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/parts\/9$/);
  await expect(page.getByRole('term').filter({ hasText: 'Power(MW)' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: 'Gasturbine LM6000PC' });
  await expect(title).toHaveAttribute('lang', 'de');
  await expect(page.getByText(/^Aeroderivative Gasturbinen/)).toHaveAttribute('lang', 'de');
  await expect(
    page
      .locator('[lang=de]')
      .getByText(/Ringbrennkammer/)
      .first(),
  ).toBeVisible();
});

test('Back returns to where one was on the page; a new page begins at its top', async ({
  page,
}) => {
  await page.goto('/#/part-list/1');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect(page.getByRole('heading', { level: 1, name: /^Brennstoffsystem/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(1000);

  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Brennstoffsystem/ })).toBeVisible();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(20);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});

test('addresses that cannot be decoded stop nothing (spec 2.1)', async ({ page }) => {
  const partners = page.getByRole('heading', { level: 1, name: 'Partner' });
  for (const address of ['/#50%', '/#/parts/100%', '/de#50%', '/de/parts/100%']) {
    await page.goto('about:blank');
    await page.goto(address);
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Partner' })
      .click();
    await expect(partners, address).toBeVisible();
  }
});
