import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';

import { languages } from '../src/i18n/languages.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { alertOf } from './form-fields.ts';
import { chooseLanguage } from './language.ts';
import { test } from './test.ts';

/** The alerts (spec 8): in English word for word, and on every form. */

const words = {
  robot: {
    de: 'Es wurde nicht bestätigt, dass Sie kein Roboter sind',
    en: 'It was not confirmed that you were not a Robot',
    ru: 'Не подтверждено, что вы не робот',
  },
  right: { de: 'CAPTCHA bestätigt!', en: 'CAPTCHA Verified!', ru: 'Код подтверждён!' },
  wrong: {
    de: 'CAPTCHA falsch. Bitte versuchen Sie es noch einmal!',
    en: 'Incorrect CAPTCHA. Try again!',
    ru: 'Неверный код. Попробуйте ещё раз!',
  },
  sent: { de: 'Erfolgreich gesendet', en: 'Successfully sended', ru: 'Успешно отправлено' },
  login: {
    de: 'Anmeldename oder Passwort ist falsch!',
    en: 'Login or password is wrong!',
    ru: 'Неверный логин или пароль!',
  },
};

/** The form that a visitor sends: not the search for parts above it. */
function formOf(page: Page) {
  return page.getByRole('main').locator('form:not([role=search])');
}

/** Opens a screen anew, without what was typed or said before. */
async function open(page: Page, path: string) {
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
  const send = formOf(page).locator('button[type=submit]');
  await send.waitFor();
  return send;
}

/** Fills every field of the form that takes a line of any text. */
async function fillFields(page: Page, value: string): Promise<void> {
  const fields = formOf(page).locator(
    'input:not([type=checkbox], [type=file], [type=tel]):visible',
  );
  for (const field of await fields.all()) await field.fill(value);
}

async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alertOf(page, text).locator('[class*=description]').first()).toHaveText(text);
}

for (const language of languages) {
  test(`the alerts of the forms in ${language}, in these words (spec 8)`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);

    let send = await open(page, '/contacts');
    await fillFields(page, 'alerts@kraftwerk.example');
    await send.click();
    await expectAlert(page, words.sent[language]);

    send = await open(page, '/spare-parts');
    await fillFields(page, 'alerts@kraftwerk.example');
    await send.click();
    await expectAlert(page, words.robot[language]);
    await expectAlert(page, words.sent[language]);

    send = await open(page, '/part-list/1');
    await fillFields(page, 'alerts@kraftwerk.example');
    await send.click();
    await expectAlert(page, words.robot[language]);
    await page.getByRole('checkbox').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('-');
    await page.keyboard.press('Enter');
    await expectAlert(page, words.wrong[language]);
    await dialog.getByRole('textbox').fill(await dialog.getByRole('status').innerText());
    await page.keyboard.press('Enter');
    await expectAlert(page, words.right[language]);
    await send.click();
    await expectAlert(page, words.sent[language]);

    send = await open(page, '/careers');
    await fillFields(page, 'alerts@kraftwerk.example');
    await send.click();
    await expectAlert(page, words.sent[language]);

    send = await open(page, '/controller');
    await fillFields(page, 'no such login');
    await page.getByRole('checkbox').click();
    await dialog.getByRole('textbox').fill(await dialog.getByRole('status').innerText());
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await send.click();
    await expectAlert(page, words.login[language]);
  });
}

test('who closes an alert goes on where the focus was', async ({ page, context }) => {
  await chooseLanguage(context, 'en');
  const send = await open(page, '/contacts');
  await fillFields(page, 'alerts@kraftwerk.example');
  await send.click();
  const alert = alertOf(page, words.sent.en);
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
