import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { logIn } from './administrator.ts';
import { addSpareWithDrawing, numbersInRows } from './drawing-of-spare.ts';
import { waitForHydration } from './hydration.ts';
import { test, useOwnSite } from './test.ts';

/** A drawing with so many callouts that their targets for fingers overlap on a phone. */

useOwnSite();

const callouts = numbersInRows(60, 10);
let dense: string;
let plain: string;

test.beforeAll(async ({ request, baseURL }) => {
  const site = { url: baseURL ?? '', token: await logIn(request) };
  const rows = callouts.map(({ number }) => number);
  dense = `/de/part-list/${await addSpareWithDrawing(site, { title: 'Viele', rows, callouts })}`;
  const without = { title: 'Keine', rows: rows.map(() => ''), callouts: [] };
  plain = `/de/part-list/${await addSpareWithDrawing(site, without)}`;
});

const callout = (within: Page | Locator, number: number) =>
  within.getByRole('button', { name: `Position ${number}:` });
const comment = (page: Page) => page.getByRole('main').locator('textarea');

async function centreOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function open(page: Page, address = dense): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

async function openLarge(page: Page): Promise<{ dialog: Locator; image: Locator }> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const link = page.getByRole('main').getByRole('link');
  await link
    .filter({ has: page.getByRole('img') })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Vergrößerte Zeichnung' });
  const image = dialog.getByRole('img');
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  return { dialog, image };
}

/** Moves fingers over the page: each has a path from its first to its last point. */
async function moveFingers(page: Page, ...paths: [from: Point, to: Point][]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (step: number) =>
    paths.map(([from, to], id) => ({
      id,
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function distance(element: Locator, { x, y }: Point): Promise<number> {
  const centre = await centreOf(element);
  return Math.hypot(centre.x - x, centre.y - y);
}

interface Point {
  x: number;
  y: number;
}

test('callouts cost no request at first view', async ({ page }) => {
  await page.goto('/de/imprint');
  const requestsOf = async (address: string) => {
    const requests: string[] = [];
    const listen = (request: Request) =>
      // A font comes when the browser draws its first letter. The spares differ in their ids and images.
      request.resourceType() !== 'font' &&
      requests.push(request.url().replaceAll(/files\/[\w-]+|\d+/g, '_'));
    page.on('request', listen);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    page.off('request', listen);
    return requests.toSorted();
  };
  // The first visit fills the cache.
  await requestsOf(plain);
  const without = await requestsOf(plain);
  expect(without.length).toBeGreaterThan(3);
  expect(await requestsOf(dense)).toEqual(without);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a finger on several callouts is asked which it means, and each can be chosen', async ({
    page,
  }) => {
    await open(page);
    const [first, second] = [callout(page, 14), callout(page, 15)];
    await first.scrollIntoViewIfNeeded();
    const [left, right] = [await centreOf(first), await centreOf(second)];
    // Too close for 44 px each.
    expect(right.x - left.x).toBeLessThan(44);

    await page.touchscreen.tap((left.x + right.x) / 2, left.y);
    const question = page.getByRole('dialog', { name: 'Welche Nummer?' });
    const choices = question.getByRole('button', { name: /^\d+: HT-/ });
    await expect(choices).toHaveText([/^14: HT-13, /, /^15: HT-14, /]);
    for (const choice of await choices.all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page, 'question which callout is meant');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(comment(page)).toHaveValue('');

    await page.touchscreen.tap((left.x + right.x) / 2, left.y);
    await choices.last().tap();
    await expect(question).toBeHidden();
    await expect(comment(page)).toHaveValue(/^HT-14, /);
    await expect(page.locator('tr[id="HT-14"]').getByRole('button').first()).toBeFocused();

    // On one callout alone, nothing is asked.
    await comment(page).fill('');
    await first.scrollIntoViewIfNeeded();
    const alone = await centreOf(first);
    await page.touchscreen.tap(alone.x, alone.y);
    await expect(comment(page)).toHaveValue(/^HT-13, /);
  });

  test('two fingers zoom the large drawing, one moves it, from a callout, too', async ({
    page,
  }) => {
    const { dialog, image } = await openLarge(page);
    const box = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await box();
    const middle = await centreOf(image);
    const apart = (by: number) => [
      { x: middle.x - by, y: middle.y },
      { x: middle.x + by, y: middle.y },
    ];
    const [left, right] = apart(30);
    const [farLeft, farRight] = apart(130);
    if (!left || !right || !farLeft || !farRight) throw new Error('unreachable');
    await moveFingers(page, [left, farLeft], [right, farRight]);
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 1.3);

    const zoomed = await box();
    const from = await centreOf(callout(dialog, 35));
    await moveFingers(page, [from, { x: from.x + 70, y: from.y + 40 }]);
    await expect.poll(async () => (await box()).x - zoomed.x).toBeCloseTo(70, 0);
    expect((await box()).y - zoomed.y).toBeCloseTo(40, 0);
    expect((await box()).width).toBeCloseTo(zoomed.width, 0);
    await expect(dialog).toBeVisible();
    await expect(comment(page)).toHaveValue('');
  });
});

test('the mouse drags the large drawing by its callouts, and its wheel zooms where it points', async ({
  page,
}) => {
  const { dialog, image } = await openLarge(page);
  const from = await centreOf(callout(dialog, 24));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y - 30, { steps: 4 });
  await page.mouse.up();
  const to = { x: from.x + 90, y: from.y - 30 };
  await expect.poll(() => distance(callout(dialog, 24), to)).toBeLessThan(1);
  await expect(dialog).toBeVisible();

  const width = async () => (await image.boundingBox())?.width ?? 0;
  const before = await width();
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(before);
  await expect.poll(() => distance(callout(dialog, 24), to)).toBeLessThan(1);
  await page.mouse.click(to.x, to.y);
  await expect(dialog).toBeHidden();
  await expect(comment(page)).toHaveValue(/^HT-23, /);
});

test('the focus brings callouts of a zoomed drawing into view', async ({ page }) => {
  const { dialog } = await openLarge(page);
  // At once, before the browser has drawn any of it.
  await callout(dialog, 1).evaluate((button) => {
    const zoomIn = () => new KeyboardEvent('keydown', { key: '+', bubbles: true });
    for (let zooms = 0; zooms < 6; zooms++) button.dispatchEvent(zoomIn());
    button.focus();
  });
  await expect(callout(dialog, 1)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Tab');
  await expect(callout(dialog, 2)).toBeFocused();
  await expect(callout(dialog, 2)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('0');
  await expect(callout(dialog, 60)).toBeInViewport({ ratio: 0.99 });
  await expect(callout(dialog, 1)).toBeInViewport({ ratio: 0.99 });
});
