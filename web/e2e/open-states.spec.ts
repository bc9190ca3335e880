import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test } from './test.ts';

/** What opens over a screen or changes it is held to WCAG 2.2 AA like the screens themselves. */

test('dropdown, dialog, alert and marked form at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/part-list/2');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('button', { name: 'Leistungen' }).click();
  await expect(navigation.getByRole('link', { name: 'Boroskopinspektion' })).toBeVisible();
  await expectAccessible(page, 'dropdown');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Each red field says what is wrong with it, and the first one is where one goes on.
  for (const label of ['Name', 'E-Mail', 'Firma']) {
    const field = page.getByRole('main').getByRole('textbox', { name: label });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
  }
  await expectAccessible(page, 'alert and marked fields');

  await page.getByRole('checkbox').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectAccessible(page, 'captcha dialog');
});

test('sidebar and dialog at 360 px, in Russian', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/#/contacts');
  await page.getByRole('button', { name: 'Menü' }).click();
  const sidebar = page.getByRole('dialog');
  await sidebar.getByRole('button', { name: 'Sprache' }).click();
  await sidebar.getByRole('button', { name: /Русский/ }).click();
  await sidebar.getByRole('button', { name: 'Услуги' }).click();
  await expect(sidebar.getByRole('link', { name: 'Бороскопическая инспекция' })).toBeVisible();
  await expectAccessible(page, 'sidebar');
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();

  await page.getByRole('checkbox').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'captcha dialog');
});
