import { expect } from '@playwright/test';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { z } from 'zod';

import { expectAccessible } from './accessibility.ts';
import { askAsAdministrator, logIn, logInOnScreen, stayLoggedIn } from './administrator.ts';
import { expectAlert, write } from './dashboard-forms.ts';
import { administrator } from './start-server.ts';
import { test, useDashboard } from './test.ts';
import { recordPaths } from './used-by-stories.ts';

/** Several administrators: invitations, sessions, the second factor and the log. */

useDashboard();

const password = 'the password of a guest';

const invitation = z.object({ inviteAdministrator: z.object({ token: z.string() }) });

/** Adds an administrator without the screens. */
async function addAdministrator(request: APIRequestContext, login: string): Promise<void> {
  const query = `mutation {
    inviteAdministrator(input: { password: "${administrator.password}" }) { token }
  }`;
  const { inviteAdministrator } = await askAsAdministrator(request, query, invitation);
  const accepting = `mutation ($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) { login userErrors { code } }
  }`;
  const input = { token: inviteAdministrator.token, login, password };
  const data = { query: accepting, variables: { input } };
  const response = await request.post('/graphql', { data });
  expect(await response.json()).toEqual({ data: { acceptInvitation: { login, userErrors: [] } } });
}

const contexts: BrowserContext[] = [];

test.afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

/** Opens a page in a browser context of its own, as on another computer. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  contexts.push(context);
  const page = await context.newPage();
  recordPaths(page);
  return page;
}

async function openAccounts(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/#/dashboard/accounts');
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
}

/** Confirms with the own password what a dialog asks. */
async function confirmWithPassword(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Your password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Invites an administrator, which asks for the own password. */
async function invite(page: Page, role = 'Editor'): Promise<void> {
  await page.getByLabel('Role of the invited').selectOption(role);
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  await confirmWithPassword(page, 'Invite an administrator?');
}

/** Expects that the newest entries of the log say this, the newest first. */
async function expectLog(page: Page, ...entries: RegExp[]): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/#/dashboard/log');
  const rows = page.getByRole('table', { name: 'Log' }).getByRole('row');
  for (const [index, entry] of entries.entries()) {
    await expect(rows.nth(index + 1)).toHaveText(entry);
  }
}

