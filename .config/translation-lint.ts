import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { z } from 'zod';

import { languages } from '../backend/src/languages.ts';
import { catalogueFaults, textFaults, unusedKeys, type SiteText } from './translation-rules.ts';

/**
 * Checks the catalogues and the demo content: prints file, key, what is wrong and what to do for each
 * fault, and exits with 1 if there is one.
 */
const fileOf = (language: string) => `web/src/i18n/${language}.json`;

const catalogues = Object.fromEntries(
  languages.map((language) => [
    language,
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(fileOf(language), 'utf8'))),
  ]),
);
const english = catalogues['en'] ?? {};

const catalogueTexts = languages.flatMap((language) =>
  Object.entries(catalogues[language] ?? {}).map(([key, text]): SiteText => ({
    ...{ file: fileOf(language), key, language, text },
    english: english[key],
  })),
);

const inEveryLanguage = z.record(z.enum(languages), z.string());

/** Collects the localized texts of a value of the demo content, with their place in its file. */
function localizedTexts(file: string, key: string, value: unknown): SiteText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data: texts } = inEveryLanguage.safeParse(value);
  if (texts) {
    return languages.map((language) => ({
      ...{ file, key: `${key}.${language}`, language, text: texts[language], english: texts.en },
    }));
  }
  return Object.entries(value).flatMap(([name, one]) =>
    localizedTexts(file, Array.isArray(value) ? `${key}[${name}]` : `${key}.${name}`, one),
  );
}

const contentFiles = globSync('backend/src/seed/content/**/*.ts', {
  exclude: ['**/*.test.ts', '**/content/{categories,pages,services,spares}.ts'],
});
const contentTexts: SiteText[] = [];
for (const file of contentFiles) {
  const content: unknown = await import(resolve(file));
  for (const [name, value] of Object.entries({ ...(content as object) })) {
    contentTexts.push(...localizedTexts(file, name, value));
  }
}

const sources = globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/*.{test,generated}.{ts,tsx}'] });

const faults = [
  ...catalogueFaults(catalogues).map(
    ({ language, key, fault }) => `${fileOf(language)}: "${key}": ${fault}`,
  ),
  ...unusedKeys(
    Object.keys(english),
    sources.map((file) => readFileSync(file, 'utf8')),
  ).map(
    (key) =>
      `${fileOf('en')}: "${key}": nothing in web/src uses the key, remove it from every catalogue`,
  ),
  ...[...catalogueTexts, ...contentTexts].flatMap((text) =>
    textFaults(text).map((fault) => `${text.file}: "${text.key}": ${fault}`),
  ),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${catalogueTexts.length + contentTexts.length} texts checked`);
