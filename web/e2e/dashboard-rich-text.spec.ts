import { expect } from '@playwright/test';
import { z } from 'zod';

import { logIn, stayLoggedIn } from './administrator.ts';
import { expectAlert } from './dashboard-forms.ts';
import { test, useOwnSite } from './test.ts';

/** Texts that Quill once wrote, in a real editor and through both cleanings (spec 9). */

useOwnSite();

const marker = '<span class="ql-ui" contenteditable="false"></span>';
const older = [
  '<h2 class="ql-align-center">Title</h2>',
  '<p class="ql-indent-2">Edit me</p>',
  '<p><span class="ql-size-large ql-font-serif" style="color: rgb(230, 0, 0);">large</span> ',
  '<strong style="background-color: #ffebcc; color: red">bold  with spaces</strong></p><p><br></p>',
  '<ol><li>one</li><li class="ql-indent-1">a</li></ol>',
  `<ol><li data-list="bullet">${marker}point</li></ol>`,
  '<p><em>in <a href="https://a.example/" rel="noopener noreferrer" target="_blank">link</a></em></p>',
  '<blockquote>quote</blockquote><pre class="ql-syntax" spellcheck="false">code\n</pre>',
  '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">line 1</div>',
  '<div class="ql-code-block">  line 2</div></div><ul data-checked="true"><li>done</li></ul>',
  '<h5>fifth</h5><p class="ql-direction-rtl ql-align-right">H<sub>2</sub>O m<sup>3</sup></p>',
].join('');

const storedPage = z.object({ text_de: z.string(), text_en: z.string() });

let token = '';

test.beforeEach(async ({ request }) => {
  token = await logIn(request);
  await request.patch('/api/page/privacy-policy', {
    headers: { Authorization: `Bearer ${token}` },
    data: { text_de: older, text_en: older, text_ru: '' },
  });
});

test('a text of Quill is stored as it was, but for the word that was typed', async ({
  page,
  request,
}) => {
  await stayLoggedIn(page, token);
  await page.goto('/#/dashboard/privacy-policy');

  await page.getByRole('textbox', { name: 'Description(De)' }).getByText('Edit me').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' now');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');

  const stored = storedPage.parse(await (await request.get('/api/page/privacy-policy')).json());
  expect(stored.text_de).toBe(older.replace('Edit me', 'Edit me now'));
  expect(stored.text_en).toBe(older);
});

test('the site shows what Quill meant (spec 9)', async ({ page }) => {
  await page.goto('/#/privacy-policy');
  const style = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const { textAlign, fontSize, fontFamily, color, direction, marginLeft } =
        getComputedStyle(element);
      return { textAlign, fontSize, fontFamily, color, direction, marginLeft };
    });

  expect(await style('Title')).toMatchObject({ textAlign: 'center' });
  expect(await style('Edit me')).toMatchObject({ marginLeft: '96px' });
  expect(await style('large')).toMatchObject({ fontSize: '24px', color: 'rgb(230, 0, 0)' });
  expect((await style('large')).fontFamily).toContain('Georgia');
  const rightToLeft = page.locator('.ql-direction-rtl');
  await expect(rightToLeft).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('listitem').filter({ hasText: 'point' })).toHaveCSS(
    'list-style-type',
    'disc',
  );
  await expect(page.getByText('done')).toHaveCSS('list-style-type', '"☑ "');
  await expect(page.getByText('line 2')).toHaveCSS('white-space', 'pre-wrap');
  await expect(page.getByRole('link', { name: 'link', exact: true })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('what stands below the editors does not move when they come', async ({ page }) => {
  await stayLoggedIn(page, token);
  await page.route('**/assets/RichTextEditor-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/#/dashboard/privacy-policy');
  const update = page.getByRole('button', { name: 'Update' });
  await update.waitFor();
  const before = await update.boundingBox();
  await expect(page.getByRole('textbox', { name: 'Description(Ru)' })).toBeVisible();
  expect(await update.boundingBox()).toEqual(before);
});
