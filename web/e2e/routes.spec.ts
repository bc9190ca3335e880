import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { catalogues, chooseLanguage, languages } from './language.ts';
import type { Language } from './language.ts';
import { expectNoHorizontalScroll, expectNothingStored, watchPage } from './page-watch.ts';

type Texts = Record<Language, string>;

interface PublicRoute {
  path: string | Record<Language, string>;
  heading: Texts;
  /** Further texts that the specification asks for on this screen. */
  texts: Texts[];
}

type Key = keyof (typeof catalogues)['en'];

function fromCatalogue(key: Key): Texts {
  return { de: catalogues.de[key], en: catalogues.en[key], ru: catalogues.ru[key] };
}

const address = {
  de: 'Hinter dem Hamberge 26',
  en: 'Hinter dem Hamberge 26',
  ru: 'Hinter dem Hamberge 26',
};

/** The public routes (spec 2.2) with what stands on them in the demo content. */
const routes: PublicRoute[] = [
  {
    path: '/',
    heading: {
      de: 'Innovation hält Turbinen in Bewegung',
      en: 'Innovation is what keeps turbines turning',
      ru: 'Инновации держат турбины в движении',
    },
    texts: [
      fromCatalogue('about company GmbH'),
      fromCatalogue('about.1'),
      fromCatalogue('about.2'),
      fromCatalogue('about.3'),
      fromCatalogue('about.4'),
      fromCatalogue('about.5'),
      fromCatalogue('about.6'),
      fromCatalogue('about.7'),
      fromCatalogue('footer top title'),
      fromCatalogue('footer top subtitle'),
    ],
  },
  {
    path: '/imprint',
    heading: { de: 'Impressum', en: 'Imprint', ru: 'Выходные данные' },
    texts: [fromCatalogue('imprint.responsible'), fromCatalogue('imprint.represented'), address],
  },
  {
    path: '/privacy-policy',
    heading: { de: 'Datenschutz', en: 'Privacy policy', ru: 'Защита данных' },
    texts: [
      { de: 'Ihre Rechte', en: 'Your rights', ru: 'Ваши права' },
      { de: 'Kontaktformular', en: 'form', ru: 'форм' },
    ],
  },
  {
    path: '/careers',
    heading: { de: 'Karriere', en: 'Careers', ru: 'Карьера' },
    texts: [
      fromCatalogue('Upload your CV'),
      fromCatalogue('You can upload up to 2 files'),
      fromCatalogue('Send CV'),
      { de: 'Wen wir suchen', en: 'Who we are looking for', ru: 'Кого мы ищем' },
    ],
  },
  {
    path: '/spare-parts',
    heading: { de: 'Ersatzteile', en: 'Spare parts', ru: 'Запасные части' },
    texts: [
      fromCatalogue('spare parts policy.1'),
      fromCatalogue('spare parts policy.2'),
      fromCatalogue('pre-order'),
      fromCatalogue('All fields of the form must be filled in'),
      { de: 'Gasturbine LM6000PC', en: 'LM6000PC gas turbine', ru: 'Газовая турбина LM6000PC' },
      address,
    ],
  },
  {
    path: '/service/6',
    heading: {
      de: 'Boroskopinspektion',
      en: 'Borescope inspection',
      ru: 'Бороскопическая инспекция',
    },
    texts: [{ de: '4.000 bis 8.000', en: '4,000 to 8,000', ru: '4000–8000' }],
  },
  {
    // Each language has products of its own (spec 3, Product).
    path: { de: '/parts/9', en: '/parts/26', ru: '/parts/43' },
    heading: {
      de: 'Gasturbine LM6000PC',
      en: 'LM6000PC gas turbine',
      ru: 'Газовая турбина LM6000PC',
    },
    texts: [
      fromCatalogue('Type'),
      fromCatalogue('Model'),
      fromCatalogue('Power(MW)'),
      { de: 'Baureihe LM', en: 'LM series', ru: 'серии LM' },
    ],
  },
  {
    path: '/part-list/2',
    heading: { de: 'Zündanlage', en: 'Ignition', ru: 'Система зажигания' },
    texts: [
      fromCatalogue('availability inquiry'),
      fromCatalogue('Availability inquiry'),
      fromCatalogue('Partnumber'),
      fromCatalogue('Description'),
      fromCatalogue('Subst-Part'),
      fromCatalogue('Quantity'),
    ],
  },
  {
    path: '/partners',
    heading: { de: 'Partner', en: 'Partners', ru: 'Партнёры' },
    texts: [
      { de: 'Maschinenüberwachung', en: 'Machinery monitoring', ru: 'Контроль состояния машин' },
      { de: 'Energietechnik', en: 'Energy technology', ru: 'Энергетическое оборудование' },
      { de: 'Turbinenbau', en: 'Turbine', ru: 'Турбиностроение' },
    ],
  },
  {
    path: '/gas-turbina',
    heading: { de: 'Gasturbinen', en: 'Gas turbines', ru: 'Газовые турбины' },
    texts: [
      { de: 'Aufbau der LM6000', en: 'LM6000', ru: 'Устройство LM6000' },
      fromCatalogue('Type'),
      fromCatalogue('Model'),
      fromCatalogue('Power(MW)'),
      { de: 'MS5001PA', en: 'MS5001PA', ru: 'MS5001PA' },
    ],
  },
  {
    path: '/contacts',
    heading: { de: 'Kontakt', en: 'Contacts', ru: 'Контакты' },
    texts: [
      fromCatalogue('write to us'),
      address,
      { de: '+49 551 000260', en: '+49 551 000260', ru: '+49 551 000260' },
      { de: 'Hausnummer 26', en: '26', ru: 'дома 26' },
    ],
  },
  {
    path: '/controller',
    heading: { de: 'Anmelden', en: 'Sign in', ru: 'Войти' },
    texts: [fromCatalogue('Login'), fromCatalogue('Password'), fromCatalogue('I am not robot')],
  },
];

function pathIn({ path }: PublicRoute, language: Language): string {
  return typeof path === 'string' ? path : path[language];
}

async function expectScreen(page: Page, { heading, texts }: PublicRoute, language: Language) {
  await expect(page.getByRole('heading', { level: 1, name: heading[language] })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = page.getByRole('main');
  for (const text of texts) await expect(main).toContainText(text[language]);
  await expect(page).toHaveTitle(/Hamberg Turbinen/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await expect(page.getByRole('contentinfo')).toContainText('Hamberg Turbinen GmbH');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: catalogues[language]['privacy policy'] }),
  ).toBeVisible();
  await expectNoHorizontalScroll(page);
}

async function expectAccessible(page: Page, path: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect.soft(found, path).toEqual([]);
}

for (const language of languages) {
  test(`every public route at 1440 px, walked through within the site, in ${language} (spec 2.2)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(context, language);
    const watch = watchPage(page);
    for (const route of routes) {
      const path = pathIn(route, language);
      await page.goto(`/#${path}`);
      await expectScreen(page, route, language);
      await expectAccessible(page, path);
      expect.soft(watch.complaints.splice(0), path).toEqual([]);
    }
    await expectNothingStored(page);
  });

  test(`every public route at 360 px, each opened by its address, in ${language} (spec 2.2)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 360, height: 760 });
    await chooseLanguage(context, language);
    const watch = watchPage(page);
    for (const route of routes) {
      const path = pathIn(route, language);
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expectScreen(page, route, language);
      // The longest words are Russian; the rules of axe see the same elements in each language.
      if (language === 'ru') await expectAccessible(page, path);
      expect.soft(watch.complaints.splice(0), path).toEqual([]);
    }
    await expectNothingStored(page);
  });
}
