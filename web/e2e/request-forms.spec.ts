import { expect } from '@playwright/test';

import { expectRequest, readRequestsOf } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import {
  alertOf,
  alerts,
  captchaBox,
  expectAndCloseAlert,
  expectCleared,
  expectEntries,
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

  // Verified there is no alert about the robot; the comment arrives.
  await page.reload();
  const entries = {
    Name: 'Vorbestellung mit Captcha',
    Firma: 'Papierwerk Beispiel',
    'E-Mail': 'einkauf@papierwerk.example',
    'Bestellung / Kommentar': '2 Sätze HPT-Laufschaufeln\nab Lager',
  };
  await fill(page, entries);
  await solveCaptcha(page);
  await send.click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expect(alertOf(page, alerts.robot)).toHaveCount(0);
  await expectCleared(page, Object.keys(entries));
  const [received] = await readRequestsOf(request, entries.Name);
  expect(received?.text).toBe(entries['Bestellung / Kommentar']);
});

test('the inquiry is sent only filled and confirmed, and marks what is missing (spec 2.7, 5)', async ({
  page,
  request,
}) => {
  await page.goto('/#/part-list/1');
  const send = page.getByRole('button', { name: 'Verfügbarkeit anfragen' });
  await send.waitFor();
  const operations = recordOperations(page);
  const required = ['Name', 'E-Mail', 'Firma'];

  // Neither filled nor confirmed: the alert, and the empty-field check still runs.
  await send.click();
  await expectAndCloseAlert(page, alerts.robot);
  for (const label of required) await expectRed(field(page, label), true);
  await expectRed(field(page, 'Kommentar'), false);

  // Filled but not confirmed: the alert, nothing red, nothing sent.
  const entries = { Name: 'Anfrage', 'E-Mail': 'ohne Prüfung der Form', Firma: 'Raffinerie' };
  await fill(page, entries);
  await send.click();
  await expectAndCloseAlert(page, alerts.robot);
  for (const label of required) await expectRed(field(page, label), false);

  // Confirmed but one field empty: no new alert, the field is red, nothing sent.
  await solveCaptcha(page);
  await fill(page, { Firma: ' ' });
  await send.click();
  await expectRed(field(page, 'Firma'), true);
  await expectRed(field(page, 'Name'), false);
  await expect(alertOf(page, alerts.robot)).toHaveCount(0);
  expect(operations).toEqual([]);

  // Filled and confirmed: sent without a comment and without a check of the e-mail's form.
  await fill(page, entries);
  await send.click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  expect(operations).toEqual(['SendRequest']);
  await expectCleared(page, [...required, 'Kommentar']);
  await expectRequest(request, {
    name: 'Anfrage',
    email: 'ohne Prüfung der Form',
    company: 'Raffinerie',
    text: '',
    language: 'DE',
  });

  // The captcha is cleared too: the next inquiry has to be confirmed anew.
  await fill(page, entries);
  await send.click();
  await expect(captchaBox(page)).toContainText('Bitte mit dem Code bestätigen');
  expect(operations).toEqual(['SendRequest']);
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

test('a failed send says nothing, keeps what was typed, and can be tried again (spec 8)', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/#/contacts');
  const entries = {
    Name: 'Im Funkloch',
    Firma: 'Kraftwerk Beispiel',
    'E-Mail': 'schicht@kraftwerk.example',
    Kommentar: 'Wir brauchen Zündkerzen.',
  };
  const send = page.getByRole('button', { name: 'Senden', exact: true });
  await send.waitFor();
  await fill(page, entries);
  await solveCaptcha(page);
  await expectAndCloseAlert(page, 'CAPTCHA bestätigt!');

  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await send.click();
  await failed;
  await expect(send).toBeEnabled();
  await expectEntries(page, entries);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await context.setOffline(false);
  await send.click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expectCleared(page, Object.keys(entries));
  expect(await readRequestsOf(request, 'Im Funkloch')).toHaveLength(1);
});
