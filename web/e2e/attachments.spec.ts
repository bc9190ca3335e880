import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import { answer, expectAlert } from './dashboard-forms.ts';
import { alertOf, alerts, field, fill } from './form-fields.ts';
import { waitForHydration } from './hydration.ts';
import { recordOperations } from './operations.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test } from './test.ts';

/** What a buyer attaches to an enquiry, until the company has read it. */

const drawing = {
  name: 'Dichtring Skizze.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%¥±ë\n1 0 obj\n'),
};

test('files go with an availability inquiry to the company, and are deleted with it @story', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/part-list/2');
  await waitForHydration(page);
  await page
    .getByLabel(/^Dateien anhängen \(freiwillig\)/)
    .setInputFiles([
      drawing,
      { name: 'Programm.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
  await expect(page.getByText(/^Nicht übernommen: Programm\.exe\./)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Datei Dichtring Skizze.pdf entfernen' }),
  ).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page, 'an enquiry with a file');
  const entries = {
    Name: 'Erika Einkauf',
    'E-Mail': 'erika@beispiel.example',
    Firma: 'Beispiel AG',
  };
  await fill(page, entries);
  await solveCaptcha(page);
  const operations = recordOperations(page);
  await page.getByRole('button', { name: 'Verfügbarkeit anfragen' }).click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  expect(operations).toEqual(['upload', 'SendRequest']);
  await expect(page.getByText(drawing.name)).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('');

  const dashboard = await context.newPage();
  await stayLoggedIn(dashboard, await logIn(request));
  await dashboard.goto('/#/dashboard/requests');
  const row = dashboard.getByRole('row').filter({ hasText: 'Erika Einkauf' });
  const [download, sent] = await Promise.all([
    dashboard.waitForEvent('download'),
    dashboard.waitForRequest(/\/attachment\//),
    row.getByRole('button', { name: `Download ${drawing.name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(drawing.name);
  expect(await readFile(await download.path())).toEqual(drawing.buffer);
  // A visitor who knows the address gets nothing; the button sends the token along.
  expect((await request.get(sent.url())).status()).toBe(401);

  await row.getByRole('button', { name: 'Answer the request of Erika Einkauf' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Answer the request' });
  await expect(dialog.getByRole('button', { name: `Download ${drawing.name}` })).toBeVisible();
  for (const width of [360, 1440]) {
    await dashboard.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(dashboard);
    await expectAccessible(dashboard, `a request with a file at ${width} px`);
  }
  await dashboard.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete the request of Erika Einkauf' }).click();
  await answer(dashboard, 'Yes');
  await expectAlert(dashboard, 'Successfully deleted');
  await expect(row).toHaveCount(0);
});
