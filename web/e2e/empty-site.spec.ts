import { expect } from '@playwright/test';

import { chooseLanguage } from './language.ts';
import { test, useOwnSite } from './test.ts';

/** A site whose database is still empty, on a server of its own. */

useOwnSite();

for (const [language, noPartner, noItem] of [
  ['de', 'Kein Partner', 'Kein Eintrag'],
  ['en', 'No partner', 'No item'],
  ['ru', 'Нет партнёров', 'Нет записей'],
] as const) {
  test(`empty lists say so in ${language} (spec 2.10, 2.11, 8)`, async ({ page, context }) => {
    await chooseLanguage(context, language);
    for (const [path, text] of [
      ['/partners', noPartner],
      ['/gas-turbina', noItem],
      ['/spare-parts', noItem],
    ] as const) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('main').getByText(text, { exact: true }), path).toBeVisible();
    }
  });
}

test('what the settings lack is left out, and a menu without entries says so (spec 2.4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page.getByRole('term')).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('button', { name: 'Leistungen' }).click();
  await expect(navigation.getByText('Kein Eintrag').filter({ visible: true })).toBeVisible();
});

test('the other screens stand without content, and an unknown one is home (spec 2.1)', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [path, heading] of [
    ['/careers', 'Karriere'],
    ['/contacts', 'Kontakt'],
    ['/imprint', 'Impressum'],
    ['/privacy-policy', 'Datenschutz'],
    ['/no-such-page', 'Innovation hält Turbinen in Bewegung'],
    ['/services/6/more', 'Innovation hält Turbinen in Bewegung'],
    ['/dashboard', 'Innovation hält Turbinen in Bewegung'],
    ['/service/1', 'Innovation hält Turbinen in Bewegung'],
    ['/part-list/1', 'Innovation hält Turbinen in Bewegung'],
    ['/parts/1', 'Innovation hält Turbinen in Bewegung'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
  }
  expect(errors).toEqual([]);
});
