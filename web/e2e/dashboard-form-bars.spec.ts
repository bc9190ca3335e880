import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { logIn, stayLoggedIn } from './administrator.ts';
import { test, useDashboard } from './test.ts';

/** What editors see while they type: their buttons, the state of saving, and a whole text. */

useDashboard();

/** How far down the page it stands, wherever the page is scrolled to. */
function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
}

async function centreOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height / 2;
}

for (const width of [390, 1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('nothing moves when a field is emptied; the bar is one row; an editor shows a whole text', async ({
      page,
    }) => {
      await page.goto('/#/dashboard/spare/1');
      const title = page.getByRole('textbox', { name: 'Title(De)' });
      const group = page.getByRole('group', { name: 'Text(De)' });
      const editor = group.getByRole('textbox');
      await expect(editor).toBeVisible();
      const [titleTop, editorTop] = [await topOf(title), await topOf(editor)];
      await title.fill('');
      await editor.fill('');
      await expect(page.getByText('Not saved')).toBeVisible();
      expect([await topOf(title), await topOf(editor)]).toEqual([titleTop, editorTop]);

      // 'Not saved' is the longest state that nothing has gone wrong with.
      const update = page.getByRole('button', { name: 'Update', exact: true }).first();
      const state = page.getByRole('status', { name: 'Save state' }).first();
      await expect(page.getByRole('button', { name: 'History' }).first()).toBeVisible();
      expect(Math.abs((await centreOf(update)) - (await centreOf(state)))).toBeLessThan(8);

      // All of a long text shows, while its tools stay on screen.
      await editor.fill(Array.from({ length: 120 }, (_, line) => `Zeile ${line + 1}`).join('\n'));
      const isCut = () => editor.evaluate((box) => box.scrollHeight > box.clientHeight);
      expect(await isCut()).toBe(true);
      await group.getByRole('button', { name: 'Whole text' }).click();
      expect(await isCut()).toBe(false);
      await expect(page.getByRole('textbox', { name: 'Text(En)' })).toBeHidden();

      await editor.evaluate((box) => box.scrollIntoView({ block: 'end' }));
      const bold = group.getByRole('button', { name: 'Bold' });
      await expect(bold).toBeInViewport();
      // Nothing lies over it.
      await bold.click({ trial: true });
    });
  });
}

test('who else edits comes without moving anything', async ({ page, request }) => {
  // Higher than the form, so that the bar stands where the form ends.
  await page.setViewportSize({ width: 1440, height: 3000 });
  const other = await page.context().newPage();
  await stayLoggedIn(other, await logIn(request));
  await other.goto('/#/dashboard/product/1');
  await expect(other.getByRole('button', { name: 'Update', exact: true }).first()).toBeVisible();

  const { promise: told, resolve: tell } = Promise.withResolvers<undefined>();
  await page.route('/graphql*', async (route) => {
    if (/ReportEditing/.test(route.request().url() + (route.request().postData() ?? '')))
      await told;
    await route.continue();
  });
  await page.goto('/#/dashboard/product/1');
  const update = page.getByRole('button', { name: 'Update', exact: true }).first();
  await expect(update).toBeVisible();
  await expect(page.getByRole('button', { name: 'History' }).first()).toBeVisible();
  const before = await topOf(update);
  tell(undefined);
  await expect(page.getByRole('status', { name: 'Other editors' }).first()).toContainText('admin');
  expect(await topOf(update)).toBe(before);
});

/** Has a part of the screen fail, with the notice of that at the bottom of the window. */
async function failCategories(page: Page): Promise<Locator> {
  await page.route('**/graphql**', (route) => {
    const request = route.request();
    const isOptions = `${request.url()}${request.postData() ?? ''}`.includes('CategoryOptions');
    return isOptions ? route.abort() : route.continue();
  });
  return page.getByRole('status').filter({ hasText: 'Not everything could be loaded.' });
}

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}

for (const width of [360, 1440]) {
  test(`what could not be loaded is said below the buttons of a form, at ${width} px (spec 8)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const failure = await failCategories(page);
    await page.goto('/#/dashboard/product/1');
    await expect(failure).toBeInViewport({ ratio: 1 });
    const update = page.getByRole('button', { name: 'Update', exact: true }).first();
    expect(await bottomOf(update)).toBeLessThanOrEqual((await failure.boundingBox())?.y ?? 0);
  });
}

test('in a dialog, the buttons stay at its end, whatever is said below the screen (spec 8)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const failure = await failCategories(page);
  await page.goto('/#/dashboard');
  await expect(failure).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Add product' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeInViewport({ ratio: 1 });
  // In less than half the height of the notice.
  expect((await bottomOf(dialog)) - (await bottomOf(add))).toBeLessThan(34);
});
