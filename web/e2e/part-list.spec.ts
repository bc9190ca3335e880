import { expect, test } from '@playwright/test';

/** The part list and how its rows reach the inquiry (spec 2.7). */

test('a row fills the comment in the language, by mouse and keyboard, and shows it (spec 2.7)', async ({
  page,
}) => {
  await page.goto('/#/part-list/2');
  const comment = page.getByRole('main').locator('textarea');
  const row = page.getByRole('row').filter({ hasText: 'HT-IG-' }).last();
  for (const [language, title] of [
    ['Deutsch', 'Zündanlage'],
    ['English', 'Ignition'],
    ['Русский', 'Система зажигания'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(language) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await row.getByRole('cell').nth(1).click();
    const cells = (await row.getByRole('cell').allInnerTexts()).slice(0, 3);
    await expect(comment).toHaveValue(cells.filter(Boolean).join(', '));
    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport();
  }

  const first = page.getByRole('row').nth(1);
  await first.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(comment).toHaveValue(
    new RegExp(`^${await first.getByRole('cell').first().innerText()}`),
  );
});

test('a part number is copied without picking the row (spec 2.7)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/part-list/2');
  const row = page.getByRole('row').nth(1);
  const number = await row.getByRole('cell').first().innerText();
  await row.hover();
  await row.getByRole('button', { name: `Teilenummer kopieren: ${number}` }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(page.getByLabel('Kommentar')).toHaveValue('');
});

test('the head of the table stays below the header while one reads on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/#/part-list/1');
  const head = page.getByRole('columnheader', { name: 'Teilenummer' });
  await page.getByRole('row').nth(20).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const header = page.getByRole('banner');
  await expect
    .poll(async () => {
      const above = await header.boundingBox();
      const below = await head.boundingBox();
      return above && below ? Math.abs(below.y - (above.y + above.height)) : undefined;
    })
    .toBeLessThanOrEqual(1);
});
