import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { z } from 'zod';

import { logIn, stayLoggedIn } from './administrator.ts';
import { alertOf, alerts, fill } from './form-fields.ts';
import { test } from './test.ts';

/** How alerts behave beside what else is on the screen (spec 8). */

test('who closes an alert goes on where the focus was', async ({ page }) => {
  await page.goto('/#/contacts');
  const entries = { Name: 'Werk', Firma: 'Werk', 'E-Mail': 'alerts@kraftwerk.example' };
  await fill(page, entries);
  const send = page.getByRole('button', { name: 'Senden', exact: true });
  await send.click();
  const alert = alertOf(page, alerts.sent);
  await alert.waitFor();
  await send.focus();
  await alert.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(send).toBeFocused();
  await expect(alert).toBeHidden();
});

/** Expects that an alert lies over none of these elements. */
async function expectBeside(alert: Locator, elements: Locator): Promise<void> {
  const { x, y, width, height } = (await alert.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  expect(width).toBeGreaterThan(0);
  for (const element of await elements.all()) {
    const box = await element.boundingBox();
    if (!box) continue;
    const isBeside =
      box.x >= x + width ||
      box.x + box.width <= x ||
      box.y >= y + height ||
      box.y + box.height <= y;
    expect(isBeside, await element.evaluate((node) => node.outerHTML.slice(0, 120))).toBe(true);
  }
}

for (const width of [360, 1024, 1440]) {
  test(`an alert lies over no field and no title of a dialog at ${width} px`, async ({
    page,
    request,
  }) => {
    const token = await logIn(request);
    const { phone } = z
      .object({ phone: z.string() })
      .parse(await (await request.get('/api/settings')).json());
    await stayLoggedIn(page, token);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/#/dashboard/services');
    await page.getByRole('button', { name: 'Add service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add service' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const failure = alertOf(page, 'Please select a file first!');
    // Under the pointer it stays.
    await failure.hover();
    await expectBeside(failure, dialog.getByRole('heading'));

    await page.goto('/#/dashboard/settings');
    const form = page.locator('form', { has: page.getByLabel('Phone') });
    await form.getByLabel('Phone').fill(`+49 551 ${width}`);
    await form.getByRole('button', { name: 'Update' }).click();
    const success = alertOf(page, 'Contact successfully updated');
    await success.hover();
    for (const top of [0, 150, 300]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expectBeside(success, page.getByRole('main').getByRole('textbox'));
    }
    // Other tests read it on the same site.
    const restored = await request.patch('/api/settings', {
      data: { phone },
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(restored.status()).toBe(200);
  });
}
