import { expect } from '@playwright/test';
import { z } from 'zod';

import { expectAccessible } from './accessibility.ts';
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

const wide = `<table><thead><tr>${'<th scope="col">Wellendichtring</th>'.repeat(7)}</tr></thead><tbody><tr>${'<td>HT-IG-1044-01</td>'.repeat(7)}</tr></tbody></table>`;

test('a table is inserted and changed by the keyboard, stored and shown', async ({
  page,
  request,
}) => {
  await stayLoggedIn(page, token);
  await page.goto('/#/dashboard/privacy-policy');
  const group = page.getByRole('group', { name: 'Description(Ru)' });
  const editor = page.getByRole('textbox', { name: 'Description(Ru)' });
  const choose = async (entry: string) => {
    const button = group.getByRole('button', { name: 'Table', exact: true });
    await button.press('Enter');
    // The menu takes the focus a moment after it opens.
    await expect(button).not.toBeFocused();
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    await expect(editor).toBeFocused();
  };

  await editor.focus();
  await choose('Insert table');
  await page.keyboard.type('Part');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Power');
  await choose('Delete column');
  await choose('Add row below');
  await expect(editor.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');

  const row = '<tr><td></td><td></td></tr>';
  const stored = z.object({ text_ru: z.string() });
  expect(stored.parse(await (await request.get('/api/page/privacy-policy')).json()).text_ru).toBe(
    '<table><thead><tr><th scope="col">Part</th><th scope="col"></th></tr></thead>' +
      `<tbody>${row.repeat(3)}</tbody></table>`,
  );
});

test('cells of a spreadsheet are pasted where the focus is, without its picture of them', async ({
  page,
}) => {
  await stayLoggedIn(page, token);
  await page.goto('/#/dashboard/gas-turbina');
  const editor = page.getByRole('textbox', { name: /\(en\)/i }).first();
  await editor.focus();
  await editor.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'a\tb');
    data.setData('text/html', '<table><tr><td>HT-1</td><td>HT-2</td></tr></table>');
    data.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    const options = { bubbles: true, cancelable: true, clipboardData: data };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expect(editor.getByRole('cell')).toHaveText(['HT-1', 'HT-2']);
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
});

test('a wide table scrolls within itself, by the keyboard, and is printed whole', async ({
  page,
  request,
}) => {
  await request.patch('/api/page/privacy-policy', {
    headers: { Authorization: `Bearer ${token}` },
    data: { text_de: `<h2>Ersatzteile</h2>${wide}`, text_en: '', text_ru: '' },
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/#/privacy-policy');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await excess()).toBeLessThanOrEqual(0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page, 'a wide table');

  await page.setViewportSize({ width: 718, height: 1040 });
  await page.emulateMedia({ media: 'print' });
  expect(await excess()).toBeLessThanOrEqual(0);
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
});

test('a page of the website is found and linked by the keyboard, and every visitor can follow the link', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const headers = { Authorization: `Bearer ${token}` };
  await request.patch('/api/page/privacy-policy', {
    headers,
    data: { text_de: '<p>Mehr dazu: </p>', text_en: '', text_ru: '' },
  });
  const data = { title_de: 'Brennstoffdüsen', title_en: 'Fuel nozzles', title_ru: 'Форсунки' };
  const spare = await request.post('/api/spare', { headers, data });
  const { id } = z.object({ id: z.number() }).parse(await spare.json());
  const [route, title] = [`/part-list/${id}`, 'Brennstoffdüsen'];

  await stayLoggedIn(page, token);
  await page.goto('/#/dashboard/privacy-policy');
  const group = page.getByRole('group', { name: 'Description(De)' });
  const editor = page.getByRole('textbox', { name: 'Description(De)' });
  const button = group.getByRole('button', { name: 'Link to a page of this website' });
  const field = page.getByRole('combobox', { name: 'Page of this website' });
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await button.press('Enter');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the pages of the website');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Brennst');
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');
  const stored = storedPage.parse(await (await request.get('/api/page/privacy-policy')).json());
  expect(stored.text_de).toBe(`<p>Mehr dazu: <a href="/de${route}#${route}">${title}</a>.</p>`);

  // The text stands in for the Russian one.
  const addresses = ['/#/privacy-policy', '/de/privacy-policy', '/ru/privacy-policy'];
  for (const javaScriptEnabled of [true, false]) {
    const options = { baseURL: String(baseURL), javaScriptEnabled };
    const visitor = await (await browser.newContext(options)).newPage();
    for (const address of javaScriptEnabled ? addresses : addresses.slice(1)) {
      await visitor.goto(address);
      await visitor.getByRole('main').getByRole('link', { name: title }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(new URL(visitor.url()).pathname).toBe(`/de${route}`);
    }
    await visitor.context().close();
  }
});
