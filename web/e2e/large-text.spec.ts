import { expect } from '@playwright/test';

import { test } from './test.ts';

/** Text that the visitor's browser shows twice as large (WCAG 1.4.4, 1.4.10). */

test.use({
  launchOptions: [
    ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      return use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** The home page is the last. */
const paths = [
  '/contacts',
  '/gas-turbina',
  '/parts/1',
  '/part-list/1',
  '/service/6',
  '/spare-parts',
  '',
];

for (const width of [360, 768]) {
  test(`with text twice as large, the tools stay on a screen of ${width} px, and the tagline above the dots`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['de', 'en', 'ru']) {
      for (const path of paths) {
        await page.goto(`/${language}${path}`);
        const header = page.getByRole('banner').last();
        await expect(header.locator('button:visible')).toBeInViewport({ ratio: 1 });
        await expect(header.locator('a:visible').last()).toBeInViewport({ ratio: 1 });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(tooWide, `${language}${path}`).toBe(width);
      }
      const tagline = await page.getByRole('heading', { level: 1 }).boundingBox();
      const dots = await page.getByRole('button', { name: '1' }).first().boundingBox();
      if (!tagline || !dots) throw new Error('The hero is not shown.');
      expect(tagline.y + tagline.height).toBeLessThanOrEqual(dots.y);
    }
  });
}
