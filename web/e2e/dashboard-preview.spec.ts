import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { readRequestsOf } from './administrator.ts';
import { answerLoss, dialogOf, picture, write } from './dashboard-forms.ts';
import { test, useDashboard } from './test.ts';

/** What is not saved is seen as visitors will see it, and by nobody else. */

useDashboard();

const preview = (page: Page) => dialogOf(page, 'Preview');
const site = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The page as visitors will see it"]');

async function openPreview(page: Page, within = page.locator('body')) {
  await within.getByRole('button', { name: 'Preview' }).first().click();
  await expectLoaded(page);
}

async function expectLoaded(page: Page) {
  await expect(preview(page).getByRole('status')).toHaveText('Only you see this');
}

async function choose(page: Page, option: string) {
  await preview(page).getByText(option, { exact: true }).click();
}

test('the unsaved texts of a spare in each language and on a phone; nothing is saved @story', async ({
  page,
  request,
}) => {
  const written: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET') written.push(sent.postData() ?? '');
  });
  await page.goto('/#/dashboard/spare/1');
  await page.getByLabel('Title(De)').fill('Einspritzdüsen');
  await page.getByLabel('Title(En)').fill('Injectors');
  await page.getByLabel('Title(Ru)').fill('Инжекторы');
  await write(page.getByRole('textbox', { name: 'Text(De)' }), 'Noch nicht gespeichert.');
  written.length = 0;
  await openPreview(page);
  const heading = site(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Einspritzdüsen');
  await expect(site(page).getByText('Noch nicht gespeichert.')).toBeVisible();
  await expect(site(page).getByRole('banner')).toBeVisible();
  await expectAccessible(page, 'preview');

  await choose(page, 'EN');
  await expectLoaded(page);
  await expect(heading).toHaveText('Injectors');
  await choose(page, 'RU');
  await expectLoaded(page);
  await expect(heading).toHaveText('Инжекторы');
  expect(await site(page).locator('html').getAttribute('lang')).toBe('ru');

  await choose(page, 'Phone');
  await expect.poll(() => heading.evaluate(() => window.innerWidth)).toBe(360);
  await expect(heading).toHaveText('Инжекторы');

  // Keys in the frame reach the dialog, and the focus goes back to the button.
  await heading.click();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(page.getByLabel('Title(De)')).toHaveValue('Einspritzdüsen');
  await expect(page.getByText('Not saved')).toBeVisible();
  expect(written.filter((body) => /mutation|Update|Send/.test(body))).toEqual([]);
  const visited = await request.get('/de/part-list/1');
  expect(await visited.text()).not.toContain('Einspritzdüsen');
});

test('from the contact page no enquiry is sent, and no link followed', async ({
  page,
  request,
}) => {
  await page.goto('/#/dashboard/contact');
  const editor = page.getByRole('textbox', { name: 'Description(De)' });
  await editor.click();
  await editor.press('Control+End');
  await editor.pressSequentially(' Nur zur Probe.');
  await openPreview(page);
  await expect(site(page).getByText('Nur zur Probe.')).toBeVisible();

  const form = site(page).getByRole('main').locator('form');
  await form.locator('[name="name"]').fill('Probe');
  await form.locator('[name="email"]').fill('probe@example.com');
  await form.locator('[name="text"]').fill('Bitte nicht senden.');
  const refused = page.waitForEvent('console', (message) =>
    message.text().startsWith('Blocked form submission'),
  );
  await form.locator('[type="submit"]').click();
  await refused;
  await expect(form.locator('[name="text"]')).toHaveValue('Bitte nicht senden.');
  await site(page).getByRole('contentinfo').getByRole('link').first().click();
  await expect(site(page).getByText('Nur zur Probe.')).toBeVisible();
  expect(await readRequestsOf(request, 'Probe')).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).not.toContain('outbox');
});

test("a partner's new image before it is uploaded, above the partner's own dialog", async ({
  page,
}) => {
  await page.goto('/#/dashboard/partners');
  await page.getByRole('button', { name: 'Edit partner 1' }).click();
  const dialog = dialogOf(page, 'Edit partner');
  await expect(dialog).toHaveCSS('opacity', '1');
  await dialog.getByLabel('Change image').setInputFiles(picture('logo.png'));
  await openPreview(page, dialog);
  const image = site(page).getByRole('main').locator('img').first();
  await expect(image).toHaveAttribute('src', /^blob:/);
  expect(
    await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return element.complete;
    }),
  ).toBe(true);

  // Escape closes the preview, and only that.
  await preview(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'logo.png' })).toBeVisible();
});

test('what several forms of a screen have not saved is shown together', async ({ page }) => {
  await page.goto('/#/dashboard/product/1');
  await page.getByLabel('Title').fill('Probeturbine');
  await page.getByLabel('Model').fill('HT-Probe');
  const property = page.getByRole('form', { name: 'Property 1' });
  await write(property.getByRole('textbox', { name: 'Description' }), 'Probeweise.');
  await openPreview(page);
  const main = site(page).getByRole('main');
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Probeturbine');
  await expect(main).toContainText('HT-Probe');
  await expect(main).toContainText('Probeweise.');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).click();
  await answerLoss(page, 'Yes');
  await page.getByLabel('Phone').fill('+49 551 999999');
  await page.getByLabel('Footer text').fill('Hamberg Turbinen GmbH, Probe');
  await openPreview(page);
  await expect(site(page).getByRole('contentinfo')).toContainText('GmbH, Probe');
  await expect(site(page).getByText('+49 551 999999').first()).toBeVisible();
});
