import { expect, test } from 'vitest';

import type { Language } from '../backend/src/languages.ts';
import { localizedTexts } from './localized-texts.ts';
import { catalogueFaults, textFaults } from './translation-rules.ts';

const faultsOf = (language: Language, text: string, english = 'English') =>
  textFaults({ file: 'ru.json', key: 'key', language, text, english }).join('; ');

const planted: [language: Language, text: string, fault: RegExp][] = [
  ['de', 'English', /^the text equals the English one, translate it or name it in sameWords/],
  ['ru', '<p>Цех</p><p>We know the turbine.</p>', /^translate the text, at/],
  ['ru', 'Роторный цеx', /^'цеx' mixes Latin and Cyrillic letters, retype it$/],
  ['de', 'Rоtor', /^'Rоtor' mixes Latin and Cyrillic letters/],
  ['en', 'rotor shop цех', /^'цех' has foreign letters, translate or retype it$/],
  ['ru', 'Балансировка c отчётом', /one-letter word in Cyrillic, at 'алансировка c отчётом'/],
  ['ru', 'C 2008\u00a0года', /one-letter word in Cyrillic, at 'C 2008/],
  ['ru', 'Bce страницы', /^write this word in Cyrillic, at 'Bce/],
  ['ru', 'детали LM6000РС', /^'LM6000РС' mixes Latin and Cyrillic letters/],
  ['de', 'Die “kalte” Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die »kalte« Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die „kalte” Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die ‘kalte’ Inbetriebnahme', /^quote as „…“/],
  ['de', 'Die ’kalte’ Inbetriebnahme', /^quote as „…“/],
  [
    'de',
    'Die „ kalte“ Inbetriebnahme',
    /^remove the space inside the quotation marks, at '„ kalte“'/,
  ],
  ['de', 'Die "kalte" Inbetriebnahme', /^replace the straight quotation mark, at/],
  ['en', 'the „cold“ start-up', /^quote as “…”/],
  ['en', "the maker's documents", /^write the apostrophe as "’"/],
  ['en', 'the ‘cold’ start-up', /^quote as “…”/],
  ['en', 'the “cold ” start-up', /^remove the space inside/],
  ['en', 'the maker`s documents', /^write the apostrophe as "’"/],
  ['en', 'the &quot;cold&quot; start-up', /^write the character itself/],
  ['ru', '“Холодная” наладка', /^quote as «…»/],
  ['ru', '« Холодная » наладка', /^remove the space inside/],
  ['de', 'ab Lager — sofort', /^write an en dash with spaces/],
  ['en', 'from stock—now', /^write an en dash with spaces/],
  ['ru', 'со склада – сразу', /^write an em dash/],
  ['ru', 'со склада\u00a0– сразу', /^write an em dash/],
  ['ru', 'со склада—сразу', /^write an em dash/],
  ['de', 'ab Lager–sofort', /^write "bis", or the dash with spaces/],
  ['ru', 'со склада — сразу', /^write a non-breaking space \(\\u00a0\) before "—"/],
  ['de', 'ab Lager - sofort', /^write a dash in place of the hyphen/],
  ['de', 'ab Lager\u00a0- sofort', /^write a dash in place of the hyphen/],
  ['de', 'Suchen...', /^write "…"/],
  ['de', 'Suchen…', /^write a space before "…"/],
  ['ru', 'Поиск …', /^write "…" without a space before it/],
  ['en', 'more than 15 years', /^write a non-breaking space \(\\u00a0\) after the number/],
  ['de', 'nach §\u00a05 DDG', /after the number/],
  ['de', 'nach § 5\u00a0DDG', /after the sign/],
  ['de', 'rund 40%', /^write a non-breaking space \(\\u00a0\) before "%"/],
  ['en', 'about 40\u00a0%', /^remove the space before "%"/],
  ['en', 'a unit of 44MW', /^write a non-breaking space \(\\u00a0\) before the unit/],
  ['ru', 'агрегат на 44МВт', /before the unit/],
  ['de', 'ab\u2009Lager', /^remove the unusual or invisible space/],
  ['en', 'from\u200b stock', /^remove the unusual or invisible space/],
  ['de', 'Danke.Bitte warten', /^write a space after the punctuation mark/],
  ['ru', 'со склада,сразу', /^write a space after the punctuation mark/],
  ['en', 'the rotor ( balanced)', /^remove the space inside the brackets/],
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
  [
    'de',
    '<p>Er sagte: „Das ‚kalte‘ Teil“, <a href="https://a.example/b,c">sieh hier</a> nach.</p>',
  ],
  ['de', '2 oder 3\u00a0Teile, 40\u00a0% mehr, 2008–2024 war es so'],
  ['en', 'the “cold ‘soak’” test of {{name}}’s rotor: 2 or 3\u00a0hours, 40% of 3.5'],
  ['ru', 'О\u00a0цехе «Ротор „А“»: 3D-модель, 5–10\u00a0лет, 40\u00a0%, с\u00a02008\u00a0года'],
  ['en', 'the maker’s “cold” start-up – 24\u00a0months, Section 5 of the act…'],
  ['ru', '<p>Цех <strong>«Frame»</strong>\u00a0— и LM6000, тип K.</p>'],
])('a right text in %s has no fault: %s', ([language, text]) => {
  expect(faultsOf(language, text, 'Name')).toBe('');
});

test('the words of the specification stay as they are (spec 2.4, 2.12)', () => {
  expect(faultsOf('en', 'Search...')).toBe('');
  expect(faultsOf('en', 'You can upload up to 2 files')).toBe('');
});

test('a paragraph that was left in English is found', () => {
  const english = '<h2>Videos</h2><p>We know the turbine.</p>';
  expect(faultsOf('de', '<h2>Videos</h2><p>We know the turbine.</p>', english)).toMatch(/equals/);
  expect(faultsOf('de', '<h2>Videos</h2><p>Wir kennen sie.</p>', english)).toBe('');
});

test('texts of every language are found wherever they stand side by side', () => {
  const letters = {
    de: { subject: 'Anfrage', thanks: [(day: string) => `Danke vom ${day}`] },
    en: { subject: 'Enquiry', thanks: [(day: string) => `Thanks of ${day}`] },
    ru: { subject: 'Запрос', thanks: [() => 'Спасибо'] },
  };
  const found = localizedTexts({ letters, other: { de: 'Wort' } });
  expect(found.filter(({ language }) => language !== 'en')).toEqual([
    { language: 'de', key: 'letters.subject', text: 'Anfrage' },
    { language: 'de', key: 'letters.thanks[0]', text: 'Danke vom {{value}}' },
    { language: 'ru', key: 'letters.subject', text: 'Запрос' },
    { language: 'ru', key: 'letters.thanks[0]', text: 'Спасибо' },
  ]);
});

test('a missing text and another placeholder are found, with the language', () => {
  const en = { one: 'One', two: 'Two {{number}}', three: 'Three' };
  const de = { one: ' ', two: 'Zwei {{name}}', four: 'Vier' };
  expect(catalogueFaults({ en, de })).toEqual([
    { language: 'en', key: 'four', fault: 'the text is missing, add it' },
    { language: 'de', key: 'one', fault: 'the text is missing, add it' },
    {
      ...{ language: 'de', key: 'two' },
      fault: 'the placeholders are {{name}}, and {{number}} in English; use the same',
    },
    { language: 'de', key: 'three', fault: 'the text is missing, add it' },
  ]);
});
