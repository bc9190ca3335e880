import { expect } from '@playwright/test';

import { solveCaptcha } from './captcha.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test("a visitor's inquiry reaches the administrator (spec 2.7, 2.13, 2.14, 4, 5) @story", async ({
  page,
}) => {
  const sender = 'Einkauf Mustermann';

  // The visitor, in German by default, finds the part.
  await page.goto('/');
  await page.getByRole('button', { name: 'Ersatzteile' }).click();
  await page.getByRole('link', { name: /Zünd/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Zünd/ })).toBeVisible();
  await expectNoHorizontalScroll(page);

  // A click on a row fills the comment: number, description, substitute part, comma separated.
  const row = page
    .getByRole('row')
    .filter({ hasText: /HT-IG-\d+-\d+.*HT-IG-\d+-\d+/ })
    .first();
  const [number = '', description = '', substitute = ''] = await row
    .locator('[data-readable], td')
    .allInnerTexts();
  await row.getByRole('cell').first().click();
  const comment = `${number}, ${description}, ${substitute}`;
  await expect(page.getByLabel('Kommentar')).toHaveValue(comment);
  expect(substitute).toMatch(/^HT-/);

  await page.getByLabel('Name').fill(sender);
  await page.getByLabel('E-Mail', { exact: false }).last().fill('einkauf@kraftwerk.example');
  await page.getByLabel('Firma').fill('Kraftwerk Beispiel AG');
  await solveCaptcha(page);
  await expect(page.getByRole('alert').filter({ hasText: 'CAPTCHA bestätigt!' })).toBeVisible();
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Erfolgreich gesendet' })).toBeVisible();
  for (const label of ['Name', 'Firma', 'Kommentar']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked();

  // The administrator logs in and sees it in Requests, with its language.
  await page.goto('/#/controller');
  await page.getByLabel('Anmeldename').fill('admin');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('for-the-browser-tests');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/#\/dashboard$/);
  await page.goto('/#/dashboard/requests');
  const request = page.getByRole('row').filter({ hasText: sender });
  // What is filled in as fast as here may count as a robot's, which are folded away.
  const suspected = page.getByRole('button', { name: /^Suspected robots/ });
  await expect(request.or(suspected).first()).toBeVisible();
  if (!(await request.isVisible())) await suspected.click();
  await expect(request).toContainText('einkauf@kraftwerk.example');
  await expect(request).toContainText('Kraftwerk Beispiel AG');
  await expect(request).toContainText(comment);
  await expect(request).toContainText(/de/i);
  await expectNoHorizontalScroll(page);
});
