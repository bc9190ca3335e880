import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { openDialog, picture } from './dashboard-forms.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** Images by click, drop and paste; what is refused; what is cancelled (spec 2.14, 4). */

useOwnSite();
useDashboard();

const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
/** Claims to be an image; the server checks the content. */
const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') };

/** Opens a spare of its own, without images. */
async function openSpare(page: Page, title: string): Promise<void> {
  await page.goto('/#/dashboard/data');
  const dialog = await openDialog(page, 'Add spare part');
  await dialog.getByLabel('Title(De)').fill(title);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Drops or pastes an image with the events that a browser sends. */
async function give(target: Locator, type: 'drop' | 'paste', name: string): Promise<void> {
  await target.evaluate(
    (element, { type, name, base64 }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...options, dataTransfer: data })
          : new ClipboardEvent(type, { ...options, clipboardData: data }),
      );
    },
    { type, name, base64: picture(name).buffer.toString('base64') },
  );
}

test('images are stored by click, drop and paste; a refused one is named, one is cancelled, the others go on', async ({
  page,
}) => {
  await openSpare(page, 'Düsen');
  const gallery = page.getByRole('list', { name: 'Images', exact: true }).locator('img');
  const input = page.getByLabel('Add images');

  await input.setInputFiles([picture('a.png'), notes, broken, picture('b.png')]);
  await expect(page.getByRole('status', { name: 'Refused files' })).toHaveText(
    'notes.pdf: not an image',
  );
  await expect(gallery).toHaveCount(2);
  const failed = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(failed).toHaveCount(1);
  const refusal =
    'broken.png: not an image that the server takes (is no PNG, JPEG, GIF, WebP or AVIF).';
  await expect(failed).toContainText(refusal);
  // Not with a field half below the bar of the form.
  await page.getByLabel('Title(De)').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'refused images');

  await failed.getByRole('button', { name: 'Try again to upload broken.png' }).click();
  await expect(failed).toContainText(refusal);
  await failed.getByRole('button', { name: 'Remove broken.png' }).click();
  await expect(failed).toHaveCount(0);

  await give(input, 'drop', 'dropped.png');
  await expect(gallery).toHaveCount(3);
  await expect(page.getByRole('status', { name: 'Refused files' })).toHaveText('');
  await give(page.locator('body'), 'paste', 'pasted.png');
  await expect(gallery).toHaveCount(4);

  // An upload shows its progress and is cancelled by keyboard; the next one goes on.
  let isHeld = true;
  const held: Route[] = [];
  await page.route('**/graphql', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isHeld && isUpload) held.push(route);
    else await route.continue();
  });

  await page
    .getByLabel('Add images')
    .setInputFiles([picture('first.png'), picture('second.png'), picture('third.png')]);
  const cancel = page.getByRole('button', { name: 'Cancel the upload of first.png' });
  await expect(page.getByRole('progressbar', { name: 'Upload of first.png' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'an upload on its way');
  await page.setViewportSize({ width: 1280, height: 720 });

  const aborted = page.waitForEvent('requestfailed');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await aborted;
  await expect(page.getByRole('progressbar', { name: 'Upload of second.png' })).toBeVisible();
  isHeld = false;
  await held.at(-1)?.continue();

  await expect(gallery).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await page.reload();
  await expect(gallery).toHaveCount(6);
});

test('cancelling the images of a form keeps the form as it is', async ({ page }) => {
  await page.goto('/#/dashboard/data');
  const dialog = await openDialog(page, 'Add spare part');
  await dialog.getByLabel('Title(De)').fill('Dichtungen');
  await dialog.getByLabel('Add images').focus();
  await give(dialog.getByLabel('Add images'), 'paste', 'pasted.png');
  await dialog.getByLabel('Add images').setInputFiles(picture('chosen.png'));
  await page.route('**/graphql', () => {});
  const text = dialog.getByRole('textbox', { name: 'Text(De)' });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+s');

  await expect(dialog.getByRole('progressbar')).toHaveCount(2);
  // It would be neither in what is added nor in the form.
  await page.keyboard.type('late');
  await expect(text).toBeFocused();
  await expect(text).toHaveText('');
  await dialog.getByLabel('Title(De)').pressSequentially('late');
  await dialog.getByRole('button', { name: 'Cancel the upload of chosen.png' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByLabel('Title(De)')).toHaveValue('Dichtungen');
  await expect(dialog.getByRole('img', { name: 'chosen.png' })).toBeVisible();
  await page.unroute('**/graphql');

  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Dichtungen' }).click();
  await expect(page.getByRole('list', { name: 'Images', exact: true }).locator('img')).toHaveCount(
    2,
  );
});
