import { expect, test } from 'vitest';

import { mergeChanges, withField } from './merge-changes.ts';
import { plainText } from './merge-texts.ts';
import type { Passage } from './merge-texts.ts';
import { richText } from './rich-text-paragraphs.ts';

const image = new File(['1'], 'a.png');

interface Case {
  was?: unknown;
  mine?: unknown;
  theirs?: unknown;
  /** What is asked about; nothing where both are merged. */
  asked?: Passage;
}

test.each<Case>([
  { was: 50, mine: 20, theirs: 20 },
  { mine: image },
  { was: 'a', mine: 'b', theirs: 'c', asked: { base: ['a'], mine: ['b'], theirs: ['c'] } },
  // What is stored may be unknown.
  { mine: 'b', theirs: 'c', asked: { base: [''], mine: ['b'], theirs: ['c'] } },
  { was: 50, mine: 20, theirs: 80, asked: { base: ['50'], mine: ['20'], theirs: ['80'] } },
  { was: 'a', mine: 'b', asked: { base: ['a'], mine: ['b'], theirs: [] } },
  { was: 'a', theirs: 'c', asked: { base: ['a'], mine: [], theirs: ['c'] } },
])(
  'of $was I have made $mine and they $theirs: mine stays, and is asked about where they differ',
  ({ was, mine, theirs, asked }) => {
    const versions = { base: { x: was }, mine: { x: mine }, theirs: { x: theirs } };
    const { values, collisions, onlyTheirs } = mergeChanges(versions, () => plainText);
    expect([values, onlyTheirs]).toEqual([{ x: mine }, []]);
    expect(collisions).toMatchObject(asked ? [{ path: ['x'], passages: [asked] }] : []);
    const decided = collisions.map(({ decide }) => [decide(['mine']), decide(['theirs'])]);
    expect(decided).toEqual(asked ? [[mine, theirs]] : []);
  },
);

test('what only one has changed is taken from them', () => {
  const base = { title: { de: 'Düse', en: 'Nozzle' }, power: '25' };
  const mine = withField(base, ['title', 'de'], 'Düse A');
  const theirs = { power: '26', title: { de: 'Düse', en: 'Fuel nozzle' } };
  expect(mergeChanges({ base, mine, theirs }, () => plainText)).toEqual({
    values: { power: '26', title: { de: 'Düse A', en: 'Fuel nozzle' } },
    collisions: [],
    onlyTheirs: [['title', 'en'], ['power']],
  });
});

test('each field is merged in its own format', () => {
  const base = { text: '<p>One</p><p>Two</p>', power: '<p>1</p><p>2</p>' };
  const mine = { text: '<p>One, mine</p><p>Two</p>', power: '<p>1, mine</p><p>2</p>' };
  const theirs = { text: '<p>One</p><p>Two, theirs</p>', power: '<p>1</p><p>2, theirs</p>' };
  const formatOf = ([name]: readonly string[]) => (name === 'text' ? richText : plainText);
  const { values, collisions } = mergeChanges({ base, mine, theirs }, formatOf);
  expect(values).toEqual({ text: '<p>One, mine</p><p>Two, theirs</p>', power: mine.power });
  expect(collisions).toMatchObject([{ path: ['power'] }]);
});
