import { expect } from '@playwright/test';
import { z } from 'zod';

import { expectAccessible } from './accessibility.ts';
import { logIn } from './administrator.ts';
import { expectAlert } from './dashboard-forms.ts';
import { addSpareWithDrawing, numbersInRows } from './drawing-of-spare.ts';
import { startSite } from './start-server.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** Callouts are placed on the image of a spare by mouse and keyboard. */

const stored = z.object({
  parts: z.array(z.object({ callout: z.string() })),
  image_details: z.array(z.object({ callouts: z.array(z.object({ number: z.string() })) })),
});

useOwnSite(startSite);
useDashboard();

// Each on a spare of its own, so that neither finds what the other has placed.
for (const { width, spare } of [
  { width: 360, spare: 1 },
  { width: 1440, spare: 2 },
]) {
  test(`callouts are placed, moved and kept at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/#/dashboard/spare/${spare}`);
    const open = page.getByRole('button', { name: 'Place callouts on image 1' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Callouts on image 1' });
    const callouts = dialog.getByRole('button', { name: /^Callout / });
    await expect(callouts).not.toHaveCount(0);
    const before = await callouts.count();

    const image = dialog.getByRole('img', { name: 'The whole image' });
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0);
    const { width: wide = 0, height: high = 0 } = (await image.boundingBox()) ?? {};
    await image.click({ position: { x: wide * 0.15, y: high * 0.15 } });
    await expect(callouts).toHaveCount(before + 1);
    await expect(callouts.last()).toBeFocused();
    const place = () => callouts.last().boundingBox();
    const from = await place();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await place())?.x).toBeCloseTo((from?.x ?? 0) + 10, 0);

    await dialog.getByRole('button', { name: 'Place in the middle' }).press('Enter');
    await expect(callouts).toHaveCount(before + 2);
    await page.keyboard.type('77');
    await expect(callouts.last()).toHaveText('77');
    await expectAccessible(page, `placing at ${width} px`);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expectAlert(page, 'Successfully updated');
    await expect(dialog).toBeHidden();

    await page.reload();
    await open.click();
    await expect(callouts).toHaveCount(before + 2);
    await callouts.filter({ hasText: '77' }).first().focus();
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expectAlert(page, 'Successfully updated');
  });
}

test('callouts are placed with a click for each, and stored with all their rows in one save', async ({
  page,
  request,
  baseURL,
}) => {
  const places = numbersInRows(10, 5);
  const site = { url: baseURL ?? '', token: await logIn(request) };
  const rows = places.map(() => '');
  const id = await addSpareWithDrawing(site, { title: 'Ten', rows, callouts: [] });
  // The whole image fits below the dialog's head, which would otherwise catch clicks on a scrolled one.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(`/#/dashboard/spare/${id}`);
  await page.getByRole('button', { name: 'Place callouts on image 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Callouts on image 1' });
  const image = dialog.getByRole('img', { name: 'The whole image' });
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(0);
  // Once the dialog has opened: it grows meanwhile.
  await image.click({ trial: true });
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  for (const { x, y } of places) {
    await image.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } });
  }
  await expect(dialog.getByRole('heading', { name: 'Rows without a callout (0)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');

  const { parts, image_details } = stored.parse(
    await (await request.get(`${baseURL}/api/spare/${id}`)).json(),
  );
  expect(parts.map(({ callout }) => callout)).toEqual(places.map(({ number }) => number));
  expect(image_details[0]?.callouts.map(({ number }) => number)).toEqual(
    places.map(({ number }) => number),
  );
});