test('who is invited by a link becomes a clerk, then an editor, until an owner removes him @story', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAccounts(page);
  await invite(page, 'Clerk');
  const link = await page.getByLabel('Link of the invitation').inputValue();
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText('admin');

  const guest = await elsewhere(browser, baseURL);
  await guest.goto(link);
  await guest.getByLabel('Anmeldename').fill('admin');
  await guest.getByRole('textbox', { name: 'Passwort' }).fill(password);
  const accept = guest.getByRole('button', { name: 'Einladung annehmen' });
  await accept.click();
  await expect(guest.getByRole('alert')).toContainText('Dieser Anmeldename ist vergeben.');
  await guest.getByLabel('Anmeldename').fill('kira');
  await accept.click();
  await expect(guest.getByRole('heading', { name: 'Anmelden' })).toBeVisible();

  // The link works once.
  await guest.goto(link);
  await guest.getByLabel('Anmeldename').fill('second');
  await guest.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await accept.click();
  await expect(guest.getByRole('alert')).toContainText('schon verwendet oder ist abgelaufen');
  await guest.goto('/#/controller');
  await logInOnScreen(guest, 'kira', password);

  // A clerk answers requests, and sees why the rest is closed.
  await expect(guest.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  const menu = guest.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link')).toHaveText([
    ...[/^Requests/, 'Settings', 'Applications', 'Accounts'],
  ]);
  await menu.getByRole('link', { name: 'Applications' }).click();
  await expect(guest.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await expectAccessible(guest, 'a screen of a clerk');
  await guest.goto('/#/dashboard/data');
  await expect(guest.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await expect(guest.getByRole('main')).toContainText('Your role (clerk) does not include');
  await expectAccessible(guest, 'a screen of a clerk');

  await openAccounts(page);
  await expectAccessible(page, 'roles');
  await page.getByLabel('Role of kira').selectOption('Editor');
  await confirmWithPassword(page, 'Change the role?');
  await expectAlert(page, 'Successfully updated');
  await expect(page.getByLabel('Role of kira')).toHaveValue('EDITOR');
  await page.getByLabel('Role of admin').selectOption('Clerk');
  await confirmWithPassword(page, 'Change the role?');
  await expect(page.getByRole('alert')).toContainText('The last owner stays an owner');
  await expect(page.getByLabel('Role of admin')).toHaveValue('OWNER');

  await guest.getByRole('link', { name: 'Go to Requests' }).click();
  await menu.getByRole('link', { name: 'Spare Parts' }).click();
  await expect(guest.getByRole('heading', { name: 'Spare Parts', level: 1 })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Log' })).toHaveCount(0);

  await invite(page);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByRole('table', { name: 'Invitations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove kira' }).click();
  await confirmWithPassword(page, 'Remove this administrator?');
  await expect(page.getByRole('button', { name: 'Remove kira' })).toHaveCount(0);
  await guest.getByRole('link', { name: 'Settings' }).click();
  await expect(guest.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expectLog(
    page,
    /admin.*Remove administrator/,
    /admin.*Withdraw invitation/,
    /admin.*Add invitation \d/,
    /admin.*Changed the role of administrator \d+, refused \(conflict\)/,
    /admin.*Changed the role of administrator \d+/,
    /kira.*Logged in/,
    /kira.*Accept invitation \d/,
  );
});

test('a login takes a code of the app, once; a recovery code turns that off @story', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await addAdministrator(request, 'ada');
  await stayLoggedIn(page, await logIn(request, { login: 'ada', password }));
  await openAccounts(page);
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('textbox', { name: 'Your password' }).fill(password);
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const app = new TOTP({ secret: await section.getByLabel('Secret').inputValue() });
  const used = app.generate();
  await section.getByRole('textbox', { name: 'Code' }).fill(used);
  await section.getByRole('button', { name: 'Confirm' }).click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await section.getByRole('button', { name: 'I have kept them' }).click();

  const phone = await elsewhere(browser, baseURL);
  await phone.goto('/#/controller');
  await logInOnScreen(phone, 'ada', password);
  const code = phone.getByLabel('Code der Authenticator-App');
  await expect(code).toBeFocused();
  const signIn = phone.getByRole('button', { name: 'Anmelden' });
  // The one that has confirmed is used up; the app's next one is taken early.
  await code.fill(used);
  await signIn.click();
  const alert = phone.getByRole('alert').filter({ hasText: 'Der Code ist falsch!' });
  await expect(alert).toBeVisible();
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await signIn.click();
  // The dashboard opens at `#/` as well, before it leads on to its index.
  await expect(phone).toHaveURL(/#\/dashboard$/);
  await phone.getByRole('button', { name: 'Log out' }).click();
  await expect(phone).toHaveURL(/#\/$/);

  await openAccounts(page);
  await expect(section).toContainText('Recovery codes left: 10');
  await section.getByRole('textbox', { name: 'Your password' }).fill(password);
  await section.getByLabel(/^Code of/).fill(recoveryCode);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a session that is ended elsewhere leads to the login, and keeps what was typed @story', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await addAdministrator(request, 'boris');
  const office = await elsewhere(browser, baseURL);
  await office.goto('/#/controller');
  await logInOnScreen(office, 'boris', password);
  await office.getByRole('link', { name: 'Contact' }).click();
  const german = office.getByRole('textbox', { name: 'Description(De)' });
  await write(german, 'Anfahrt über Göttingen');

  await openAccounts(page);
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions.getByRole('row', { name: /boris/ })).toContainText('Chrome');
  await sessions.getByRole('button', { name: /^End the session of boris/ }).click();
  await expect(sessions.getByRole('row', { name: /boris/ })).toHaveCount(0);

  await office.getByRole('button', { name: 'Update' }).click();
  await expect(office.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(office.getByRole('status')).toContainText('Was Sie geschrieben haben, bleibt');
  await logInOnScreen(office, 'boris', password);
  await expect(german).toHaveText('Anfahrt über Göttingen');

  // So does ending all others at once.
  await stayLoggedIn(page, await logIn(request, { login: 'boris', password }));
  await openAccounts(page);
  await page.getByRole('button', { name: 'End all my other sessions' }).click();
  await expect(sessions.getByRole('row', { name: /boris/ })).toHaveCount(1);
  await office.getByRole('button', { name: 'Update' }).click();
  await expect(office.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  // The save of the ended session is refused.
  await expectLog(
    page,
    /Unknown login.*Update page Contact, refused \(unauthenticated\)/,
    /boris.*End other sessions/,
    /boris.*Logged in/,
  );
});

test('the log names what was changed, and leads to it or to the trash', async ({
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await logIn(request)}` };
  const added = z.object({ id: z.number() });
  const add = async (path: string, data: object) =>
    added.parse(await (await request.post(`/api${path}`, { headers, data })).json()).id;
  const spare = await add('/spare', { title_de: 'Brenner' });
  await add(`/spare/${spare}/part`, { partnumber: 'HT-2041' });
  const category = await add('/category', { name: 'Frame' });
  await request.delete(`/api/category/${category}`, { headers });

  await expectLog(
    page,
    /Delete category Frame \(in the trash\)/,
    /Add category Frame \(in the trash\)/,
    /Add sub part HT-2041 of Brenner/,
    /Add spare Brenner/,
  );
  await expectAccessible(page, 'the log');
  await page.getByRole('link', { name: 'HT-2041' }).click();
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('HT-2041');
  await page.goBack();
  await page.getByRole('link', { name: 'Frame' }).first().click();
  await expect(page.getByRole('table', { name: 'Trash' })).toContainText('Frame');
  await request.delete(`/api/spare/${spare}`, { headers });
});
