import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { test } from './test.ts';

/** The layout values of spec 9 that concern the public site, measured in the real browser. */

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 760 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

test('on the home page, four identical slides are 80vh high, 200px on small screens, and both About images 408px (spec 2.3, 9)', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Innovation hält Turbinen in Bewegung' });
  const slides = hero.locator('img').locator('..');
  await expect(slides).toHaveCount(4);
  expect((await boxOf(hero)).height).toBe(0.8 * wide.height);
  for (const slide of await slides.all()) {
    expect(await boxOf(slide)).toMatchObject({ width: wide.width, height: 0.8 * wide.height });
    expect((await boxOf(slide.locator('img'))).height).toBe(0.8 * wide.height);
    await expect(slide).toHaveText('Innovation hält Turbinen in Bewegung');
  }
  const banners = await hero
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => image instanceof HTMLImageElement && image.currentSrc),
    );
  expect(new Set(banners).size).toBe(1);

  const about = page.getByRole('heading', { name: /^Über die Hamberg/ }).locator('..');
  const images = about.getByRole('img');
  await expect(images).toHaveCount(2);
  await expect(about.locator('p')).toHaveCount(7);

  const first = await boxOf(images.first());
  const second = await boxOf(images.last());
  expect([first.height, second.height]).toEqual([408, 408]);
  // Text left and image right, then image left and text right.
  expect(first.x).toBeGreaterThan((await boxOf(about.locator('p').first())).x);
  expect(second.x).toBeLessThan((await boxOf(about.locator('p').last())).x);

  await page.setViewportSize(narrow);
  expect((await boxOf(hero)).height).toBe(200);
  expect((await boxOf(slides.first())).height).toBe(200);
  for (const image of await images.all()) expect((await boxOf(image)).height).toBe(408);
});

test('product cards are 350 to 400px wide, a small phone’s width on it, and lead to the product (spec 2.6, 9)', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/#/spare-parts');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const width of [1440, 1100, 900, 768, 430]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().width),
    );
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(350);
    expect(Math.max(...widths), `at ${width} px`).toBeLessThanOrEqual(400);
  }

  await page.setViewportSize(narrow);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  const card = await boxOf(cards.first());
  expect(card.width).toBeGreaterThan(320);
  expect(card.x).toBe(heading.x);
  expect(card.x + card.width).toBe(narrow.width - heading.x);

  const engine = cards.filter({ hasText: 'Gasturbine LM6000PC' });
  await expect(engine.locator('img')).toBeVisible();
  await expect(engine.getByRole('heading', { name: 'Gasturbine LM6000PC' })).toBeVisible();
  await expect(engine.locator('p').first()).not.toBeEmpty();
  await engine.getByRole('link').click();
  await expect(page).toHaveURL(/#\/parts\/9$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gasturbine LM6000PC' })).toBeVisible();
});

test('service images are at most 500px wide (spec 2.8, 9)', async ({ page }) => {
  for (const width of [1440, 860, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/#/service/6');
    const image = page.getByRole('main').getByRole('img').first();
    const box = await boxOf(image);
    expect(box.width, `at ${width} px`).toBeLessThanOrEqual(500);
    expect(box.width, `at ${width} px`).toBeGreaterThan(300);
  }
});

/** Where the left edges of the images lie, from left to right. */
async function columnsOf(images: Locator): Promise<number[]> {
  await images.first().waitFor();
  const lefts = await images.evaluateAll((all) =>
    all.map((image) => Math.round(image.getBoundingClientRect().left)),
  );
  return [...new Set(lefts)].sort((a, b) => a - b);
}

test('a product shows one image large, several in a grid, as the gas-turbine page does (spec 2.9, 2.11)', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/#/parts/10');
  const images = page.getByRole('main').locator('[class*=_images_] img');
  await expect(images).toHaveCount(1);
  const large = await boxOf(images.first());
  expect(large.width).toBeGreaterThan(500);

  await page.goto('/#/parts/9');
  await expect(images).toHaveCount(2);
  expect(await columnsOf(images)).toHaveLength(2);
  expect((await boxOf(images.first())).width).toBeLessThan(large.width);

  await page.goto('/#/gas-turbina');
  await expect(page.getByRole('heading', { level: 1, name: 'Gasturbinen' })).toBeVisible();
  expect(await images.count()).toBeGreaterThanOrEqual(2);
  expect(await columnsOf(images)).toHaveLength(2);
});

/** Notes the computed transition-duration of each transition that begins on the dialog itself. */
async function recordDialogTransitions(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { dialogTransitions: seen });
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element) || target.getAttribute('role') !== 'dialog') return;
      seen.push(getComputedStyle(target).transitionDuration);
    });
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'dialogTransitions');
      return Array.isArray(seen) ? [...new Set(seen)].map(String) : [];
    });
}

test('the inquiry has a comment of four rows, and a dialog that takes 300 ms to come and 200 ms to go (spec 2.7, 4, 9)', async ({
  page,
}) => {
  await page.goto('/#/part-list/1');
  const comment = page.getByLabel('Kommentar');
  await expect(comment).toHaveAttribute('rows', '4');
  const rows = await comment.evaluate((field) => {
    const style = getComputedStyle(field);
    const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
    return (field.clientHeight - padding) / parseFloat(style.lineHeight);
  });
  expect(Math.round(rows)).toBe(4);

  // Wait for hydration: an earlier click would be replayed after it.
  await waitForHydration(page);
  const transitions = await recordDialogTransitions(page);
  await page.getByRole('checkbox').click();
  await expect.poll(transitions).toEqual(['0.3s']);
  const dialog = page.getByRole('dialog');
  // A dialog that goes before it has come has no way to go: nothing would move.
  await expect(dialog).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await transitions()).toEqual(['0.3s', '0.2s']);
});
