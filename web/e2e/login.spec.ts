import { expect } from '@playwright/test';

import { solveCaptcha } from './captcha.ts';
import {
  alertOf,
  alerts,
  captchaBox,
  expectEntries,
  expectRed,
  field,
  fill,
} from './form-fields.ts';
import { recordOperations } from './operations.ts';
import { test } from './test.ts';

test('login makes no call without its fields or the captcha, and says when it is wrong (spec 2.13, 4, 5, 8)', async ({
  page,
}) => {
  await page.goto('/#/controller');
  const signIn = page.getByRole('button', { name: 'Anmelden' });
  await signIn.waitFor();
  const operations = recordOperations(page);

  // Both fields are required by the browser, which points at the first empty one.
  await expect(field(page, 'Passwort')).toHaveAttribute('required', '');
  await signIn.click();
  await expect(field(page, 'Anmeldename')).toBeFocused();
  await expectRed(captchaBox(page), false);

  // Without the captcha the box is only highlighted: no call and no alert.
  const entries = { Anmeldename: 'admin', Passwort: 'not the password' };
  await fill(page, entries);
  await signIn.click();
  await expectRed(captchaBox(page), true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(operations).toEqual([]);

  // Verified, the box is no longer red, and a wrong password causes the alert.
  await solveCaptcha(page);
  await expectRed(captchaBox(page), false);
  await signIn.click();
  await expect(alertOf(page, alerts.wrongLogin)).toBeVisible();
  expect(operations).toEqual(['LogIn']);
  await expectEntries(page, entries);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('a right login is kept under access_token alone, over a reload too (spec 4, 9) @story', async ({
  page,
}) => {
  await page.goto('/#/controller');
  await fill(page, { Anmeldename: 'admin', Passwort: 'for-the-browser-tests' });
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  expect(await kept()).toEqual(['access_token', 'i18nextLng']);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await logOut.click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Innovation/);
  expect(await kept()).toEqual(['i18nextLng']);
});
