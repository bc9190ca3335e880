import { expect } from '@playwright/test';

import { solveCaptcha } from './captcha.ts';
import { fill } from './form-fields.ts';
import { test } from './test.ts';

test('a right login is kept under access_token alone, over a reload too (spec 4, 9)', async ({
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
