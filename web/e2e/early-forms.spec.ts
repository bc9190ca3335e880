import { setTimeout as pause } from 'node:timers/promises';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';

import { askAsAdministrator, expectRequest } from './administrator.ts';
import { alertOf, alerts, expectEntries, field, fill } from './form-fields.ts';
import type { Entries } from './form-fields.ts';
import { holdScripts } from './hold-scripts.ts';
import { recordOperations } from './operations.ts';
import { test } from './test.ts';

/** Public forms that are filled in and sent before hydration (spec 2.5, 2.6, 2.7, 2.12, 2.13, 5). */

/** Delays the app's scripts, as a slow line does. */
async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await pause(ms);
    await route.continue();
  });
}

/** Types the code that the captcha's dialog shows. */
async function typeCode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(await dialog.getByRole('status').innerText());
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialog).toBeHidden();
}

const person = { Name: '', Firma: 'Früh & Söhne', 'E-Mail': 'einkauf@frueh.example' };
const comment = 'Kommentar';
// While something is typed, and after all of it.
const [early, late] = [300, 2500];
const forms = [
  { form: 'contact', path: '/contacts', button: 'Senden', comment, delay: early },
  {
    form: 'pre-order',
    path: '/spare-parts',
    button: 'Vorbestellung senden',
    comment: 'Bestellung / Kommentar',
    delay: late,
  },
  {
    form: 'inquiry',
    path: '/part-list/1',
    button: 'Verfügbarkeit anfragen',
    comment,
    delay: early,
  },
];

const applications = z.object({
  applications: z.object({
    edges: z.array(
      z.object({
        node: z.object({ lastName: z.string(), files: z.array(z.object({ name: z.string() })) }),
      }),
    ),
  }),
});

for (const { form, path, button, comment, delay } of forms) {
  test(`the ${form} form sends what was typed at once, with scripts ${delay} ms late`, async ({
    page,
    request,
  }) => {
    const name = `Früh ${form}`;
    const text = 'Sofort\nund ganz';
    const entries = { ...person, Name: name, [comment]: text };
    const operations = recordOperations(page);
    await delayScripts(page, delay);
    await page.goto(`/#${path}`);
    const send = page.getByRole('button', { name: button, exact: true });
    await fill(page, entries);
    // Only the inquiry waits for the captcha (spec 5).
    if (form === 'inquiry') {
      await page.getByRole('checkbox').click();
      await typeCode(page);
    }
    await send.click();
    await expect(alertOf(page, alerts.sent)).toBeVisible();
    expect(operations).toEqual(['SendRequest']);
    await expectRequest(request, {
      name,
      company: person.Firma,
      email: person['E-Mail'],
      text,
      language: 'DE',
    });
  });
}

for (const delay of [early, late]) {
  test(`the careers form sends what was typed and picked at once, with scripts ${delay} ms late`, async ({
    page,
    request,
  }) => {
    const lastName = `Früh ${delay}`;
    await delayScripts(page, delay);
    await page.goto('/#/careers');
    await fill(page, { Vorname: 'Erika', Nachname: lastName, 'E-Mail': 'erika@frueh.example' });
    // One after the other: the second one replaces the first in the input.
    for (const name of ['cv.pdf', 'zeugnis.pdf']) {
      const document = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
      await page.getByRole('main').locator('input[type=file]').setInputFiles(document);
    }
    await page.getByRole('button', { name: 'Lebenslauf senden' }).click();
    await expect(alertOf(page, alerts.sent)).toBeVisible();
    const { applications: received } = await askAsAdministrator(
      request,
      '{ applications { edges { node { lastName files { name } } } } }',
      applications,
    );
    const own = received.edges.map(({ node }) => node).filter((to) => to.lastName === lastName);
    expect(own).toEqual([{ lastName, files: [{ name: 'cv.pdf' }, { name: 'zeugnis.pdf' }] }]);
  });
}

