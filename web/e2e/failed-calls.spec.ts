import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { alertOf, alerts } from './form-fields.ts';
import { waitForHydration } from './hydration.ts';
import { test } from './test.ts';

/** Calls that fail: no message, and the screen stays as it is (spec 8). */

function tryAgainOf(page: Page) {
  return page.getByRole('button', { name: 'Noch einmal versuchen' });
}

async function expectNoAlert(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('a screen that cannot be loaded offers to try again, and comes then (spec 8)', async ({
  page,
  context,
}) => {
  await page.goto('/#/imprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  // Scripts that are still on their way when the connection is lost bring no screen at all.
  await waitForHydration(page);
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Karriere' }).click();
  await expect(tryAgainOf(page)).toBeVisible();
  await expectNoAlert(page);
  // Still without a connection: the offer stays.
  await tryAgainOf(page).click();
  await expect(tryAgainOf(page)).toBeVisible();

  await context.setOffline(false);
  await tryAgainOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karriere' })).toBeVisible();
});

test('a screen whose data cannot be had offers to try again, and comes then (spec 8)', async ({
  page,
}) => {
  await page.goto('/#/imprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  // Before it, the browser follows a link by itself, and gets a document.
  await waitForHydration(page);
  await page.route('**/graphql*', (route) => route.fulfill({ status: 502 }));
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Karriere' }).click();
  await expect(tryAgainOf(page)).toBeVisible();
  await expectNoAlert(page);

  await page.unroute('**/graphql*');
  await tryAgainOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karriere' })).toBeVisible();
});

test('a category whose products cannot be had leaves the table that is there (spec 2.11, 8)', async ({
  page,
}) => {
  await page.goto('/#/gas-turbina');
  const frame = page.getByRole('rowheader', { name: 'MS5001PA (Frame 5)' });
  await expect(frame).toBeVisible();
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('tab', { name: /Baureihe LM/ }).click();
  await expect(tryAgainOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Gasturbinen' })).toBeVisible();
  await expect(frame).toBeVisible();
  await expectNoAlert(page);

  await page.unroute('**/graphql*');
  await tryAgainOf(page).click();
  await expect(page.getByRole('row').filter({ hasText: 'LM6000PC' }).first()).toBeVisible();
  await expect(tryAgainOf(page)).toHaveCount(0);
});

test('a text that cannot be had in another language leaves the one that is there (spec 4, 8)', async ({
  page,
}) => {
  await page.goto('/#/part-list/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Zündanlage' })).toBeVisible();
  await page.getByLabel('Name').fill('Einkauf');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: /English/ }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Zündanlage' })).toBeVisible();
  await expectNoAlert(page);

  await page.unroute('**/graphql*');
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ignition' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Einkauf');
});

test('a menu that cannot be loaded leaves the page, and opens with the next tap (spec 2.4, 8)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menü' });
  await waitForHydration(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await menu.click();
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tryAgainOf(page)).toHaveCount(0);

  await context.setOffline(false);
  // A tap while the first try still fails is part of that one.
  const dialog = page.getByRole('dialog', { name: 'Menü' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await menu.click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('who loses the connection while filling in a form still gets its alert (spec 5, 8)', async ({
  page,
  context,
}) => {
  const alertsLoaded = Promise.all(
    ['Alerts', 'ActionMessage'].map((chunk) =>
      page.waitForEvent('requestfinished', (request) =>
        request.url().includes(`/assets/${chunk}-`),
      ),
    ),
  );
  await page.goto('/#/part-list/2');
  const main = page.getByRole('main');
  await waitForHydration(page);
  await main.getByLabel('Name').fill('Einkauf');
  await alertsLoaded;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await expect(alertOf(page, alerts.robot)).toBeVisible();
  await expect(main.getByLabel('Name')).toHaveValue('Einkauf');
});
