import { expect } from '@playwright/test';

import { logIn, logInOnScreen } from './administrator.ts';
import { answerTo, dialogOf, expectAlert } from './dashboard-forms.ts';
import { administrator } from './start-server.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { test, useOwnSite } from './test.ts';

/** The settings, the menu and logging out (spec 2.14, 7.2). */

/** Who the tests log in as, one after the other; some change it. */
const account = { ...administrator };

useOwnSite();

test.beforeEach(async ({ page, request }) => {
  const token = await logIn(request, account);
  await page.goto('/#/controller');
  await page.evaluate((stored) => localStorage.setItem('access_token', stored), token);
  await page.goto('about:blank');
});

test('the settings and the login are changed, stored, and restored from their history (spec 2.14, 7.2, 8) @story', async ({
  page,
  request,
}) => {
  await page.goto('/#/dashboard/settings');
  const section = page.getByRole('region', { name: 'Update settings' });
  await expect(section.getByLabel('Phone')).toHaveValue('');
  const values = {
    Phone: '+49 551 4711',
    Email: 'werk@beispiel.example',
    Address: 'Hinter dem Hamberge 26, 37124 Rosdorf',
    'Footer text': 'Gasturbinen seit 2008',
  };
  for (const [label, value] of Object.entries(values)) await section.getByLabel(label).fill(value);
  const login = page.getByRole('textbox', { name: 'Login' });
  await expect(login).toHaveValue('admin');
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  const update = section.getByRole('button', { name: 'Update settings' });
  await update.click();
  await expectAlert(page, 'Contact successfully updated');
  await login.fill('leitung');
  await page.getByRole('button', { name: 'Update login' }).click();
  await expectAlert(page, 'Login successfully updated');
  await expectAllAnswered(page);
  expect(operations).toEqual(['UpdateSettings', 'UpdateLogin']);

  await page.reload();
  await expect(login).toHaveValue('leitung');
  account.login = 'leitung';
  expect(await logIn(request, account)).not.toBe('');
  for (const [label, value] of Object.entries(values)) {
    await expect(section.getByLabel(label)).toHaveValue(value);
  }

  await section.getByLabel('Phone').fill('+49 551 4712');
  await update.click();
  await expectAlert(page, 'Contact successfully updated');
  await page.getByRole('button', { name: 'History' }).click();
  await dialogOf(page, 'History').getByRole('button', { name: 'Restore' }).click();
  await answerTo(page, 'Restore this revision?', 'Yes');
  await expectAlert(page, 'Restored');
  await expect(section.getByLabel('Phone')).toHaveValue(values.Phone);
});

test('a password that is not confirmed is not sent; a new one asks for a new login (spec 4, 5, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/settings');
  await page.getByLabel('Old password').fill(account.password);
  await page.getByLabel('New password').fill('another one 2026');
  await page.getByLabel('Confirm password').fill('another one 2027');
  // Shown as plain text (spec 2.14).
  for (const label of ['Old password', 'New password', 'Confirm password']) {
    await expect(page.getByLabel(label)).toHaveJSProperty('type', 'text');
  }
  await page.getByLabel('Phone').fill('+49 551 unsaved');
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expectAlert(page, 'Password not confirmed');
  expect(operations).toEqual([]);

  await page.getByLabel('Confirm password').fill('another one 2026');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  expect(operations[0]).toBe('UpdatePassword');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  account.password = 'another one 2026';

  // What was typed in another form returns with the login; the passwords do not.
  await logInOnScreen(page, account.login, account.password);
  await expect(page.getByLabel('Phone')).toHaveValue('+49 551 unsaved');
  await expect(page.getByRole('group', { name: 'Draft' })).toBeHidden();
  await expect(page.getByLabel('Old password')).toHaveValue('');
  await expect(page.getByLabel('New password')).toHaveValue('');
});

test('the menu leads to every screen, and Log out to the home page (spec 2.14, 4) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/nowhere');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  for (const [entry, path, heading] of [
    ['Categories', '/dashboard/categories', 'Categories'],
    ['Spare Parts', '/dashboard/data', 'Spare parts'],
    ['Partners', '/dashboard/partners', 'Partners'],
    ['Services', '/dashboard/services', 'Services'],
    ['Requests', '/dashboard/requests', 'Requests'],
    ['Gas Turbina', '/dashboard/gas-turbina', 'Gas Turbina Page'],
    ['Privacy Policy', '/dashboard/privacy-policy', 'Privacy Policy Page'],
    ['Careers', '/dashboard/careers', 'Careers Page'],
    ['Contact', '/dashboard/contact', 'Contact Page'],
    ['Settings', '/dashboard/settings', 'Settings'],
    ['Products', '/dashboard', 'Products'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
  }
  await page.setViewportSize({ width: 1440, height: 400 });
  await expect(menu).toHaveCSS('max-height', '372px');

  // On a small screen it is a drawer, which closes when it has led on.
  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = dialogOf(page, 'Hamberg Turbinen');
  await drawer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy Page' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 400 });

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Innovation/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.goto('/#/dashboard/settings');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
});
