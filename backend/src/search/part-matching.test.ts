import { describe, expect, test } from 'vitest';
import { toleranceParts, tolerances } from '../testing/part-tolerances.ts';
import { findParts, foldPart, isOneErrorApart, parsePartQuery } from './part-matching.ts';

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
