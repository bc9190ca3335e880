import { expect, test } from 'vitest';

import { mergeTexts, plainText, withChoices } from './merge-texts.ts';
import type { Choice } from './merge-texts.ts';
import { richText } from './rich-text-paragraphs.ts';

interface Versions {
  base: string;
  mine: string;
  theirs: string;
}

const rich = (versions: Versions) => mergeTexts(versions, richText);

/** The merged text if each passage is decided for the same side. */
const merged = (parts: ReturnType<typeof mergeTexts>, choice: Choice) =>
  withChoices(
    parts,
    parts.map(() => choice),
    richText,
  );

test('paragraphs next to each other do not collide', () => {
  const parts = rich({
    base: '<p>One</p><p>Two</p>',
    mine: '<p>One, mine</p><p>Two</p>',
    theirs: '<p>One</p><p>Two, theirs</p>',
  });
  expect(merged(parts, 'mine')).toBe('<p>One, mine</p><p>Two, theirs</p>');
  expect(merged(parts, 'theirs')).toBe('<p>One, mine</p><p>Two, theirs</p>');
});

test('only the paragraphs that both have changed are left to choose, the others are kept from both', () => {
  const parts = rich({
    base: '<p>One</p><p>Two</p><p>Three</p>',
    mine: '<p>One, mine</p><p>Two A</p><p>Three</p>',
    theirs: '<p>One</p><p>Two B</p><p>Three, theirs</p>',
  });
  expect(parts.filter((part) => !Array.isArray(part))).toEqual([
    { base: ['<p>Two</p>'], mine: ['<p>Two A</p>'], theirs: ['<p>Two B</p>'] },
  ]);
  expect(merged(parts, 'mine')).toBe('<p>One, mine</p><p>Two A</p><p>Three, theirs</p>');
  expect(merged(parts, 'theirs')).toBe('<p>One, mine</p><p>Two B</p><p>Three, theirs</p>');
});

test('a new paragraph before a changed one is kept, and the same change by both is no question', () => {
  const parts = rich({
    base: '<p>One</p><p>Two</p>',
    mine: '<p>Both</p><p>New</p><p>Two</p>',
    theirs: '<p>Both</p><p>Two, theirs</p>',
  });
  // Mine replaces the first one by two, theirs by one: the beginning is left to choose, the end is not.
  expect(merged(parts, 'mine')).toBe('<p>Both</p><p>New</p><p>Two, theirs</p>');
  expect(rich({ base: '<p>One</p>', mine: '<p>Both</p>', theirs: '<p>Both</p>' })).toEqual([
    ['<p>Both</p>'],
  ]);
  const added = rich({
    base: '<p>One</p><p>Two</p>',
    mine: '<p>One</p><p>New</p><p>Two</p>',
    theirs: '<p>One</p><p>Two, theirs</p>',
  });
  expect(merged(added, 'theirs')).toBe('<p>One</p><p>New</p><p>Two, theirs</p>');
});

test('the entries of a list are paragraphs of their own', () => {
  const parts = rich({
    base: '<p>Scope</p><ul><li>A</li><li>B</li><li>C</li></ul>',
    mine: '<p>Scope</p><ul><li>A, mine</li><li>B</li><li>C 1</li></ul>',
    theirs: '<p>Scope</p><ul><li>A</li><li>B, theirs</li><li>C 2</li></ul>',
  });
  expect(merged(parts, 'mine')).toBe(
    '<p>Scope</p><ul><li>A, mine</li><li>B, theirs</li><li>C 1</li></ul>',
  );
});

test('whatever is chosen is well-formed: a block that encloses others is one paragraph', () => {
  const parts = rich({
    base: '<blockquote><p>A</p><p>B</p></blockquote><p>C</p>',
    mine: '<p>A</p><p>B</p><p>C</p>',
    theirs: '<blockquote><p>A</p><p>B, theirs</p></blockquote><p>C</p>',
  });
  expect(merged(parts, 'mine')).toBe('<p>A</p><p>B</p><p>C</p>');
  expect(merged(parts, 'theirs')).toBe('<blockquote><p>A</p><p>B, theirs</p></blockquote><p>C</p>');
});

test('text without blocks is one paragraph, with its blanks', () => {
  const parts = rich({
    base: 'One <b>two</b> three',
    mine: 'One <b>2</b> three',
    theirs: '1 <b>two</b> three',
  });
  expect(parts).toEqual([
    {
      base: ['One <b>two</b> three'],
      mine: ['One <b>2</b> three'],
      theirs: ['1 <b>two</b> three'],
    },
  ]);
});

test('a plain text is divided by its lines alone, whatever it looks like', () => {
  const parts = mergeTexts(
    {
      base: '</p>Pumpe <neu>\nB\nC',
      mine: '</p>Pumpe <alt>\nB\nC & D',
      theirs: '</p>Pumpe <neu>\nB <b>\nC',
    },
    plainText,
  );
  expect(withChoices(parts, ['mine'], plainText)).toBe('</p>Pumpe <alt>\nB <b>\nC & D');
});

test('each word of either side survives, whatever was changed', () => {
  const words = ['a', 'b', 'c', 'd', 'e'];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const edited = (side: string) =>
    words.flatMap((word) =>
      random(3) > 0 ? [word] : random(2) > 0 ? [`${word}${side}`, `new${word}${side}`] : [],
    );
  for (let round = 0; round < 300; round += 1) {
    const [mine, theirs] = [edited('M'), edited('T')];
    const parts = mergeTexts(
      { base: words.join('\n'), mine: mine.join('\n'), theirs: theirs.join('\n') },
      plainText,
    );
    const kept = (choice: Choice) =>
      withChoices(
        parts,
        parts.map(() => choice),
        plainText,
      ).split('\n');
    expect(kept('mine')).toEqual(expect.arrayContaining(mine.filter((word) => /M$/.test(word))));
    expect(kept('theirs')).toEqual(
      expect.arrayContaining(theirs.filter((word) => /T$/.test(word))),
    );
  }
});
