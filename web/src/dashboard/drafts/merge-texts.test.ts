import { expect, test } from 'vitest';

import { mergeTexts, plainText, withChoices } from './merge-texts.ts';
import { richText } from './rich-text-paragraphs.ts';

const lines = (letters: string) => Array.from(letters).join('\n');

test.each([
  ['paragraphs next to each other do not collide', 'AB', 'aB', 'Ab', 'ab'],
  ['only what both have changed is left to choose', 'ABC', 'axC', 'Ayc', 'a(B|x|y)c'],
  ['a new one before a changed one is kept', 'AB', 'ANB', 'Ab', 'ANb'],
  ['so it is where they have added it', 'AB', 'Ab', 'ANB', 'ANb'],
  ['the same change by both is no question', 'AB', 'xB', 'xB', 'xB'],
  ['another number of paragraphs is one change', 'AB', 'xNB', 'xb', '(A|xN|x)b'],
  ['so it is where one is a part of the other', 'AB', 'xB', 'xNB', '(A|x|xN)B'],
  ['changes that are partly the same are asked about', 'AB', 'xyB', 'xzB', '(A|xy|xz)B'],
  ['so are those that overlap', 'ABC', 'xC', 'Ay', '(ABC|xC|Ay)'],
  [
    'and those added in the same place: people say which comes first',
    'AB',
    'AxB',
    'AyB',
    'A(|x|y)B',
  ],
])('%s: of %s, %s and %s comes %s', (_, base, mine, theirs, merged) => {
  const versions = { base: lines(base), mine: lines(mine), theirs: lines(theirs) };
  const parts = mergeTexts(versions, plainText).map((part) => {
    if (Array.isArray(part)) return part.join('');
    return `(${[part.base, part.mine, part.theirs].map((one) => one.join('')).join('|')})`;
  });
  expect(parts.join('')).toBe(merged);
});

test.each([
  [['</p>Pumpe <neu>', '', 'C & D'], plainText, '\n'],
  [['<p>A</p>', 'x <b>y</b> z', '<h2>B</h2>'], richText, ''],
  [['<ul><li>A</li></ul>', '<ol><li>B</li></ol>', '<ol class="b"><li>C</li></ol>'], richText, ''],
  // Each choice among them has to be well-formed.
  [['<blockquote><p>A</p><p>B</p></blockquote>', '<p>C</p>'], richText, ''],
])('%j are the paragraphs of a text', (paragraphs, { divide, join }, between) => {
  const text = paragraphs.join(between);
  expect([divide(text), join(paragraphs)]).toEqual([paragraphs, text]);
});

test('blanks between the paragraphs of a rich text are none, and each entry of a list is one', () => {
  const [ul, ol] = ['<ul><li>A</li><li>B</li></ul>', '<ol><li>C</li><li>D</li></ol>'];
  const entries = ['<ul><li>A</li></ul>', '<ul><li>B</li></ul>'];
  const numbered = ['<ol><li>C</li></ol>', '<ol><li>D</li></ol>'];
  const paragraphs = ['<p>1</p>', ...entries, '<b>2</b>', ...numbered];
  expect(richText.divide(`<p>1</p>\n${ul} <b>2</b>${ol}`)).toEqual(paragraphs);
  expect(richText.join(paragraphs)).toBe(`<p>1</p>${ul}<b>2</b>${ol}`);
});

test('each passage has a choice of its own', () => {
  const versions = { base: lines('ABC'), mine: lines('aBc'), theirs: lines('xBy') };
  const parts = mergeTexts(versions, plainText);
  expect(withChoices(parts, ['mine', 'theirs'], plainText)).toBe(lines('aBy'));
});
