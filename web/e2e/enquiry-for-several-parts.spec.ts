import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { expectRequest } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import { alertOf } from './form-fields.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test } from './test.ts';

/** The enquiry for several parts: our addition to spec 2.7. */

test('@story parts from list, search and spreadsheet arrive as one enquiry', async ({
  page,
  request,
}) => {
  const basket = page.getByRole('banner').getByRole('link', { name: /^Teile in der Anfrage/ });
  const comment = page.getByRole('main').locator('textarea');
  await page.goto('/#/part-list/1');
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await expect(basket).toHaveCount(0);
  // A plain click fills the comment, as specified; with Ctrl, a second row adds its line.
  await row('HT-FN-2043-01').getByRole('cell').first().click();
  await row('HT-FN-2052-01')
    .getByRole('cell')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const first = 'HT-FN-2043-01, Brennstoffdüse, Gas mit Dampfeinspritzung';
  const second = 'HT-FN-2052-01, Hitzeschild der Düsenlanze';
  await expect(comment).toHaveValue(`${first}\n${second}`);
  await expect(basket).toHaveAccessibleName('Teile in der Anfrage: 2');

  await page.goto('/#/search?q=HT-FN-2061-01');
  await page.getByRole('button', { name: 'Teil HT-FN-2061-01 zur Anfrage hinzufügen' }).click();
  await expect(basket).toHaveAccessibleName('Teile in der Anfrage: 3');

  await page.reload();
  await basket.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Anfrage für mehrere Teile' }),
  ).toBeVisible();
  // Three lines of a spreadsheet: in Cyrillic letters, unknown, and one that is there already.
  await page
    .getByRole('textbox', { name: 'Teilenummern und Mengen' })
    .fill('НТ-FN-2042-O2\t4\nHT-ZZ-9999-99\t1\nht fn 2052 01\t2');
  await page.getByRole('button', { name: 'Liste übernehmen' }).click();
  await expect(
    page.getByText('Übernommen: 3, davon nicht in unseren Listen gefunden: 1'),
  ).toBeVisible();
  await expect(row('HT-ZZ-9999-99').first()).toContainText('nicht in den Listen der Website');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'enquiry for several parts');
  const quantity = page.getByRole('textbox', { name: 'Menge von HT-FN-2061-01' });
  await quantity.fill('12');
  await page.getByRole('button', { name: 'Teil HT-FN-2043-01 aus der Anfrage nehmen' }).click();

  const sender = `Einkauf ${Date.now()}`;
  await page.getByLabel('Name').fill(sender);
  await page.getByRole('main').getByLabel('E-Mail').fill('einkauf@kraftwerk.example');
  await page.getByLabel('Firma').fill('Kraftwerk Beispiel AG');
  await page.getByLabel('Kommentar').fill('Bitte bis März.');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await expect(alertOf(page, 'Erfolgreich gesendet')).toBeVisible();
  await expect(basket).toHaveCount(0);
  const reference = await page.getByText('Referenz:').locator('b').innerText();
  await expectRequest(request, {
    name: sender,
    email: 'einkauf@kraftwerk.example',
    company: 'Kraftwerk Beispiel AG',
    language: 'DE',
    text: [
      `${second} × 3`,
      'HT-FN-2061-01, Schraube, Düsenflansch, hochwarmfest × 12',
      'HT-FN-2042-02, Brennstoffdüse, nur Gas, HT-FN-2042-03 × 4',
      'HT-ZZ-9999-99, nicht in den Listen der Website',
      '',
      'Bitte bis März.',
      '',
      `Referenz: ${reference}`,
    ].join('\n'),
  });
});

test('the enquiry is accessible in English at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/en/part-list/1');
  const rows = page.getByRole('row');
  for (const index of [1, 2, 3]) {
    const button = rows.nth(index).getByRole('rowheader').getByRole('button').last();
    await button.click();
  }
  // A click before hydration takes effect after it; an address typed in between would cancel it.
  const basket = page.getByRole('banner').locator('[href$="#/enquiry"]');
  await expect(basket).toHaveAccessibleName(/: 3$/);
  await basket.click();
  await expect(rows).toHaveCount(4);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'enquiry in English at 768 px');
});
