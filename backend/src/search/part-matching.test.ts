import { describe, expect, test } from 'vitest';
import { toleranceParts, tolerances } from '../testing/part-tolerances.ts';
import {
  findParts,
  foldPage,
  foldPart,
  isOneErrorApart,
  isPageHit,
  parsePartQuery,
} from './part-matching.ts';

describe('the table of tolerances', () => {
  const parts = toleranceParts.map(({ partnumber, subst_part, ...descriptions }) => ({
    partnumber,
    folded: foldPart(partnumber, subst_part, Object.values(descriptions)),
  }));

  test.each(tolerances)('%s: %s', (_, typed, found) => {
    const names = findParts(parsePartQuery(typed), parts).map(({ part }) => part.partnumber);
    expect(names).toEqual(found);
  });
});

test.each([
  ['öl', ['Luft-Öl-Abscheider', 'Ölspritzdüse', 'Schmierölfilter'], ['Rollenlager', 'Haltebolzen']],
  ['oel', ['Luft-Öl-Abscheider', 'Ölspritzdüse', 'Schmierölfilter'], ['Thermoelement']],
  ['öl', ['Oel für Getriebe', 'Oelpumpe'], ['Getriebe, vollständig']],
  ['oil', ['Air-oil separator', 'Oil jet'], ['Control valve', 'Roller bearing']],
  ['gas', ['Gasregelventil', 'Abgas', 'Schnellschlussventil, Gas'], ['Messing-Gegaste']],
  ['pin', ['Pin', 'Pins'], ['Spindle']],
  ['rad', ['Stirnrad', 'Radsatz'], ['Geradführung']],
  ['fan', ['Fan blade'], ['Umfangsnut']],
  ['fuel', ['Fuel nozzle'], ['Füllstück']],
  ['вал', ['Вал', 'Коленвал', 'Муфта вала'], ['Квалификация']],
])('%s is looked for as a word or an end of one, in any list', (typed, found, others) => {
  const parts = [...others, ...found].map((text) => ({ text, folded: foldPart('', '', [text]) }));
  const texts = findParts(parsePartQuery(typed), parts).map(({ part }) => part.text);
  expect(texts.toSorted()).toEqual(found.toSorted());
});

test('a short word is found in the middle of a number, after those that have it as a word', () => {
  const parts = ['HT-FN-1', 'FN-2', 'KL-3'].map((number) => ({
    number,
    folded: foldPart(number, '', [number === 'KL-3' ? 'Düse FN' : 'Bolzen']),
  }));
  const numbers = findParts(parsePartQuery('fn'), parts).map(({ part }) => part.number);
  expect(numbers).toEqual(['FN-2', 'KL-3', 'HT-FN-1']);
});

test('of words with a short one, a whole word comes first', () => {
  const parts = ['Gasket', 'Gas'].map((text) => ({ text, folded: foldPart('', '', [text]) }));
  const texts = findParts(parsePartQuery('gas'), parts).map(({ part }) => part.text);
  expect(texts).toEqual(['Gas', 'Gasket']);
});

test.each([
  ['oel', 'Ölwechsel und Wartung', true],
  ['oil', 'Ölwechsel, oil change', true],
  ['air', 'Repair of turbines', false],
])('%s finds a page of %s: %s', (typed, text, isFound) => {
  const query = parsePartQuery(typed);
  const found = findParts(query, [{ folded: foldPage(['Service'], [text]) }]);
  expect(found.some((one) => isPageHit(query, one))).toBe(isFound);
});

test('a search has at most 16 words, also those that compounds consist of', () => {
  const compounds =
    'filterpumpe ventilgetriebe zahnradwelle kupplungscheibe schraubemutter bolzenstift schellehalter ' +
    'konsoleschlauch rohrleitung verteilersensor kabelstecker antriebgehäuse ' +
    'wasserdampf wartungreparatur revisiongarantie schulungkarriere impressumkontakt';
  expect(parsePartQuery(compounds).words).toHaveLength(16);
});

test('a search of long words is as bounded as their number', () => {
  const typed = Array.from(
    { length: 100 },
    (_, n) => `${'zündkerzen'.repeat(4)}${'äöü'[n % 3]}${n}`,
  );
  const { words } = parsePartQuery(typed.join(' '));
  expect(words).toHaveLength(16);
  for (const { alternatives } of words) expect(alternatives.length).toBeLessThanOrEqual(24);
});

test.each([
  ['12345', '12345', true],
  ['12345', '12346', true],
  ['12345', '1234', true],
  ['1234', '12345', true],
  ['12345', '13245', true],
  ['11', '111', true],
  ['12345', '13425', false],
  ['12345', '123', false],
  ['12345', '54321', false],
  ['12345', '12354x', false],
])('%s and %s are one typing error apart: %s', (a, b, expected) => {
  expect(isOneErrorApart(a, b)).toBe(expected);
  expect(isOneErrorApart(b, a)).toBe(expected);
});
