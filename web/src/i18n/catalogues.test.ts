import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { declarations, forEachLanguage, languages } from './languages.ts';

const loaded = await Promise.all(
  languages.map((language) => declarations[language].loadCatalogue()),
);
const catalogues = forEachLanguage(
  (language): Record<string, string> => loaded[languages.indexOf(language)]?.default ?? {},
);
const keys = Object.keys(catalogues.en);

/** Words that are the same in German and English. */
const sameInGerman = ['Code', 'Name'];
/** Latin words in Russian texts: our name, a law, the makers' series and file formats. */
const latinInRussian =
  /Hamberg Turbinen|GmbH|DDG|Frame|LM6000|LM|PDF|Word|OpenDocument|RTF|PNG|JPEG|\{\{\w+\}\}/g;

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}

test.each(languages)('the catalogue %s has the keys of the English one', (language) => {
  expect(Object.keys(catalogues[language]).sort()).toEqual([...keys].sort());
});

test.each(keys)('"%s" is said in each language, with the same placeholders', (key) => {
  const placeholders = placeholdersOf(catalogues.en[key] ?? '');
  for (const texts of Object.values(catalogues)) {
    expect(texts[key]?.trim()).toBeTruthy();
    expect(placeholdersOf(texts[key] ?? '')).toEqual(placeholders);
  }
});

test('German differs from English', () => {
  const same = keys.filter((key) => catalogues.de[key] === catalogues.en[key]);
  expect(same).toEqual(sameInGerman);
});

test.each(languages.filter((language) => language !== 'en'))(
  'the catalogue %s is not a copy of the English one',
  (language) => {
    const same = keys.filter((key) => catalogues[language][key] === catalogues.en[key]);
    expect(same.length).toBeLessThan(keys.length / 10);
  },
);

test('Russian is written in Cyrillic letters, German and English are not', () => {
  const russian = (text: string) => text.replace(latinInRussian, '');
  expect(keys.filter((key) => !/\p{Script=Cyrillic}/u.test(catalogues.ru[key] ?? ''))).toEqual([]);
  expect(keys.filter((key) => /[a-zäöüß]{2}/i.test(russian(catalogues.ru[key] ?? '')))).toEqual([]);
  for (const language of ['de', 'en'] as const) {
    expect(
      keys.filter((key) => /\p{Script=Cyrillic}/u.test(catalogues[language][key] ?? '')),
    ).toEqual([]);
  }
});

test('English has no umlaut and no German function word, German no English one', () => {
  const allowed = /Göttingen/g;
  expect(
    keys.filter((key) => /[äöüß]/i.test((catalogues.en[key] ?? '').replace(allowed, ''))),
  ).toEqual([]);
  expect(
    keys.filter((key) => /\b(und|der|das|nicht|wird)\b/.test(catalogues.en[key] ?? '')),
  ).toEqual([]);
  expect(keys.filter((key) => /\b(and|the|not|with|you)\b/.test(catalogues.de[key] ?? ''))).toEqual(
    [],
  );
});

const sourceFolder = join(import.meta.dirname, '..');
const calls = globSync('**/*.{ts,tsx}', { cwd: sourceFolder })
  .filter((file) => !/\.(test|generated)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(sourceFolder, file), 'utf8'))
  // The argument of a call of `t`, which may contain further parentheses.
  .flatMap((source) => [...source.matchAll(/\bt\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)])
  .map(([, argument = '']) => argument);

/** The texts that the code uses; a template uses all keys with its beginning and end. */
const asked = calls
  .flatMap((argument) => [...argument.matchAll(/'([^']+)'|`([^`]+)`/g)])
  .map(([, text = '', template = text]) => template.split(/\$\{[^}]*\}/));

function fits(key: string, pieces: string[]): boolean {
  const [begin = '', ...rest] = pieces;
  const end = rest.at(-1);
  return end === undefined ? key === begin : key.startsWith(begin) && key.endsWith(end);
}

test('every text that the code uses exists', () => {
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((pieces) => !keys.some((key) => fits(key, pieces)))).toEqual([]);
});

test('every text of the catalogues is used', () => {
  expect(keys.filter((key) => !asked.some((pieces) => fits(key, pieces)))).toEqual([]);
});
