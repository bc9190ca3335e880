import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { expectRequest } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import { alertOf, alerts, expectEntries, fill } from './form-fields.ts';
import { waitForHydration } from './hydration.ts';
import { test } from './test.ts';

/** What is typed into an enquiry form survives: our addition to spec 4 and 8. */

const entries = (name: string) => ({
  Name: name,
  'E-Mail': 'schicht@kraftwerk.example',
  Firma: 'Kraftwerk Beispiel',
  Kommentar: 'HT-FN-2041-03',
});
const asStored = (name: string) => ({
  name,
  email: 'schicht@kraftwerk.example',
  company: 'Kraftwerk Beispiel',
  text: 'HT-FN-2041-03',
  language: 'DE',
});
const kept = /^Die Anfrage ist auf diesem Gerät gespeichert/;

test('an enquiry whose response was lost is sent when the site is opened again, and stored once', async ({
  page,
  context,
  request,
}) => {
  const name = `Antwort verloren ${Date.now()}`;
  await page.goto('/#/part-list/1');
  await fill(page, entries(name));
  await solveCaptcha(page);
  // It arrives and is stored; only the browser does not learn of it.
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await expect(alertOf(page, alerts.sent)).toHaveCount(0);
  await expectEntries(page, entries(name));
  await expectAccessible(page, 'an enquiry that is kept');
  await expectRequest(request, asStored(name));
  await page.close();

  const again = await context.newPage();
  await again.goto('/#/imprint');
  await expect(alertOf(again, alerts.sent)).toBeVisible();
  await expectRequest(request, asStored(name));
  await again.goto('/#/part-list/1');
  await waitForHydration(again);
  await expectEntries(again, { Name: '', Kommentar: '' });
  await expect(again.getByText(kept)).toHaveCount(0);
});

test('an enquiry without a connection is sent when it is back', async ({
  page,
  context,
  request,
}) => {
  const name = `Funkloch ${Date.now()}`;
  await page.goto('/#/part-list/1');
  await fill(page, entries(name));
  await solveCaptcha(page);
  await expect(alertOf(page, 'CAPTCHA bestätigt!')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await context.setOffline(false);
  // Cutting the connection here changes none of the browser's own notice of it.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  await expectEntries(page, { Name: '', Kommentar: '' });
  await expectRequest(request, asStored(name));
});
