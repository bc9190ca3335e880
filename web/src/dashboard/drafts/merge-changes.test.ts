import { expect, test } from 'vitest';

import { mergeChanges, withField } from './merge-changes.ts';

interface Values {
  title: { de: string; en: string };
  power: string;
  image?: File | undefined;
}

const base: Values = { title: { de: 'Düse', en: 'Nozzle' }, power: '25', image: undefined };

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
  expect(collisions).toEqual([{ path, base: 'Düse', mine: 'A', theirs: 'B' }]);
  expect(withField(values, path, 'B')).toEqual(theirs);
});

test('a field of which is not known what is stored collides unless both are alike', () => {
  const unknown = { ...base, power: undefined };
  const mine = { ...base, power: '26' };
  expect(mergeChanges(unknown, mine, { ...mine }).collisions).toEqual([]);
  expect(mergeChanges(unknown, mine, base).collisions).toHaveLength(1);
});

test('a file that I have chosen stays', () => {
  const image = new File(['1'], 'a.png');
  const theirs = { ...base, power: '26' };
  expect(mergeChanges(base, { ...base, image }, theirs).values).toEqual({ ...theirs, image });
});

test('paragraphs that do not collide are kept from both', () => {
  const base = { text: '<p>One</p><p>Two</p><p>Three</p>' };
  const mine = { text: '<p>One, mine</p><p>Two</p><p>Three</p>' };
  const theirs = { text: '<p>One</p><p>Two</p><p>Three, theirs</p><p>Four</p>' };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    values: { text: '<p>One, mine</p><p>Two</p><p>Three, theirs</p><p>Four</p>' },
    collisions: [],
    onlyTheirs: [],
  });
  const collision = { text: '<p>One, theirs</p><p>Two</p><p>Three</p>' };
  expect(mergeChanges(base, mine, collision).collisions).toHaveLength(1);
  // Both add to the end: which comes first is for people to say.
  const added = (word: string) => ({ text: `${base.text}<p>${word}</p>` });
  expect(mergeChanges(base, added('A'), added('B')).collisions).toHaveLength(1);
});