test('the login takes what was typed at once', async ({ page }) => {
  await delayScripts(page, late);
  await page.goto('/#/controller');
  await fill(page, { Anmeldename: 'admin', Passwort: 'for-the-browser-tests' });
  await page.getByRole('checkbox').click();
  await typeCode(page);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

const entries: Entries = { ...person, Name: 'Früh', Kommentar: 'Zwei Zündkerzen' };

test('three impatient clicks before the app stands send one enquiry', async ({ page, request }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/#/contacts');
  await fill(page, { ...entries, Name: 'Früh und oft' });
  const send = page.getByRole('button', { name: 'Senden', exact: true });
  for (let clicks = 0; clicks < 3; clicks += 1) await send.click();
  await field(page, 'Name').press('Enter');
  letScriptsCome();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expectRequest(request, {
    name: 'Früh und oft',
    company: 'Früh & Söhne',
    email: 'einkauf@frueh.example',
    text: 'Zwei Zündkerzen',
    language: 'DE',
  });
});

test('a button that is pressed during hydration does not slip away from under the pointer', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/#/careers');
  await fill(page, { Vorname: 'Erika', Nachname: 'Gedrückt', 'E-Mail': 'erika@frueh.example' });
  const document = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.getByRole('main').locator('input[type=file]').setInputFiles(document);
  await page.getByRole('button', { name: 'Lebenslauf senden' }).hover();
  await page.mouse.down();
  // Nothing tells when the screen is hydrated. The list with the chosen file then moves the button down.
  const loaded = page.waitForResponse(/\/CareersScreen-/);
  letScriptsCome();
  await loaded;
  await pause(1_000);
  await page.mouse.up();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
});

test('where the app cannot be loaded, no form puts what was typed into an address', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/#/controller');
  await fill(page, { Anmeldename: 'admin', Passwort: 'for-the-browser-tests' });
  await page.getByRole('button', { name: 'Anmelden' }).click();
  // After a while the browser gets the click. Playwright would wait for the navigation.
  const standing = () =>
    page.evaluate(() => ({
      isKept: 'firstView' in window,
      search: location.search,
      login: document.querySelector<HTMLInputElement>('[name=login]')?.value,
    }));
  await expect
    .poll(async () => {
      await page.clock.fastForward(11_000);
      return standing();
    })
    .toEqual({ isKept: false, search: '', login: 'admin' });
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
  expect(await standing()).toEqual({ isKept: false, search: '', login: 'admin' });
});

test('the browser checks an e-mail address that was sent before the app stands (spec 5)', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  const operations = recordOperations(page);
  await page.goto('/#/contacts');
  await fill(page, { ...entries, 'E-Mail': 'keine' });
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  letScriptsCome();
  await expect(field(page, 'E-Mail')).toBeFocused();
  await expectEntries(page, { ...entries, 'E-Mail': 'keine' });
  expect(operations).toEqual([]);
});

test('an inquiry begun before the app stands outlives captcha, part and language (spec 2.7, 4)', async ({
  page,
  request,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/#/part-list/2');
  // A click on a label focuses its field without the app.
  await page.locator('label', { hasText: /^Name/ }).click();
  await page.keyboard.type('Früh begonnen');
  await page.getByRole('row').nth(1).getByRole('cell').first().click();
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('checkbox').click();
  await field(page, 'Firma').fill('Früh & Söhne');
  letScriptsCome();
  const dialog = page.getByRole('dialog', { name: 'Please type the code' });
  await dialog.getByRole('textbox').fill(await dialog.getByRole('status').innerText());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ignition' })).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue(/^HT-/);
  await field(page, 'Email').fill('einkauf@frueh.example');
  const text = await page.getByLabel('Comment').inputValue();
  await page.getByRole('button', { name: 'Availability inquiry' }).click();
  await expect(alertOf(page, 'Successfully sended')).toBeVisible();
  await expectRequest(request, {
    name: 'Früh begonnen',
    company: 'Früh & Söhne',
    email: 'einkauf@frueh.example',
    text,
    language: 'EN',
  });
});
