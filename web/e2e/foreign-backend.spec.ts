import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { startStub } from '../../gateway/test/contract-stub.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { chooseLanguage } from './language.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { startSiteOver } from './start-server.ts';
import { test, useOwnSite } from './test.ts';

/** The site over a backend that offers section 7 and no more: it refuses other parameters and fields. */

/** As long as German words are. */
const longWord = 'Industriegasturbinengeneratoren';

test.use({ viewport: { width: 1440, height: 900 } });

useOwnSite(async () => {
  const stub = await startStub({ isStrict: true });
  const { spares, services, partners, pages, products } = stub.data;
  const [fuelSystem] = spares;
  Object.assign(fuelSystem ?? {}, { title_en: ' ', title_ru: '', text_ru: '<p><br></p>' });
  Object.assign(fuelSystem?.parts[0] ?? {}, { description_en: '', subst_part: 'A-13' });
  Object.assign(products[0] ?? {}, { type: longWord });
  Object.assign(services[0] ?? {}, { title_de: '', title_en: '', title_ru: '' });
  Object.assign(services[1] ?? {}, { title_de: '', title_en: '' });
  Object.assign(partners[0] ?? {}, { text_ru: '' });
  Object.assign(pages.get('careers') ?? {}, { text_en: '<p></p>' });
  return startSiteOver(stub);
});

/** The texts in which a screen is marked as written in a language. */
const textsIn = (page: Page, lang: string): Locator =>
  page.getByRole('main').locator(`[lang=${lang}]`);

test('what is blank in the language is read in German, and marked so (WCAG 3.1.2)', async ({
  page,
  context,
}) => {
  await chooseLanguage(context, 'en');
  await page.goto('/#/part-list/1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Fuel system (de)');
  await expect(heading).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Fuel system (de) – Hamberg Turbinen');
  await expect(textsIn(page, 'en').filter({ hasText: 'Fuel system' })).toHaveText([
    'Fuel system (en)',
  ]);

  const description = page.getByRole('cell').getByText('Part A-11 (de)', { exact: true });
  await expect(description).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('cell').getByText('Part A-12 (en)', { exact: true })).toHaveAttribute(
    'lang',
    'en',
  );
  await description.click();
  await expect(page.getByRole('main').locator('textarea')).toHaveValue(
    'A-11, Part A-11 (de), A-13',
  );

  await page.getByRole('button', { name: /Русский/ }).click();
  await expect(textsIn(page, 'de').locator('p')).toHaveText(['Fuel system']);
});

// German is what stands in for the others.
for (const language of ['en', 'ru'] as const) {
  test(`no heading, link or button is without a text in ${language} (WCAG 2.4.4, 2.4.6)`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    for (const path of [
      '/part-list/1',
      '/service/1',
      '/service/2',
      '/partners',
      '/careers',
      '/gas-turbina',
      '/spare-parts',
    ]) {
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      const empty = await page
        .locator('h1, h2, h3, a, button')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !element.textContent.trim() &&
                !element.getAttribute('aria-label') &&
                !element.querySelector('img[alt]:not([alt=""])'),
            )
            .map(({ outerHTML }) => outerHTML),
        );
      expect(empty, path).toEqual([]);
    }
  });
}

test('partners and pages stand in for a language, too (spec 2.10, 2.12)', async ({
  page,
  context,
}) => {
  await chooseLanguage(context, 'ru');
  await page.goto('/#/partners');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(textsIn(page, 'de')).toHaveText(['Monitoring (de)']);
  await expect(textsIn(page, 'ru')).toHaveText(['Turbines (ru)']);
  await page.getByRole('button', { name: /English/ }).click();
  // A click before hydration takes effect after it; an address typed in between would cancel it.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/#/careers');
  await expect(textsIn(page, 'de')).toHaveText(['careers (de)']);
});

test('a type of one long word makes no table wider than a phone (spec 2.11)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/#/gas-turbina');
  await expect(page.getByRole('link', { name: longWord })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('administrators see that a text is missing (spec 2.14)', async ({ page, request }) => {
  await stayLoggedIn(page, await logIn(request, { password: 'right' }));
  await page.goto('/#/dashboard/spare/1');
  await expect(page.getByLabel('Title(De)')).toHaveValue('Fuel system (de)');
  await expect(page.getByLabel('Title(En)')).toHaveValue(' ');
  await expect(page.getByLabel('Title(En)')).toHaveAccessibleDescription('empty');
  await expect(page.getByLabel('Title(Ru)')).toHaveValue('');
  await expect(page.getByLabel('Title(Ru)')).toHaveAccessibleDescription('empty');
});

test('a drawing is a plain image, without callouts for visitors and administrators', async ({
  page,
  request,
}) => {
  await page.goto('/#/part-list/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await expect(main.getByRole('link').filter({ has: page.getByRole('img') })).not.toHaveCount(0);
  await expect(main.locator('figure, [data-callouts]')).toHaveCount(0);

  await stayLoggedIn(page, await logIn(request, { password: 'right' }));
  await page.goto('/#/dashboard/spare/1');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete image 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /callout/i })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Callout' })).toHaveCount(0);
});

test('images are shown in the dashboard, by their originals (spec 2.14)', async ({
  page,
  request,
}) => {
  await stayLoggedIn(page, await logIn(request, { password: 'right' }));
  const screens: [path: string, images: number][] = [
    ['/dashboard', 3],
    ['/dashboard/product/1', 2],
    ['/dashboard/data', 2],
    ['/dashboard/spare/1', 1],
    ['/dashboard/partners', 2],
    ['/dashboard/services', 2],
    ['/dashboard/services/1', 1],
    ['/dashboard/gas-turbina', 2],
    ['/dashboard/careers', 1],
  ];
  const images = page.getByRole('main').locator('img');
  async function expectShown(count: number, path: string) {
    await expect(images, path).toHaveCount(count);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0),
        )
        .toBe(true);
    }
  }
  for (const [path, count] of screens) {
    await page.goto(`/#${path}`);
    await expectShown(count, path);
  }

  await page.goto('/#/dashboard/partners');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const stored = page.getByRole('dialog').getByRole('img', { name: 'Stored' });
  await expect
    .poll(() =>
      stored.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0),
    )
    .toBe(true);
});
