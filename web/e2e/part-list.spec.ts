import { expect } from '@playwright/test';
import { test } from './test.ts';

/** The part list and how its rows reach the inquiry (spec 2.7). */

test('a row fills the comment, by mouse and keyboard, and shows it (spec 2.7)', async ({
  page,
}) => {
  await page.goto('/#/part-list/2');
  const comment = page.getByRole('main').locator('textarea');
  const row = page.getByRole('row').filter({ hasText: 'HT-IG-' }).last();
  await row.getByRole('cell').first().click();
  const cells = (await row.locator('[data-readable], td').allInnerTexts()).slice(0, 3);
  await expect(comment).toHaveValue(cells.filter(Boolean).join(', '));
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();

  const first = page.getByRole('row').nth(1);
  await first.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(comment).toHaveValue(
    new RegExp(`^${await first.getByRole('button').first().innerText()}`),
  );
});

for (const width of [360, 1440]) {
  test(`a row fills the comment wherever it is clicked, at ${width} px (spec 2.7)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/#/part-list/2');
    const comment = page.getByRole('main').locator('textarea');
    const row = page.getByRole('row').nth(1);
    const number = await row.getByRole('button').first().innerText();
    const box = await row.boundingBox();
    if (!box) throw new Error('The row is not shown.');

    const parts = [0.02, 0.1, 0.25, 0.5, 0.75, 0.98];
    const copyButton = await row.getByRole('button', { name: /kopieren/ }).boundingBox();
    const points = [
      ...parts.flatMap((x) =>
        [0.2, 0.5, 0.8].map((y) => ({ x: x * box.width, y: y * box.height })),
      ),
      // Each cell's middle, and that of the button that copies.
      ...(await Promise.all((await row.locator('th, td').all()).map((cell) => cell.boundingBox())))
        .concat(copyButton)
        .flatMap((inner) =>
          inner
            ? [{ x: inner.x + inner.width / 2 - box.x, y: inner.y + inner.height / 2 - box.y }]
            : [],
        ),
    ];
    expect(points.length).toBeGreaterThan(20);
    for (const position of points) {
      await comment.fill('');
      await row.click({ position });
      await expect(comment, JSON.stringify(position)).toHaveValue(new RegExp(`^${number}, `));
    }
  });
}

test('copying a part number fills the comment too, and leaves the visitor in the table (spec 2.7)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/part-list/2');
  const comment = page.getByRole('main').locator('textarea');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const buttonIn = async (index: number) => {
    const row = page.getByRole('row').nth(index);
    const number = await row.getByRole('button').first().innerText();
    return { number, button: row.getByRole('button', { name: `Teilenummer kopieren: ${number}` }) };
  };

  const first = await buttonIn(1);
  await first.button.click();
  await expect.poll(copied).toBe(first.number);
  await expect(comment).toHaveValue(new RegExp(`^${first.number}, `));
  await expect(first.button).toBeFocused();

  const second = await buttonIn(2);
  await second.button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe(second.number);
  await expect(comment).toHaveValue(new RegExp(`^${second.number}, `));
  await expect(second.button).toBeFocused();
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

test('the row that gets the focus lies below header and head (WCAG 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/#/part-list/1');
  const head = page.getByRole('columnheader', { name: 'Teilenummer' });
  const above = page.getByRole('row').nth(19);
  const focused = above.getByRole('button').last();
  await page.getByRole('row').nth(20).getByRole('button').first().focus();
  await above.evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 60));
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toBeFocused();
  await expect
    .poll(async () => {
      const [covering, button] = await Promise.all([head.boundingBox(), focused.boundingBox()]);
      return covering && button && button.y - (covering.y + covering.height);
    })
    .toBeGreaterThanOrEqual(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('fingers find copy and plus apart, and no hint speaks of keys', async ({ page }) => {
    await page.goto('/de/part-list/2');
    const row = page.getByRole('row').nth(1);
    const [copy, plus] = await Promise.all(
      ['Teilenummer kopieren', 'zur Anfrage hinzufügen'].map((name) =>
        row.getByRole('button', { name: new RegExp(name) }).boundingBox(),
      ),
    );
    if (!copy || !plus) throw new Error('The buttons are not shown.');
    for (const { width, height } of [copy, plus]) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(plus.x - copy.x).toBeGreaterThanOrEqual(44);
    await expect(page.getByText('auf das Plus in der Zeile tippen')).toBeVisible();
    await expect(page.getByText('Strg- oder Umschalttaste')).toBeHidden();
  });
});
