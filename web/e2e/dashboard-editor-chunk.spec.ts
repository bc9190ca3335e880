import { expect } from '@playwright/test';

import { logIn, stayLoggedIn } from './administrator.ts';
import { openDialog } from './dashboard-forms.ts';
import { expectAllAnswered } from './operations.ts';
import { test } from './test.ts';

/** The rich-text editor is the heaviest part of the dashboard: it loads where one is shown. */

test('the editor’s chunk comes with the first editor, and once', async ({ page, request }) => {
  await stayLoggedIn(page, await logIn(request));
  const editors: string[] = [];
  page.on('request', (sent) => {
    if (/RichTextEditor.*\.js/.test(sent.url())) editors.push(sent.url());
  });
  for (const [path, heading] of [
    ['', 'Products'],
    ['/categories', 'Categories'],
    ['/data', 'Spare Parts'],
    ['/partners', 'Partners'],
    ['/services', 'Services'],
    ['/requests', 'Requests'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(`/#/dashboard${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAllAnswered(page);
  }
  expect(editors).toEqual([]);

  await page.goto('/#/dashboard/data');
  const dialog = await openDialog(page, 'Add spare part');
  await expect(dialog.getByRole('textbox', { name: 'Text(De)' })).toBeVisible();
  expect(new Set(editors).size).toBeGreaterThan(0);
  const loaded = editors.length;
  await page.keyboard.press('Escape');
  await page.goto('/#/dashboard/contact');
  await expect(page.getByRole('textbox', { name: 'Description(De)' })).toBeVisible();
  expect(editors).toHaveLength(loaded);
});
