import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

import { answer, expectAlert, openDialog, picture, write } from './dashboard-forms.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** The pages with a text of their own, and the received applications (spec 2.14, 7.6). */

useOwnSite();
useDashboard();

test('Contact Page: three descriptions are updated (spec 2.14, 4, 7.6, 8) @story', async ({
  page,
}) => {
  await page.goto('/#/dashboard/contact');
  await expect(page.getByRole('heading', { name: 'Contact Page' })).toBeVisible();
  const german = page.getByRole('textbox', { name: 'Description(De)' });
  const english = page.getByRole('textbox', { name: 'Description(En)' });
  const russian = page.getByRole('textbox', { name: 'Description(Ru)' });
  await write(german, 'Contact Page auf Deutsch');
  await write(english, 'Contact Page in English');
  await write(russian, 'Contact Page по-русски');
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expectAllAnswered(page);
  expect(operations).toEqual(['UpdatePage']);

  await page.reload();
  await expect(german).toHaveText('Contact Page auf Deutsch');
  await expect(english).toHaveText('Contact Page in English');
  await expect(russian).toHaveText('Contact Page по-русски');
});

test('images of careers are uploaded and deleted (spec 2.14, 7.6) @story', async ({ page }) => {
  await page.goto('/#/dashboard/careers');
  const gallery = page.getByRole('list', { name: 'Images' }).locator('img');
  await page.getByLabel('Add images').waitFor({ state: 'attached' });
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await page.getByLabel('Add images').setInputFiles([picture('one.png'), picture('two.png')]);
  await expect(gallery).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'No');
  await expect(gallery).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(gallery).toHaveCount(1);
  await expectAllAnswered(page);
  expect(operations).toEqual(['upload', 'upload', 'DeletePageImage']);
});

test('parts are added, changed and deleted (spec 2.14, 4, 7.6, 8) @story', async ({ page }) => {
  await page.goto('/#/dashboard/gas-turbina');
  await expect(page.getByText('No part')).toBeVisible();
  await expectAllAnswered(page);
  const operations = recordOperations(page);

  const adding = await openDialog(page, 'Add Part');
  await adding.getByLabel('Choose image').setInputFiles(picture('rotor.png'));
  await expect(adding.getByRole('img', { name: 'rotor.png' })).toBeVisible();
  const preview = adding.getByRole('list', { name: 'Chosen images' }).locator('li');
  await expect(preview).toHaveCSS('width', '200px');
  await write(adding.getByRole('textbox', { name: 'Description(De)' }), 'Der Läufer.');
  await write(adding.getByRole('textbox', { name: 'Description(En)' }), 'The rotor.');
  await write(adding.getByRole('textbox', { name: 'Description(Ru)' }), 'Ротор.');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const part = page.getByRole('listitem', { name: 'Part 1' });
  await expect(part.getByRole('textbox', { name: 'Description(Ru)' })).toHaveText('Ротор.');
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload']);

  const image = part.getByRole('img', { name: 'Part' });
  const firstAddress = (await image.getAttribute('src')) ?? '';
  await part.getByLabel('Change image').setInputFiles(picture('other.png'));
  await expect(image).not.toHaveAttribute('src', firstAddress);
  await write(part.getByRole('textbox', { name: 'Description(En)' }), 'The balanced rotor.');
  await part.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  await expectAllAnswered(page);
  expect(operations.splice(0)).toEqual(['upload', 'UpdatePagePart']);

  await page.reload();
  await expect(part.getByRole('textbox', { name: 'Description(En)' })).toHaveText(
    'The balanced rotor.',
  );
  await expect(image).not.toHaveAttribute('src', firstAddress);
  await expectAllAnswered(page);
  operations.splice(0);

  await part.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'No');
  await expect(part).toBeVisible();
  await part.getByRole('button', { name: 'Delete', exact: true }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('No part')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeletePagePart']);
});

const cv = '%PDF-1.4 of an applicant';

async function sendApplication(request: APIRequestContext): Promise<void> {
  const input = {
    firstName: 'Erika',
    lastName: 'Beispiel',
    email: 'erika@beispiel.example',
    job: 'Turbinenmonteurin',
    experience: 'Fünf Jahre an der LM6000.',
    language: 'DE',
    files: [null],
    fillMs: 9000,
  };
  const response = await request.post('/graphql', {
    headers: { 'Apollo-Require-Preflight': 'true' },
    multipart: {
      operations: JSON.stringify({
        query:
          'mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { userErrors { code } } }',
        variables: { input },
      }),
      map: JSON.stringify({ file: ['variables.input.files.0'] }),
      file: { name: 'lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from(cv) },
    },
  });
  expect(await response.json()).toEqual({ data: { sendApplication: { userErrors: [] } } });
}

test('applications are listed, marked, downloaded and deleted under the careers page @story', async ({
  page,
  request,
}) => {
  await sendApplication(request);
  await page.goto('/#/dashboard/careers');
  const row = page.getByRole('row').filter({ hasText: 'Erika Beispiel' });
  await expect(row).toContainText('erika@beispiel.example');
  await expect(row).toContainText('Turbinenmonteurin');
  await expect(row).toContainText('Fünf Jahre an der LM6000.');

  // Noted, and counted in the menu.
  const count = page.getByRole('navigation').getByText('1 open');
  await expect(count).toBeVisible();
  const status = row.getByLabel('Status of the application of Erika Beispiel');
  await status.selectOption('Answered');
  await expect(row).toContainText('admin,');
  await expect(count).toBeHidden();
  await expect(status).toHaveValue('ANSWERED');

  // A visitor who knows the address gets nothing; the button sends the token along.
  const [download, sent] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest(/\/application\//),
    row.getByRole('button', { name: 'Download lebenslauf.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lebenslauf.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(cv);
  expect((await request.get(sent.url())).status()).toBe(401);

  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await row.getByRole('button', { name: 'Delete the application of Erika Beispiel' }).click();
  await answer(page, 'No');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete the application of Erika Beispiel' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('No application yet')).toBeVisible();
  await expectAllAnswered(page);
  expect(operations).toEqual(['DeleteApplication']);
});

const textPages = [
  { path: 'contact', title: 'Contact Page' },
  { path: 'privacy-policy', title: 'Privacy Policy Page' },
  { path: 'careers', title: 'Careers Page' },
  { path: 'gas-turbina', title: 'Gas Turbina Page' },
];

test('pages fit into 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { path, title } of textPages) {
    await page.goto(`/#/dashboard/${path}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // Where there is no room for three, the languages are tabs.
    await page.getByRole('tab', { name: 'Description(Ru)' }).click();
    await expect(page.getByRole('textbox', { name: 'Description(Ru)' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});
