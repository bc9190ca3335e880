import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import type { Language } from '../src/i18n/languages.ts';
import { expectAccessible } from './accessibility.ts';
import { waitForHydration } from './hydration.ts';
import { catalogues } from './language.ts';
import { test } from './test.ts';

/** Callouts lead from a drawing to the part list: by mouse, finger and keyboard, and without scripts. */

const callout = (page: Page, language: Language, number: string) =>
  page.getByRole('main').getByRole('button', {
    name: `${catalogues[language]['callout number'].replace('{{number}}', number)}:`,
  });
const comment = (page: Page) => page.getByRole('main').locator('textarea');
const rowOf = (page: Page, partNumber: string) => page.locator(`tr[id="${partNumber}"]`);

async function openPartList(page: Page, language: Language = 'de', width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/${language}/part-list/1`);
  await waitForHydration(page);
}

test('from a callout to its row and back by mouse', async ({ page }) => {
  await openPartList(page);
  const second = callout(page, 'de', '2');
  await second.hover();
  const row = page.locator('tr[data-marked]');
  const partNumber = (await row.getAttribute('id')) ?? '';
  await expect(page.getByRole('figure').first()).toContainText(`2: ${partNumber}, `);
  await second.click();
  await expect(comment(page)).toHaveValue(new RegExp(`^${partNumber}, `));
  await expect(rowOf(page, partNumber)).toBeInViewport();
  await rowOf(page, partNumber).locator('td').first().hover();
  await expect(second).toHaveAttribute('data-marked');
});

test('in forced colours the row and the callout of a number stand out, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPartList(page);
  const second = callout(page, 'de', '2');
  const backgroundOf = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one).backgroundColor);
  const plain = await backgroundOf(second);
  await second.hover();
  const row = page.locator('tr[data-marked]').first();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await row.locator('td').first().hover();
  await expect(second).toHaveAttribute('data-marked');
  expect(await backgroundOf(second)).not.toBe(plain);
});

test('from a callout to its row and back by keyboard, in English at 768 px', async ({ page }) => {
  await openPartList(page, 'en', 768);
  const first = callout(page, 'en', '1');
  await first.focus();
  await expect(page.locator('tr[data-marked]')).not.toHaveCount(0);
  const partNumber = (await page.locator('tr[data-marked]').first().getAttribute('id')) ?? '';
  await expect(first).toHaveAccessibleName(new RegExp(partNumber));
  await page.keyboard.press('Enter');
  await expect(comment(page)).toHaveValue(new RegExp(`^${partNumber}, `));
  const row = rowOf(page, partNumber);
  await expect(row.getByRole('button').first()).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(first).toHaveAttribute('data-marked');
  await expectAccessible(page, 'part list in English at 768 px');
});

test.describe('in Russian at 360 px', () => {
  const viewport = { width: 360, height: 900 };

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('from a callout to its row by a link', async ({ page }) => {
      await page.goto('/ru/part-list/1');
      const name = catalogues.ru['callout number'].replace('{{number}}', '2');
      await page
        .getByRole('link', { name: `${name}:` })
        .first()
        .click();
      await expect(page).toHaveURL(/#HT-FN-/);
      const fragment = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(rowOf(page, fragment)).toBeInViewport();
    });
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport });

    test('from a callout to its row with 44 px for each', async ({ page }) => {
      await page.goto('/ru/part-list/1');
      await waitForHydration(page);
      const second = callout(page, 'ru', '2');
      await second.scrollIntoViewIfNeeded();
      const box = await second.boundingBox();
      if (!box) throw new Error('The callout is not shown.');
      // Beside the circle, within 44 px.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 19);
      await expect(second).toHaveAttribute('data-marked');
      const partNumber = (await page.locator('tr[data-marked]').first().getAttribute('id')) ?? '';
      await expect(second).toHaveAccessibleName(new RegExp(partNumber));
      await expect(comment(page)).toHaveValue(new RegExp(`^${partNumber}, `));
      await expectAccessible(page, 'part list by finger in Russian');
    });
  });
});

test('a shared address and a hit of the search lead to the row and its callout', async ({
  page,
}) => {
  await page.goto('/de/search?q=HT-FN-2041-03');
  await waitForHydration(page);
  const hit = page.getByRole('row', { name: /HT-FN-2041-03/ });
  await expect(hit.getByTitle('Position 1')).toBeVisible();
  await hit.getByRole('link', { name: 'HT-FN-2041-03' }).click();
  await expect(rowOf(page, 'HT-FN-2041-03').getByRole('button').first()).toBeFocused();
  await expect(callout(page, 'de', '1')).toHaveAttribute('data-marked');
});

test('a drawing opens large, is zoomed and moved, and leads to the row @story', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPartList(page);
  const drawing = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  await drawing.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Vergrößerte Zeichnung' });
  const image = dialog.getByRole('img');
  await expect(image).toBeVisible();
  const width = async () => (await image.boundingBox())?.width ?? 0;
  const left = async () => (await image.boundingBox())?.x ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before);
  const zoomed = await left();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeGreaterThan(zoomed);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(before);
  await image.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(width).toBeGreaterThan(before);
  await dialog.getByRole('button', { name: 'Ganze Zeichnung' }).click();
  await expect.poll(width).toBe(before);
  await expectAccessible(page, 'enlarged drawing');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(drawing.first()).toBeFocused();

  await drawing.first().click();
  await dialog.getByRole('button', { name: 'Position 2:' }).click();
  await expect(dialog).toBeHidden();
  await expect(comment(page)).toHaveValue(/^HT-FN-/);
  const [partNumber = ''] = (await comment(page).inputValue()).split(',');
  await expect(rowOf(page, partNumber).getByRole('button').first()).toBeFocused();
});

test('a printed list has its drawings with their numbers above it', async ({ page }) => {
  await openPartList(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1040 });
  const number = callout(page, 'de', '1');
  await expect(number).toBeVisible();
  const [drawn, table] = [await number.boundingBox(), await page.getByRole('table').boundingBox()];
  expect(drawn?.y).toBeLessThan(table?.y ?? 0);
});
