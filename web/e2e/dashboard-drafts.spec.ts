import { expect } from '@playwright/test';

import { expectAlert } from './dashboard-forms.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** What is typed in the dashboard survives the death of its tab: our addition to spec 2.14. */

useOwnSite();
useDashboard();

test('what was typed before the tab was killed is offered, restored, saved and forgotten', async ({
  page,
  context,
}) => {
  await page.goto('/#/dashboard/settings');
  await page.getByLabel('Footer text').fill('Getippt und abgestürzt');
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft ')));
  await expect.poll(stored).toEqual(['draft admin settings ']);
  // No handler of the page runs.
  await page.goto('chrome://crash').catch(() => undefined);

  const again = await context.newPage();
  await again.goto('/#/dashboard/settings');
  const offer = again.getByRole('group', { name: 'Draft' });
  await expect(offer).toContainText('Not saved');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByLabel('Footer text')).toHaveValue('Getippt und abgestürzt');
  await again.keyboard.press('Control+s');
  await expectAlert(again, 'Contact successfully updated');
  await again.reload();
  await expect(again.getByLabel('Footer text')).toHaveValue('Getippt und abgestürzt');
  await expect(offer).toBeHidden();
});
