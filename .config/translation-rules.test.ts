import { expect, test } from 'vitest';

import type { Language } from '../backend/src/languages.ts';
import { catalogueFaults, textFaults, unusedKeys } from './translation-rules.ts';

const faultsOf = (language: Language, text: string, english = 'English') =>
  textFaults({ file: 'ru.json', key: 'key', language, text, english }).join('; ');

const planted: [language: Language, text: string, fault: RegExp][] = [
  ['de', 'English', /^the text equals the English one, translate it$/],
  ['ru', 'Роторный цеx', /^'цеx' mixes Latin and Cyrillic letters, retype it$/],
  ['de', 'Rоtor', /^'Rоtor' mixes Latin and Cyrillic letters/],
  ['en', 'rotor shop цех', /^'цех' has foreign letters, translate or retype it$/],
  ['ru', 'Балансировка c отчётом', /one-letter word in Cyrillic, at 'алансировка c отчётом'/],
  ['de', 'Die “kalte” Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die »kalte« Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die „kalte” Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die "kalte" Inbetriebnahme', /^replace the straight quotation mark, at/],
  ['en', 'the „cold“ start-up', /^quote as “…”/],
  ['en', "the maker's documents", /^write the apostrophe as "’"/],
  ['ru', '“Холодная” наладка', /^quote as «…»/],
  ['de', 'ab Lager — sofort', /^write an en dash with spaces/],
  ['en', 'from stock—now', /^write an en dash with spaces/],
  ['ru', 'со склада – сразу', /^write an em dash/],
  ['ru', 'со склада — сразу', /^write a non-breaking space \(\\u00a0\) before "—"/],
  ['de', 'ab Lager - sofort', /^write a dash in place of the hyphen/],
  ['de', 'Suchen...', /^write "…"/],
  ['de', 'Suchen…', /^write a space before "…"/],
  ['ru', 'Поиск …', /^write "…" without a space before it/],
  ['en', 'more than 15 years', /^write a non-breaking space \(\\u00a0\) after the number/],
  ['de', 'nach §\u00a05 DDG', /after the number/],
  ['de', 'nach § 5\u00a0DDG', /after the sign/],
  ['en', 'two  spaces', /^remove the superfluous space/],
  ['de', 'Bitte warten !', /^remove the space before the punctuation mark/],
  ['ru', '<p>Цех</p><p>«Цех»  </p>', /superfluous space/],
];

test.for(planted)('a fault in %s is found in: %s', ([language, text, fault]) => {
  expect(faultsOf(language, text)).toMatch(fault);
});

test.for<[Language, string]>([
  ['de', 'Die „kalte“ Inbetriebnahme – ab 24\u00a0Monaten, seit 2008 …'],
  ['de', 'Name'],
  ['en', 'the maker’s “cold” start-up – 24\u00a0months, Section 5 of the act…'],
  ['ru', '<p>Цех <strong>«Frame»</strong>\u00a0— и LM6000, тип K.</p>'],
])('a right text in %s has no fault: %s', ([language, text]) => {
  expect(faultsOf(language, text, 'Name')).toBe('');
});

test('the words of the specification stay as they are (spec 2.4, 2.12)', () => {
  expect(faultsOf('en', 'Search...')).toBe('');
  expect(faultsOf('en', 'You can upload up to 2 files')).toBe('');
});

test('a missing or superfluous key and another placeholder are found, with the language', () => {
  const en = { one: 'One', two: 'Two {{number}}', three: 'Three' };
  const de = { one: ' ', two: 'Zwei {{name}}', four: 'Vier' };
  expect(catalogueFaults({ en, de })).toEqual([
    { language: 'de', key: 'one', fault: 'the text is missing, add it' },
    {
      ...{ language: 'de', key: 'two' },
      fault: 'the placeholders are {{name}}, and {{number}} in English; use the same',
    },
    { language: 'de', key: 'three', fault: 'the text is missing, add it' },
    { language: 'de', key: 'four', fault: 'English has no such key, remove it or add it there' },
  ]);
});

test('a key that nothing uses is found, one that a template may use is not', () => {
  const sources = ["t('Send')", "t(isOpen ? 'Close' : 'Menu')", 't(`about.${number}`)'];
  const keys = ['Send', 'Close', 'Menu', 'about.1', 'abroad', 'Sent'];
  expect(unusedKeys(keys, sources)).toEqual(['abroad', 'Sent']);
});
