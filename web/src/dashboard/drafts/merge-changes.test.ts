import { expect, test } from 'vitest';

import { mergeChanges as merge, withField } from './merge-changes.ts';
import { plainText } from './merge-texts.ts';
import { richText } from './rich-text-paragraphs.ts';

interface Values {
  title: { de: string; en: string };
  power: string;
  image?: File | undefined;
}

const base: Values = { title: { de: 'Düse', en: 'Nozzle' }, power: '25', image: undefined };

const mergeChanges = <T>(was: unknown, mine: T, theirs: T) =>
  merge({ base: was, mine, theirs }, ([name]) => (name === 'text' ? richText : plainText));

test('what only one has changed is taken from them', () => {
  const mine = { ...base, title: { de: 'Düse A', en: 'Nozzle' } };
  const theirs = { ...base, power: '26', title: { de: 'Düse', en: 'Fuel nozzle' } };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    values: { ...base, power: '26', title: { de: 'Düse A', en: 'Fuel nozzle' } },
    collisions: [],
    onlyTheirs: [['title', 'en'], ['power']],
  });
});

test('what both have changed alike is no collision', () => {
  const both = { ...base, power: '26' };
  expect(mergeChanges(base, both, { ...both })).toEqual({
    values: both,
    collisions: [],
    onlyTheirs: [],
  });
});

test('what both have changed differently is a collision, and mine until it is decided', () => {
  const mine = { ...base, title: { de: 'A', en: 'Nozzle' } };
  const theirs = { ...base, title: { de: 'B', en: 'Nozzle' } };
  const { values, collisions } = mergeChanges(base, mine, theirs);
  expect(values).toEqual(mine);
  const path = ['title', 'de'];
  const passages = [{ base: ['Düse'], mine: ['A'], theirs: ['B'] }];
  expect(collisions).toMatchObject([{ path, passages }]);
  expect(collisions.map(({ decide }) => [decide(['mine']), decide(['theirs'])])).toEqual([
    ['A', 'B'],
  ]);
  expect(withField(values, path, 'B')).toEqual(theirs);
});

test('a field of which is not known what is stored collides unless both are alike', () => {
  const unknown = { ...base, power: undefined };
  const mine = { ...base, power: '26' };
  expect(mergeChanges(unknown, mine, { ...mine }).collisions).toEqual([]);
  expect(mergeChanges(unknown, mine, base).collisions).toHaveLength(1);
});

test('a number that both have changed collides as it is written', () => {
  const { collisions } = mergeChanges({ x: 50 }, { x: 20 }, { x: 80 });
  expect(collisions).toMatchObject([
    { passages: [{ base: ['50'], mine: ['20'], theirs: ['80'] }] },
  ]);
  expect(collisions.map(({ decide }) => decide(['theirs']))).toEqual([80]);
});

test('a file that I have chosen stays', () => {
  const image = new File(['1'], 'a.png');
  const theirs = { ...base, power: '26' };
  expect(mergeChanges(base, { ...base, image }, theirs).values).toEqual({ ...theirs, image });
});

test('a rich text is merged by its paragraphs, a plain one as it stands', () => {
  const base = { text: '<p>One</p><p>Two</p>', power: '<p>1</p><p>2</p>' };
  const mine = { text: '<p>One, mine</p><p>Two</p>', power: '<p>1, mine</p><p>2</p>' };
  const theirs = { text: '<p>One</p><p>Two, theirs</p>', power: '<p>1</p><p>2, theirs</p>' };
  const { values, collisions } = mergeChanges(base, mine, theirs);
  expect(values).toEqual({ text: '<p>One, mine</p><p>Two, theirs</p>', power: mine.power });
  expect(collisions).toMatchObject([{ path: ['power'] }]);
});
