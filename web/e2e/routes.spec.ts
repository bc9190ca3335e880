import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { languages } from '../src/i18n/languages.ts';
import type { Language } from '../src/i18n/languages.ts';
import { expectAccessible } from './accessibility.ts';
import { catalogues, chooseLanguage } from './language.ts';
import { pathIn, publicRoutes } from './public-routes.ts';
import type { PublicRoute } from './public-routes.ts';
import { expectNoHorizontalScroll, expectNothingStored, watchPage } from './page-watch.ts';
import { expectAllAnswered } from './operations.ts';
import { test } from './test.ts';

// Recording each step of so many screens would take longer than the walk.
test.use({ trace: 'off' });

async function expectScreen(page: Page, { heading, texts }: PublicRoute, language: Language) {
  await expect(page.getByRole('heading', { level: 1, name: heading[language] })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = page.getByRole('main');
  for (const text of texts) await expect(main).toContainText(text[language]);
  await expect(page).toHaveTitle(/Hamberg Turbinen/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await expect(page.getByRole('contentinfo')).toContainText('Hamberg Turbinen GmbH');
  await expect(
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: catalogues[language]['privacy policy'] }),
  ).toBeVisible();
  await expectNoHorizontalScroll(page);
}

for (const language of languages) {
  test(`every public route at 1440 px, walked through within the site, in ${language} (spec 2.2)${language === 'de' ? ' @story' : ''}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(context, language);
    const watch = watchPage(page);
    for (const route of publicRoutes) {
      const path = pathIn(route, language);
      await page.goto(`/#${path}`);
      await expectScreen(page, route, language);
      // The rules of axe see the same elements in each language.
      if (language === 'de') await expectAccessible(page, path);
      expect.soft(watch.complaints.splice(0), path).toEqual([]);
    }
    await expectNothingStored(page);
  });

  // English neither has the longest words nor is the default.
  if (language === 'en') continue;

  test(`every public route at 360 px, each opened by its address, in ${language} (spec 2.2)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await chooseLanguage(context, language);
    const watch = watchPage(page);
    for (const route of publicRoutes) {
      const path = pathIn(route, language);
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expectScreen(page, route, language);
      // The longest words are Russian.
      if (language === 'ru') await expectAccessible(page, path);
      expect.soft(watch.complaints.splice(0), path).toEqual([]);
    }
    await expectNothingStored(page);
  });
}

test('links lead from the home page to every public route but the login (spec 2.2)', async ({
  page,
}) => {
  /** One screen of each kind: `/parts/{id}` stands for all products. */
  const kindOf = (path: string) => path.replace(/\?.*/, '').replace(/\/\d+$/, '/{id}');
  const reached = new Map([['/', '/']]);
  for (const path of reached.values()) {
    // Not from screen to screen, so that the links are those of this one.
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAllAnswered(page);
    const addresses = await page
      .locator('a[href*="#/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '/'));
    for (const address of addresses) {
      if (!reached.has(kindOf(address))) reached.set(kindOf(address), address);
    }
  }

  const kinds = publicRoutes.map((route) => kindOf(pathIn(route, 'de')));
  const linked = [...kinds.filter((kind) => kind !== '/controller'), '/enquiry'];
  expect([...reached.keys()].sort()).toEqual(linked.sort());
});
