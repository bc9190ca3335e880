import { describe, expect, test, vi } from 'vitest';

import { entities } from '../entity/entities.ts';
import type { EntityKind } from '../entity/entities.ts';
import { readableText } from '../ui/readable-text.ts';
import type { Piece } from '../ui/text-differences.ts';
import { differencesOf } from './differences.ts';
import type { Compared } from './differences.ts';
import { revisedFields } from './revised-fields.ts';

function revision(values: Record<string, string>, paths: string[] = []): Compared {
  return {
    values: Object.entries(values).map(([field, value]) => ({
      __typename: 'RevisionValue',
      field,
      value,
    })),
    images: paths.map((path) => ({
      ...{ __typename: 'Image', path, original: path },
      ...{ w320: path, w640: path, w960: path, w1280: path, w1920: path },
      ...{ alternativeText: null, focalX: 50, focalY: 50, callouts: [] },
    })),
  };
}

/** The same images, of which the first one shows something. */
function described({ values, images: [first, ...others] }: Compared, de: string, focalX: number) {
  if (!first) throw new Error('There is no image.');
  const alternativeText = { __typename: 'LocalizedText' as const, de, en: '', ru: '' };
  return { values, images: [{ ...first, alternativeText, focalX }, ...others] };
}

test('another position in the list is named, without its number', () => {
  const [older, newer] = [revision({ position: '' }), revision({ position: '3.5' })];
  expect(compare('SUB_PART', older, newer)).toMatchObject([
    { field: { label: 'Position in the list' }, pieces: [] },
  ]);
});

test('what images show, and their focal points, are compared like words', () => {
  const images = revision({}, ['/1.png', '/2.png']);
  const [difference] = compare(
    'SPARE',
    described(images, 'Läufer alt', 50),
    described(images, 'Läufer neu', 20),
  );
  expect(written(difference?.pieces)).toBe(
    'Image 1(De): Läufer [alt]{neu\nImage 1, focal point: 20% 50%}',
  );
  expect(compare('SPARE', images, described(images, '', 50))).toEqual([]);
});

function compare(kind: EntityKind, older: Compared, newer: Compared) {
  const categoryName = (id: string) => (id === 'c-1' ? 'Turbines' : '');
  return differencesOf({ fields: revisedFields(entities[kind]), older, newer, categoryName });
}

/** Writes the pieces of a text with what was removed in brackets and what was added in braces. */
function written(pieces: Piece[] = []): string {
  const marks = { same: ['', ''], removed: ['[', ']'], added: ['{', '}'] } as const;
  return pieces.map(({ text, change }) => `${marks[change][0]}${text}${marks[change][1]}`).join('');
}

test('only the fields that differ are named, in the order of the form', () => {
  const older = revision({ 'title.de': 'Düse', 'title.en': 'Nozzle', 'text.ru': '<p>а</p>' });
  const newer = revision({ 'title.de': 'Düse', 'title.en': 'Jet', 'text.ru': '<p>б</p>' });
  const labels = compare('SPARE', older, newer).map(({ field }) => field.label);
  expect(labels).toEqual(['Title(En)', 'Text(Ru)']);
  expect(compare('SPARE', older, older)).toEqual([]);
});

describe('a rich text differs by its words', () => {
  test.each([
    [
      'de',
      '<p>Wir prüfen Düsen.</p><p>Vor Ort.</p>',
      '<p>Wir prüfen <b>alle</b> Düsen.</p><p>Auch vor Ort.</p>',
      'Wir prüfen {alle }Düsen.\n[Vor]{Auch vor} Ort.',
    ],
    ['en', '<p>We check nozzles.</p>', '<p>We clean nozzles.</p>', 'We [check]{clean} nozzles.'],
    [
      'ru',
      '<p>Ремонт газовых турбин</p>',
      '<p>Ремонт паровых турбин</p>',
      'Ремонт [газовых]{паровых} турбин',
    ],
  ])('in %s', (language, before, after, expected) => {
    const name = `text.${language}`;
    const [difference] = compare('PAGE', revision({ [name]: before }), revision({ [name]: after }));
    expect(difference?.field.language).toBe(language);
    expect(written(difference?.pieces)).toBe(expected);
  });

  test('and has no words to show where only the formatting does', () => {
    const [difference] = compare(
      'PAGE',
      revision({ 'text.de': '<p>Düse</p>' }),
      revision({ 'text.de': '<h2>Düse</h2>' }),
    );
    expect(difference?.pieces).toEqual([]);
  });

  test.each([
    [500, '[We]{You} go'],
    [501, '[We go]{You go}'],
  ])('within half a second, else as a whole: after %i ms', (passed, expected) => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(passed);
    const [difference] = compare(
      'PAGE',
      revision({ 'text.de': 'We go' }),
      revision({ 'text.de': 'You go' }),
    );
    expect(written(difference?.pieces)).toBe(expected);
  });
});

test('a category is named; plain texts and numbers are compared as they are', () => {
  const older = revision({ categoryId: '', power: '25', title: '<b>' });
  const newer = revision({ categoryId: 'c-1', power: '26', title: '<i>' });
  const shown = compare('PRODUCT', older, newer).map(({ field, pieces }) => [
    field.label,
    written(pieces),
  ]);
  expect(shown).toEqual([
    ['Category', '{Turbines}'],
    ['Title', '<[b]{i}>'],
    ['Power', '[25]{26}'],
  ]);
});

test('images were added or removed; another order is none of both', () => {
  const pathsOf = (images: { path: string }[] = []) => images.map(({ path }) => path);
  const [changed] = compare('SPARE', revision({}, ['a', 'b']), revision({}, ['b', 'c']));
  expect(pathsOf(changed?.addedImages)).toEqual(['c']);
  expect(pathsOf(changed?.removedImages)).toEqual(['a']);
  const [moved] = compare('SPARE', revision({}, ['a', 'b']), revision({}, ['b', 'a']));
  expect([moved?.addedImages, moved?.removedImages]).toEqual([[], []]);
  const at = (hour: number) => revision({}, [`a?expires=${hour}&signature=${hour}`]);
  expect(compare('SPARE', at(1), at(2))).toEqual([]);
});

test('HTML reads as lines', () => {
  const html =
    '<h2>Umfang</h2><p>a<br>b &amp; c</p><ul><li>x</li><li><p>y</p></li></ul><p><img src="/z.png"></p>';
  expect(readableText(html)).toBe('Umfang\na\nb & c\n• x\n• y\n[image]');
});

test('a table reads row by row, its cells apart', () => {
  const html =
    '<table><thead><tr><th>Type</th><th>Power</th></tr></thead><tbody><tr><td>LM</td><td>40 &amp; 42</td></tr></tbody></table><p>b</p>';
  expect(readableText(html)).toBe('Type | Power\nLM | 40 & 42\nb');
});
