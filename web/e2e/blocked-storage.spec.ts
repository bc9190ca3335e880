import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { solveCaptcha } from './captcha.ts';
import { alertOf, alerts, fill } from './form-fields.ts';
import { administrator } from './start-server.ts';
import { test } from './test.ts';

/** What browsers do where a setting blocks site data. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

/** What browsers do where the disk is full. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [state, prepare] of Object.entries({ blocked: blockStorage, full: fillStorage })) {
  test(`with site data ${state}, screens, language, basket, a form and the login work (spec 2.1, 4)`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const title = page.getByRole('heading', { level: 1 });
    await prepare(page);
    await page.goto('/');
    await expect(title).toHaveText(/Innovation/);

    await page.goto('about:blank');
    await page.goto('/en/contacts');
    await expect(page).toHaveURL(/\/en\/contacts#\/contacts$/);
    await expect(title).toHaveText('Contacts');
    await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).click();
    await expect(title).toHaveText('Partners');

    await page.goto('about:blank');
    await page.goto('/#/part-list/2');
    await expect(title).toHaveText('Zündanlage');
    await page.getByRole('button', { name: 'en English' }).click();
    await expect(title).toHaveText('Ignition');
    await page.getByRole('button', { name: 'de Deutsch' }).click();
    await expect(title).toHaveText('Zündanlage');

    await page.goto('/#/search?q=HT-FN-2061-01');
    await page.getByRole('button', { name: 'Teil HT-FN-2061-01 zur Anfrage hinzufügen' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Teile in der Anfrage: 1' }).click();
    await expect(page.getByRole('textbox', { name: 'Menge von HT-FN-2061-01' })).toBeVisible();

    await page.goto('/#/contacts');
    await fill(page, { Name: 'Blocked', Firma: 'GmbH', 'E-Mail': 'blocked@example.com' });
    await solveCaptcha(page);
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(alertOf(page, alerts.sent)).toBeVisible();

    await page.goto('/#/controller');
    await fill(page, { Anmeldename: administrator.login, Passwort: administrator.password });
    await solveCaptcha(page);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('link', { name: 'Categories' }).click();
    await expect(title).toHaveText('Categories');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(title).toHaveText(/Innovation/);
    expect(errors).toEqual([]);
  });
}
