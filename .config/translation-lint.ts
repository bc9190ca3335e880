import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { z } from 'zod';

import { languages, type Language } from '../backend/src/languages.ts';
import { localizedTexts } from './localized-texts.ts';
import { catalogueFaults, textFaults } from './translation-rules.ts';

/**
 * Checks the catalogues, the demo content, the letters to visitors and the examples: prints file, key,
 * what is wrong and what to do for each fault, and exits with 1 if there is one.
 */

type Catalogues = Record<string, Record<string, string>>;

/** Texts by language and key, and where they stand. */
interface Source {
  fileOf: (language: string) => string;
  nameOf: (key: string, language: string) => string;
  catalogues: Catalogues;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON`, { cause: error });
  }
}

function cataloguesOf(textOf: (language: Language) => Record<string, string>): Catalogues {
  return Object.fromEntries(languages.map((language) => [language, textOf(language)]));
}

const fileOf = (language: string) => `web/src/i18n/${language}.json`;
const catalogue = z.record(z.string(), z.string());
const site: Source = {
  fileOf,
  nameOf: (key) => key,
  catalogues: cataloguesOf((language) => catalogue.parse(readJson(fileOf(language)))),
};

/** Modules and JSON files with texts in every language side by side. */
const files = globSync(
  [
    'backend/src/seed/content/**/*.ts',
    'backend/src/notification/confirmation.ts',
    'web/src/dashboard/request-answer/answer-address.ts',
    'docs/examples/*.json',
  ],
  { exclude: ['**/*.test.ts', '**/content/{categories,pages,services,spares}.ts'] },
);
const others: Source[] = [];
for (const file of files) {
  const content: unknown = file.endsWith('.json') ? readJson(file) : await import(resolve(file));
  const texts = localizedTexts(content);
  others.push({
    fileOf: () => file,
    nameOf: (key, language) => `${key} in ${language}`,
    catalogues: cataloguesOf((language) =>
      Object.fromEntries(
        texts.filter((one) => one.language === language).map(({ key, text }) => [key, text]),
      ),
    ),
  });
}

const sources = [site, ...others];
const faults = sources.flatMap((source) =>
  [...catalogueFaults(source.catalogues), ...textFaultsOf(source)].map(
    ({ language, key, fault }) =>
      `${source.fileOf(language)}: "${source.nameOf(key, language)}": ${fault}`,
  ),
);

function textFaultsOf({ fileOf: fileIn, catalogues }: Source) {
  return languages.flatMap((language) =>
    Object.entries(catalogues[language] ?? {}).flatMap(([key, text]) =>
      textFaults({
        ...{ file: fileIn(language), key, language, text },
        english: catalogues['en']?.[key],
      }).map((fault) => ({ language, key, fault })),
    ),
  );
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  const texts = sources.flatMap(({ catalogues }) => Object.values(catalogues).flatMap(Object.keys));
  console.log(`${texts.length} texts checked`);
}
