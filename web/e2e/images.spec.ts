import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { languages } from '../src/i18n/languages.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { pathIn, publicRoutes } from './public-routes.ts';
import { test } from './test.ts';

/** Every image reserves its space before it loads, so that nothing moves. */

/**
 * Sums up the layout shifts since the start of the page. Fonts are not loaded: one that arrives late changes where
 * lines break, and with that what lies below them.
 */
async function recordShifts(page: Page) {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        shifted += entry.value;
      }
      Object.assign(window, { shifted });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0));
}

/** Lists the images on screen without size attributes or with another ratio than their box. */
async function wrongImages(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { src } = image instanceof HTMLImageElement ? image : { src: image.tagName };
      const name = src.slice(-60);
      const width = Number(image.getAttribute('width'));
      const height = Number(image.getAttribute('height'));
      if (!width || !height) return [`${name} has no width or no height`];
      // Cover and About are drawings that fill a place of fixed height (spec 9).
      const box = image.getBoundingClientRect();
      const isStored = image.hasAttribute('srcset');
      const isOff = isStored && Math.abs(box.width / box.height - width / height) > 0.02;
      return isOff ? [`${name} is shown at ${box.width} × ${box.height}`] : [];
    }),
  );
}

/** Waits until every image in view has come. */
async function expectAllShown(page: Page): Promise<void> {
  const missing = () =>
    page.locator('img').evaluateAll((images) =>
      images.flatMap((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        const isInView = bottom > 0 && top < window.innerHeight;
        const hasCome = image instanceof HTMLImageElement && image.naturalWidth > 0;
        return isInView && !hasCome ? [image.outerHTML] : [];
      }),
    );
  await expect.poll(missing).toEqual([]);
}

/** Delays images, which is what moves the rest; `image` comes in place of them. */
async function delayImages(page: Page, of: RegExp, image?: string): Promise<void> {
  await page.route(of, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (image) await route.fulfill({ contentType: 'image/svg+xml', body: image });
    else await route.continue();
  });
}

for (const viewport of [
  { width: 360, height: 760 },
  { width: 1440, height: 900 },
]) {
  test(`every image at ${viewport.width} px has width and height, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shifted = await recordShifts(page);
    await delayImages(page, /\/api\/files\/|\.svg$/);
    let images = 0;
    for (const route of publicRoutes) {
      const path = pathIn(route, languages[0] ?? 'de');
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      images += await page.locator('main img').count();
      expect.soft(await wrongImages(page), path).toEqual([]);
      await expectAllShown(page);
      // Images further down load as one scrolls.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAllShown(page);
      expect.soft(await shifted(), path).toBeLessThan(0.01);
    }
    expect(images).toBeGreaterThan(20);
  });
}

test('an image of any ratio moves nothing in the dashboard', async ({ page, request }) => {
  await stayLoggedIn(page, await logIn(request));
  const shifted = await recordShifts(page);
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="400"/>';
  await delayImages(page, /\/api\/files\//, tall);
  const lists = ['', '/data', '/partners', '/services'];
  const forms = ['/product/1', '/spare/1', '/services/1', '/gas-turbina', '/careers'];
  for (const path of [...lists, ...forms]) {
    await page.goto('about:blank');
    await page.goto(`/#/dashboard${path}`);
    const images = page.getByRole('main').locator('img[srcset]');
    await expect(images.first()).toBeAttached();
    await expectAllShown(page);
    expect.soft(await shifted(), path).toBeLessThan(0.001);
  }
});
