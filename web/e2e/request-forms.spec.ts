import { expect } from '@playwright/test';

import { expectRequest, readRequestsOf } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import {
  alertOf,
  alerts,
  captchaBox,
  expectAndCloseAlert,
  expectCleared,
  expectRed,
  field,
  fill,
} from './form-fields.ts';
import { recordOperations } from './operations.ts';
import { test } from './test.ts';

/** The three forms that send an enquiry: the rules of spec 5, the alerts of spec 8, on the whole stack. */

test('the contact form marks what is empty and sends without the captcha (spec 2.5, 5) @story', async ({
  page,
  request,
}) => {
  await page.goto('/#/contacts');
  const send = page.getByRole('button', { name: 'Senden', exact: true });
  await send.waitFor();
  const operations = recordOperations(page);

  // Nothing filled: the three fields and the captcha's box turn red, nothing is sent.
  await expectRed(captchaBox(page), false);
  await send.click();
  for (const label of ['Name', 'Firma', 'E-Mail']) await expectRed(field(page, label), true);
  await expectRed(field(page, 'Kommentar'), false);
  await expectRed(captchaBox(page), true);

  // The e-mail input is of the email type, so the browser holds back what is none.
  const entries = {
    Name: 'Kontakt ohne Captcha',
    Firma: 'Stadtwerke Beispiel',
    'E-Mail': 'keine',
  };
  await fill(page, entries);
  await expect(field(page, 'E-Mail')).toHaveAttribute('type', 'email');
  await send.click();
  await expect(field(page, 'E-Mail')).toBeFocused();
  expect(operations).toEqual([]);

  // So it does with what is no phone number, which nobody has to give.
  const phone = field(page, 'Telefon \\(freiwillig\\)');
  await fill(page, { 'E-Mail': 'betrieb@stadtwerke.example' });
  await phone.fill('morgen früh');
  await send.click();
  await expect(phone).toBeFocused();
  expect(operations).toEqual([]);
  await phone.fill('+49 (551) 000-260 Durchwahl 7');

  // Filled but unverified: the box stays red, and the request goes out all the same.
  const held = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  await send.click();
  await expectRed(captchaBox(page), true);
  await expectRed(field(page, 'Name'), false);
  held.resolve(undefined);
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expect(alertOf(page, alerts.robot)).toHaveCount(0);
  expect(operations).toEqual(['SendRequest']);

  await expectCleared(page, ['Name', 'Firma', 'E-Mail', 'Kommentar']);
  await expect(phone).toHaveValue('');
  await expectRed(captchaBox(page), false);
  await expectRequest(request, {
    name: entries.Name,
    company: entries.Firma,
    email: 'betrieb@stadtwerke.example',
    text: '',
    language: 'DE',
  });
});

test('the pre-order insists on its fields, alerts about the robot, and sends (spec 2.6, 5) @story', async ({
  page,
  request,
}) => {
  await page.goto('/#/spare-parts');
  const send = page.getByRole('button', { name: 'Vorbestellung senden' });
  await send.waitFor();
  await expect(page.getByText('Alle Felder des Formulars müssen ausgefüllt sein.')).toBeVisible();
  await expect(page.locator('#pre-order')).toContainText('Vorbestellung');
  const operations = recordOperations(page);
  for (const label of ['Name', 'Firma', 'E-Mail']) {
    await expect(field(page, label)).toHaveAttribute('required', '');
  }
  await expect(page.getByRole('checkbox')).toHaveAttribute('required', '');
  await expect(field(page, 'Bestellung / Kommentar')).not.toHaveAttribute('required');

  // A missing field: the alert appears, the browser points at the field, nothing is sent.
  await fill(page, { Name: 'Vorbestellung ohne Captcha', 'E-Mail': 'ohne Prüfung der Form' });
  await send.click();
  await expect(field(page, 'Firma')).toBeFocused();
  await expectAndCloseAlert(page, alerts.robot);
  expect(operations).toEqual([]);

  // Filled, still unverified: the alert and the form goes out; the e-mail has no format check.
  await fill(page, { Firma: 'Papierwerk Beispiel', 'Bestellung / Kommentar': '' });
  await send.click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expect(alertOf(page, alerts.robot)).toHaveCount(1);
  expect(operations).toEqual(['SendRequest']);
  await expectCleared(page, ['Name', 'Firma', 'E-Mail', 'Bestellung / Kommentar']);
  await expectRequest(request, {
    name: 'Vorbestellung ohne Captcha',
    company: 'Papierwerk Beispiel',
    email: 'ohne Prüfung der Form',
    text: '',
    language: 'DE',
  });
});

test('a verified pre-order is sent without an alert about the robot, with its comment (spec 2.6, 5)', async ({
  page,
  request,
}) => {
  await page.goto('/#/spare-parts');
  const entries = {
    Name: 'Vorbestellung mit Captcha',
    Firma: 'Papierwerk Beispiel',
    'E-Mail': 'einkauf@papierwerk.example',
    'Bestellung / Kommentar': '2 Sätze HPT-Laufschaufeln\nab Lager',
  };
  await fill(page, entries);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Vorbestellung senden' }).click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expect(alertOf(page, alerts.robot)).toHaveCount(0);
  await expectCleared(page, Object.keys(entries));
  const [received] = await readRequestsOf(request, entries.Name);
  expect(received?.text).toBe(entries['Bestellung / Kommentar']);
});

test('who fills in the field that nobody sees is suspected, and not refused', async ({
  page,
  request,
}) => {
  await page.goto('/#/contacts');
  const send = page.getByRole('button', { name: 'Senden', exact: true });
  await send.waitFor();
  const entries = { Name: 'Automat', Firma: 'Automat', 'E-Mail': 'automat@beispiel.example' };
  await fill(page, entries);
  const trap = page.locator('input[name=follow_up]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await trap.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://automat.example';
  });
  // Nobody fills in a form in two seconds; here it is the field alone that is suspect.
  await page.waitForFunction(() => performance.now() > 3000);
  await send.click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expectRequest(request, {
    name: 'Automat',
    company: 'Automat',
    email: 'automat@beispiel.example',
    text: '',
    language: 'DE',
    isSuspectedSpam: true,
  });
});
