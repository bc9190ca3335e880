import { expect } from '@playwright/test';

import { openDialog, picture, write } from './dashboard-forms.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** Lists say which entries are not translated. */

useOwnSite();
useDashboard();

test('marks that come later than a list move nothing in it', async ({ page }) => {
  for (const [path, label] of [
    ['data', 'Add spare part'],
    ['partners', 'Add partner'],
  ] as const) {
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    await page.route(/operationName=TranslationMarks/, async (route) => {
      await later;
      await route.continue();
    });
    await page.goto(`/#/dashboard/${path}`);
    const adding = await openDialog(page, label);
    if (path === 'partners') {
      await adding.getByLabel('Choose image').setInputFiles(picture('logo.png'));
      await write(adding.getByRole('textbox', { name: 'Text(De)' }), 'Regler.');
    } else await adding.getByLabel('Title(De)').fill('Wartung');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    const card = page.getByRole('main').getByRole('listitem').last();
    await expect(adding).toBeHidden();
    const before = await card.boundingBox();

    goOn(undefined);
    await expect(card).toContainText(/missing/);
    expect(await card.boundingBox()).toEqual(before);
    await page.unroute(/operationName=TranslationMarks/);
  }
});
