import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { forEachLanguage } from '../src/i18n/languages.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { dialogOf, openDialog, picture } from './dashboard-forms.ts';
import { test, useOwnSite } from './test.ts';

/** Deleting a focused entry moves the focus along the list, so that the keyboard can go on (WCAG 2.4.3). */

const three = [1, 2, 3];
const texts = (text: string) => forEachLanguage(() => text);
let token: string;

useOwnSite();

test.beforeAll(async ({ request }) => {
  token = await logIn(request);
});

test.beforeEach(({ page }) => stayLoggedIn(page, token));

/** Sends a mutation as the web app does, with `image` as its file; returns the body of the response. */
async function send(
  request: APIRequestContext,
  mutation: string,
  input: object,
  image?: ReturnType<typeof picture>,
): Promise<string> {
  const [name = ''] = /^\w+/.exec(mutation) ?? [];
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const operation = {
    query: `mutation ($input: ${type}!) { ${mutation.replace(name, `${name}(input: $input)`)} }`,
    variables: { input },
  };
  const headers = { Authorization: `Bearer ${token}`, 'Apollo-Require-Preflight': 'true' };
  const response = await request.post('/graphql', {
    headers,
    ...(image
      ? {
          multipart: {
            operations: JSON.stringify(operation),
            map: JSON.stringify({ image: ['variables.input.image'] }),
            image,
          },
        }
      : { data: operation }),
  });
  const body = await response.text();
  expect(body).not.toContain('errors');
  return body;
}

function idIn(body: string): string {
  return /"id":"([^"]+)"/.exec(body)?.[1] ?? '';
}

/** Deletes an entry by keyboard, with its delete button or with the one in the dialog that it opens. */
async function deleteBy(page: Page, button: Locator, dialog?: Locator): Promise<void> {
  await button.press('Enter');
  // Until it is shown, a dialog takes the focus back.
  if (dialog) await expect(dialog).toHaveCSS('opacity', '1');
  await dialog?.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = dialogOf(page, 'Are you sure you want to delete?');
  await expect(question).toHaveCSS('opacity', '1');
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(question).toBeHidden();
}

/**
 * Empties a list of three: the focus goes to the next entry, after the last one to the one before, and from the
 * empty list to `rest`.
 */
async function expectFocusToStay(
  page: Page,
  { buttons, rest, dialog }: { buttons: Locator; rest: Locator; dialog?: Locator },
): Promise<void> {
  await expect(buttons).toHaveCount(3);
  await deleteBy(page, buttons.nth(1), dialog);
  await expect(buttons).toHaveCount(2);
  await expect(buttons.nth(1)).toBeFocused();
  await deleteBy(page, buttons.nth(1), dialog);
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toBeFocused();
  await deleteBy(page, buttons, dialog);
  await expect(buttons).toHaveCount(0);
  await expect(rest).toBeFocused();
}

test('partners, which disappear before the server has responded', async ({ page, request }) => {
  for (const number of three) {
    const image = picture(`${number}.png`);
    await send(request, 'addPartner { partnerEdge { cursor } }', { text: texts('P') }, image);
  }
  await page.goto('/#/dashboard/partners');
  await expectFocusToStay(page, {
    buttons: page.getByRole('button', { name: /^Delete / }),
    rest: page.getByRole('button', { name: 'Add partner' }),
  });
});

test('sub-parts, by their dialog, which shows what it showed until it is gone', async ({
  page,
  request,
}) => {
  const spare = { title: texts('Satz'), text: texts(''), images: [] };
  const spareId = idIn(await send(request, 'addSpare { spareEdge { node { id } } }', spare));
  for (const number of three) {
    const part = {
      partNumber: `HT-${number}`,
      quantity: number,
      substPart: '',
      description: texts('Teil'),
    };
    await send(request, 'addSubPart { subPartEdge { cursor } }', { spareId, ...part });
  }
  await page.goto('/#/dashboard/data');
  await page.getByRole('link', { name: 'Satz' }).click();
  await page.evaluate(() => {
    const look = () => {
      const dialog = document.querySelector('[role="dialog"][aria-labelledby]');
      if (dialog?.textContent === 'Update spare part') document.title = 'an empty dialog';
      requestAnimationFrame(look);
    };
    look();
  });
  await expectFocusToStay(page, {
    buttons: page.getByRole('table', { name: 'Spare parts' }).locator('tbody button'),
    rest: page.getByRole('button', { name: 'Add spare part' }),
    dialog: dialogOf(page, 'Update spare part'),
  });
  expect(await page.title()).not.toBe('an empty dialog');
});

test('stored images and previews', async ({ page }) => {
  await page.goto('/#/dashboard/gas-turbina');
  const input = page.getByLabel('Add images');
  await input.setInputFiles([picture('a.png'), picture('b.png'), picture('c.png')]);
  await expectFocusToStay(page, {
    buttons: page.getByRole('button', { name: /^Delete image/ }),
    rest: input,
  });

  await page.getByRole('button', { name: 'Add Part' }).waitFor();
  await page.goto('/#/dashboard/services');
  const dialog = await openDialog(page, 'Add service');
  await dialog.getByLabel('Add images').setInputFiles([picture('a.png'), picture('b.png')]);
  await dialog.getByRole('button', { name: 'Remove a.png' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove b.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Add images')).toBeFocused();
});
