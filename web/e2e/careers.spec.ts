import { expect } from '@playwright/test';
import { z } from 'zod';

import { askAsAdministrator } from './administrator.ts';
import { alertOf, alerts, expectEntries, field, fill } from './form-fields.ts';
import { recordOperations } from './operations.ts';
import { test } from './test.ts';

/** The careers page's form (spec 2.12, 5, 9); where an application goes is our own. */

const applications = z.object({
  applications: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
          job: z.string().nullable(),
          experience: z.string().nullable(),
          language: z.string().nullable(),
          files: z.array(z.object({ name: z.string(), size: z.number() })),
        }),
      }),
    ),
  }),
});

const job = 'Stelle, auf die Sie sich bewerben';
const experience = 'An welchen Maschinen haben Sie gearbeitet\\? Ein Satz genügt\\.';

function document(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${name}`) };
}

test('an applicant fills the required fields, adds at most 2 files and sends them (spec 2.12, 5) @story', async ({
  page,
  request,
}) => {
  await page.goto('/#/careers');
  const main = page.getByRole('main');
  const send = page.getByRole('button', { name: 'Lebenslauf senden' });
  await send.waitFor();
  const operations = recordOperations(page);
  const labels = ['Vorname', 'Nachname', 'E-Mail'];
  for (const label of labels) {
    await expect(main.locator('label', { hasText: label })).toContainText('*');
    await expect(field(page, label)).toHaveAttribute('required', '');
  }

  // The browser points at each field in turn that is still empty.
  for (const [label, value] of [
    ['Vorname', 'Erika'],
    ['Nachname', 'Beispiel'],
    ['E-Mail', 'erika@beispiel.example'],
  ] as const) {
    await send.click();
    await expect(field(page, label)).toBeFocused();
    await fill(page, { [label]: value });
  }
  expect(operations).toEqual([]);

  // Of three files two are kept; one is removed and another one dropped into the area.
  const input = main.locator('input[type=file]');
  const files = main.getByRole('list').last().getByRole('listitem');
  const names = ['lebenslauf.pdf', 'zeugnis.pdf', 'drittes.pdf'];
  await input.setInputFiles(names.map(document));
  await expect(files).toHaveText(['lebenslauf.pdf', 'zeugnis.pdf']);
  await expect(main.getByText('Sie können bis zu 2 Dateien hochladen')).toBeVisible();
  await main.getByRole('button', { name: /zeugnis\.pdf/ }).click();
  await expect(files).toHaveText(['lebenslauf.pdf']);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(['%PDF-1.4 dropped'], 'arbeitsprobe.pdf', { type: 'application/pdf' }),
    );
    transfer.items.add(new File(['%PDF-1.4 too many'], 'viertes.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await main.getByText('Dateien auswählen').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(files).toHaveText(['lebenslauf.pdf', 'arbeitsprobe.pdf']);

  const details = { [job]: 'Turbinenmonteur', [experience]: 'Fünf Jahre an der LM6000.' };
  await fill(page, details);
  await send.click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
  expect(operations).toEqual(['upload']);
  await expectEntries(
    page,
    Object.fromEntries([...labels, job, experience].map((label) => [label, ''])),
  );
  await expect(main.getByText('lebenslauf.pdf')).toHaveCount(0);

  const response = await askAsAdministrator(
    request,
    '{ applications { edges { node { firstName lastName email job experience language files { name size } } } } }',
    applications,
  );
  const received = response.applications.edges.map(({ node }) => node);
  expect(received.filter(({ lastName }) => lastName === 'Beispiel')).toEqual([
    {
      firstName: 'Erika',
      lastName: 'Beispiel',
      email: 'erika@beispiel.example',
      job: 'Turbinenmonteur',
      experience: 'Fünf Jahre an der LM6000.',
      language: 'DE',
      files: [
        { name: 'lebenslauf.pdf', size: document('lebenslauf.pdf').buffer.length },
        { name: 'arbeitsprobe.pdf', size: '%PDF-1.4 dropped'.length },
      ],
    },
  ]);
});

test('no file is needed to send (spec 2.12, 5, 9)', async ({ page }) => {
  await page.goto('/#/careers');
  await fill(page, { Vorname: 'Ole', Nachname: 'Ohnedatei', 'E-Mail': 'ole@beispiel.example' });
  await page.getByRole('button', { name: 'Lebenslauf senden' }).click();
  await expect(alertOf(page, alerts.sent)).toBeVisible();
});
