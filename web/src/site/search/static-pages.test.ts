import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';

import { startTranslation } from '../../i18n/i18n.ts';
import { languages } from '../../i18n/languages.ts';
import { findStaticPages } from './static-pages.ts';

beforeAll(async () => {
  await startTranslation();
  await i18next.loadLanguages([...languages]);
});

test.each([
  ['warranty', 'en', '/spare-parts', 'Stock and pre-order'],
  ['Garantie', 'de', '/spare-parts', 'Lager und Vorbestellung'],
  ['warranty', 'de', '/spare-parts', 'Lager und Vorbestellung'],
  ['Impressum', 'en', '/imprint', 'Imprint'],
  ['arbitration', 'en', '/imprint', 'Imprint'],
  ['Datenschutz', 'ru', '/privacy-policy', 'Политика конфиденциальности'],
  ['Kasachstan', 'de', '/', 'Über die Hamberg Turbinen GmbH'],
] as const)('%s finds in the language %s the page %s', (typed, language, path, title) => {
  const pages = findStaticPages(typed, i18next.getFixedT(language));
  expect(pages).toContainEqual(expect.objectContaining({ path, title }));
});
