import { expect } from '@playwright/test';

import { languages } from '../src/i18n/languages.ts';
import { chooseLanguage } from './language.ts';
import { test } from './test.ts';

/** The figures of spec 9 that a visitor reads, where they belong, in each language. */

const figures = [
  {
    what: 'operating since 2008',
    path: '/',
    says: { de: 'Seit 2008', en: 'since 2008', ru: 'С 2008 года' },
  },
  {
    what: 'an extended warranty of up to 24 months',
    path: '/spare-parts',
    says: { de: 'bis zu 24 Monaten', en: 'up to 24 months', ru: 'до 24 месяцев' },
  },
  {
    what: 'an inventory of six engines',
    path: '/spare-parts',
    says: { de: 'von sechs Triebwerken', en: 'of six engines', ru: 'шести двигателей' },
  },
  {
    what: 'a rotor shop with more than 15 years of OEM experience',
    path: '/service/4',
    says: { de: 'mehr als 15 Jahre', en: 'more than 15 years', ru: 'более 15 лет' },
  },
  {
    what: 'consulting after 15 years and more as an independent operator',
    path: '/service/13',
    says: {
      de: 'mehr als 15 Jahre als unabhängige Betreiber',
      en: 'more than 15 years as independent operators',
      ru: 'более 15 лет эксплуатировали',
    },
  },
  {
    what: 'support of control systems at any hour',
    path: '/service/1',
    says: {
      de: '24 Stunden am Tag, 7 Tage die Woche',
      en: '24 hours a day, seven days a week',
      ru: '24 часа в сутки, 7 дней в неделю',
    },
  },
  {
    what: 'a borescope inspection every 4,000 to 8,000 hours',
    path: '/service/6',
    says: {
      de: '4.000 bis 8.000 Betriebsstunden oder einmal im Jahr',
      en: '4,000 to 8,000 operating hours or once a year',
      ru: '4000–8000 часов наработки или раз в год',
    },
  },
  {
    what: 'a calibration half-yearly',
    path: '/service/10',
    says: { de: 'alle sechs Monate', en: 'every six months', ru: 'раз в полгода' },
  },
  {
    what: 'a calibration that many delay',
    path: '/service/10',
    says: { de: '5 bis 10 Jahre', en: '5 to 10 years', ru: '5–10 лет' },
  },
];

for (const language of languages) {
  test(`the company's figures in ${language} (spec 9)`, async ({ page, context }) => {
    await chooseLanguage(context, language);
    for (const { what, path, says } of figures) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('main'), what).toContainText(says[language]);
    }
  });
}
