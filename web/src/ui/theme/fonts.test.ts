import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { declarations, languages } from '../../i18n/languages.ts';

/** The first and last character of every range of which the site has letters. */
const ranges = [
  ...readFileSync('web/src/ui/theme/fonts.css', 'utf8').matchAll(/U\+(\w+)(?:-(\w+))?/g),
].map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);

function hasFont(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

test.each(languages)('the fonts have every letter of the catalogue %s', async (language) => {
  const { default: catalogue } = await declarations[language].loadCatalogue();
  const letters = Object.values(catalogue).join('').match(/\p{L}/gu) ?? [];
  expect(letters.length).toBeGreaterThan(1000);
  expect([...new Set(letters)].filter((letter) => !hasFont(letter))).toEqual([]);
});
