import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { endSession, logIn, logInOnScreen } from './administrator.ts';
import { answerLoss, dialogOf, expectAlert, write } from './dashboard-forms.ts';
import { administrator } from './start-server.ts';
import { expectAllAnswered, recordOperations } from './operations.ts';
import { test, useOwnSite } from './test.ts';

/** What was typed is guarded on leaving and where the login expires. */

const { password } = administrator;
let token: string;

useOwnSite();

test.beforeEach(async ({ page, request }) => {
  token = await logIn(request);
  await page.goto('/#/controller');
  await page.evaluate((stored) => localStorage.setItem('access_token', stored), token);
});

const contact = 'Contact Page';
const privacy = 'Privacy Policy Page';

function german(page: Page) {
  return page.getByRole('textbox', { name: 'Description(De)' });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/dashboard/${path}`);
}

test('a link asks first: No stays, Yes leaves', async ({ page }) => {
  await open(page, 'contact');
  await write(german(page), 'Noch nicht gespeichert');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await answerLoss(page, 'No');
  await expect(german(page)).toHaveText('Noch nicht gespeichert');
  await expect(page).toHaveURL(/#\/dashboard\/contact$/);

  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await answerLoss(page, 'Yes');
  await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(german(page)).toHaveText('');
});

test('in the drawer of a small screen, Yes closes the drawer, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, 'contact');
  await write(german(page), 'Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = dialogOf(page, 'Hamberg Turbinen');
  await drawer.getByRole('link', { name: 'Privacy Policy' }).click();
  await answerLoss(page, 'Yes');
  await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('Back, Forward and an address typed by hand ask first', async ({ page }) => {
  await open(page, 'privacy-policy');
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('link', { name: 'Requests' }).click();
  await expect(page.getByText('No request yet')).toBeVisible();
  await page.goBack();
  await write(german(page), 'Noch nicht gespeichert');

  for (const leave of [
    () => page.goBack(),
    () => page.goForward(),
    () => page.evaluate(() => (window.location.hash = '#/dashboard/settings')),
  ]) {
    await leave();
    await answerLoss(page, 'No');
    await expect(page).toHaveURL(/#\/dashboard\/contact$/);
    await expect(page.getByRole('heading', { name: contact })).toBeVisible();
    await expect(german(page)).toHaveText('Noch nicht gespeichert');
  }

  await page.goBack();
  await answerLoss(page, 'Yes');
  await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard\/privacy-policy$/);
  await page.goForward();
  await expect(page.getByRole('heading', { name: contact })).toBeVisible();
  await write(german(page), 'Wieder getippt');
  await page.evaluate(() => (window.location.hash = '#/dashboard/settings'));
  await answerLoss(page, 'Yes');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
});

test('after an expired login the screen returns with all typed texts', async ({
  page,
  request,
}) => {
  await open(page, 'contact');
  const english = page.getByRole('textbox', { name: 'Description(En)' });
  await write(german(page), 'Anfahrt über Göttingen');
  await write(english, 'By road from Göttingen');
  await endSession(request, token);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('access_token');

  await logInOnScreen(page, 'admin', password);
  await expect(page.getByRole('heading', { name: contact })).toBeVisible();
  await expect(german(page)).toHaveText('Anfahrt über Göttingen');
  await expect(english).toHaveText('By road from Göttingen');
  await expectAllAnswered(page);
  const operations = recordOperations(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  expect(operations).toEqual(['UpdatePage']);
  await page.reload();
  await expect(english).toHaveText('By road from Göttingen');
});

test('a tab learns of the end of its session from another tab, and returns with it', async ({
  page,
  context,
  request,
}) => {
  await open(page, 'contact');
  await expectAllAnswered(page);
  await write(german(page), 'Im anderen Tab abgelaufen');
  await endSession(request, token);
  const other = await context.newPage();
  await other.goto('/#/dashboard/requests');
  await expect(other.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(german(page)).toHaveCount(0);

  await logInOnScreen(other, 'admin', password);
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(german(page)).toHaveText('Im anderen Tab abgelaufen');
});
