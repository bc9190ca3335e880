import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { dialogOf, expectAlert, openDialog, picture, write } from './dashboard-forms.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { expectAllAnswered } from './operations.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/**
 * Calls that fail (spec 8: no message, the screen unchanged): nothing typed is lost, nothing says that
 * it worked, and the button works again. The gateway stands before a backend of its own, which is stopped.
 */

let dataDir: string;
let backend: RunningServer;

function startBackend(PORT = '0') {
  return startServer('backend/src/main.ts', {
    PORT,
    DATA_DIR: dataDir,
    SEED: 'none',
    MAX_UPLOAD_MB: '1',
  });
}

useOwnSite(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'turbine-site-failures-'));
  backend = await startBackend();
  const gateway = await startServer('gateway/dist/main.js', {
    BACKEND_URL: `${backend.url}/api`,
    MAX_UPLOAD_MB: '1',
  });
  return {
    url: gateway.url,
    stop: async () => {
      await gateway.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
});
useDashboard();

/** Starts the backend again, where the gateway knows it. */
async function restartBackend(): Promise<void> {
  backend = await startBackend(new URL(backend.url).port);
}

/** Expects that the response to the click changes nothing: no alert, and the button works again. */
async function expectUnchanged(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** More than the servers take: `MAX_UPLOAD_MB` is 1. */
const large = { ...picture('large.png'), buffer: Buffer.alloc(3 * 1024 * 1024, 1) };

/** Takes the limit out of the page, so that only the server knows it. */
async function forgetLimit(page: Page): Promise<void> {
  await page.locator('meta[name="max-upload-mb"]').evaluate((limit) => limit.remove());
}

test('the backend is down while a text is saved, and is there again', async ({ page }) => {
  await page.goto('/#/dashboard/contact');
  const german = page.getByRole('textbox', { name: 'Description(De)' });
  const update = page.getByRole('button', { name: 'Update' });
  await write(german, 'Der Server ist gerade nicht da.');
  await expectAllAnswered(page);
  await backend.stop();
  const response = page.waitForResponse(/\/graphql/);
  await update.click();
  await response;
  await expectUnchanged(page, update);
  await expect(german).toHaveText('Der Server ist gerade nicht da.');

  await restartBackend();
  await update.click();
  await expectAlert(page, 'Successfully updated');
  await page.reload();
  await expect(german).toHaveText('Der Server ist gerade nicht da.');
});

test('a screen that could not be loaded is tried again', async ({ page }) => {
  await page.goto('/#/dashboard/settings');
  await expect(page.getByLabel('Phone')).toBeVisible();
  await backend.stop();
  await page.getByRole('link', { name: 'Categories' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await restartBackend();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(page.getByText('No category')).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('an image that is too large (413) leaves the dialog as it is', async ({ page }) => {
  await page.goto('/#/dashboard/partners');
  const dialog = await openDialog(page, 'Add partner');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await forgetLimit(page);
  await dialog.getByLabel('Choose image').setInputFiles(large);
  await write(dialog.getByRole('textbox', { name: 'Text(De)' }), 'Regler und Sensoren.');
  const response = page.waitForResponse(/\/graphql/);
  await add.click();
  await response;
  await expectUnchanged(page, add);
  await expect(dialog.getByText('large.png: too large for the server.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Text(De)' })).toHaveText(
    'Regler und Sensoren.',
  );

  // A smaller one goes through with the same text.
  await dialog.getByRole('button', { name: 'Remove large.png' }).click();
  await dialog.getByLabel('Choose image').setInputFiles(picture('small.png'));
  await add.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Edit partner 1' }).click();
  await expect(
    dialogOf(page, 'Edit partner').getByRole('textbox', { name: 'Text(De)' }),
  ).toHaveText('Regler und Sensoren.');
});

test('of several images the one is named that is too large or none (415), before it is sent and by the server', async ({
  page,
}) => {
  await page.goto('/#/dashboard/services');
  const dialog = await openDialog(page, 'Add service');
  const input = dialog.getByLabel('Add images');
  const chosen = dialog.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');
  await input.setInputFiles([picture('front.png'), large, picture('back.png')]);
  await expect(dialog.getByRole('status', { name: 'Refused files' })).toHaveText(
    'large.png: larger than 1 MB',
  );
  await expect(chosen).toHaveCount(2);

  // A server that takes less than the page knows of.
  await forgetLimit(page);
  await input.setInputFiles(large);
  await dialog.getByLabel('Title(En)').fill('Balancing');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(chosen).toHaveText([
    '',
    '',
    'large.png: too large for the server (is larger than a file may be).',
  ]);
  await expectUnchanged(page, add);
  await dialog.getByRole('button', { name: 'Remove front.png' }).click();
  await expect(chosen).toHaveText([
    '',
    'large.png: too large for the server (is larger than a file may be).',
  ]);
  await dialog.getByRole('button', { name: 'Remove large.png' }).click();

  const text = { ...picture('text.png'), buffer: Buffer.from('This is no image at all.') };
  await input.setInputFiles(text);
  await add.click();
  await expect(chosen).toHaveText([
    '',
    'text.png: not an image that the server takes (is no PNG, JPEG, GIF, WebP or AVIF).',
  ]);
  await expectUnchanged(page, add);
  await expect(dialog.getByLabel('Title(En)')).toHaveValue('Balancing');
  await expect(dialog.getByRole('img', { name: 'back.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove text.png' }).click();
  await add.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Balancing' })).toBeVisible();
});

test('a connection that is lost during an upload leaves the dialog as it is', async ({ page }) => {
  await page.goto('/#/dashboard/gas-turbina');
  const dialog = await openDialog(page, 'Add Part');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await dialog.getByLabel('Choose image').setInputFiles(picture('rotor.png'));
  await write(dialog.getByRole('textbox', { name: 'Description(Ru)' }), 'Ротор.');
  await page.route('/graphql', (route) => route.abort('connectionreset'));
  await add.click();
  await expectUnchanged(page, add);
  await expect(dialog.getByRole('img', { name: 'rotor.png' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Description(Ru)' })).toHaveText('Ротор.');

  await page.unroute('/graphql');
  await add.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const part = page.getByRole('listitem', { name: 'Part 1' });
  await expect(part.getByRole('textbox', { name: 'Description(Ru)' })).toHaveText('Ротор.');
});
