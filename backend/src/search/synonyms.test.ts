import { expect, test } from 'vitest';
import { findParts, foldPart, parsePartQuery } from './part-matching.ts';
import { builtInNames, extendedNames, type Synonyms } from './synonyms.ts';

function read(entries: string[]): Synonyms {
  const steps = extendedNames(entries);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function found(typed: string, names: Synonyms, descriptions: string[]): string[] {
  const parts = descriptions.map((text) => ({ text, folded: foldPart('', '', [text]) }));
  return findParts(parsePartQuery(typed, names), parts).map(({ part }) => part.text);
}

test.each([
  ['each name finds the others', 'Kirsche', ['Flugrostschutz', 'Ventil']],
  ['in any form', 'Kirschen', ['Flugrostschutz']],
  ['a name of several words, in any order', 'плод красный', ['Flugrostschutz']],
  ['as a part of a compound', 'Kirschpumpe', ['Flugrostschutz zur Pumpe']],
])('%s', (_, typed, [wanted = '', ...others]) => {
  const names = read(['Kirsche, Flugrostschutz, красный плод']);
  expect(found(typed, names, [wanted, ...others])).toEqual([wanted]);
  expect(found(typed, builtInNames, [wanted, ...others])).not.toEqual([wanted]);
});

test('a name that is built in joins what it stands for, both ways', () => {
  const names = read(['Funkenhorn, Zündkerze']);
  for (const built of ['Igniter', 'Запальная свеча']) {
    expect(found('Funkenhorn', names, [built])).toEqual([built]);
    expect(found(built, names, ['Funkenhorn'])).toEqual(['Funkenhorn']);
  }
});

test('the longest entry takes no built-in name away, and keeps a search bounded', () => {
  const others = Array.from('abcdefghi', (letter) => `Funken${letter.repeat(4)}`);
  const names = read([['Simmerring', ...others].join(', ')]);
  for (const other of [...others, 'oil seal', 'манжета', 'Labyrinthdichtung']) {
    expect(found('Simmerring', names, [other]), other).toEqual([other]);
  }
  const many = read(others.map((other) => [other, ...others].join(', ')));
  for (const { alternatives } of parsePartQuery(others.join(' '), many).words) {
    expect(alternatives.length).toBeLessThanOrEqual(32);
  }
});

test('entries beyond the limits, as another backend may send them, are left out', () => {
  const others = Array.from(
    { length: 200 },
    (_, n) => `Ding${String.fromCodePoint(97 + n)}, Sache`,
  );
  expect(found('Funkenhorn', read([...others, 'Funkenhorn, Kirsche']), ['Kirsche'])).toEqual([]);
  const long = `${'Sache, '.repeat(100)}Funkenhorn, Kirsche`;
  expect(found('Funkenhorn', read([long]), ['Kirsche'])).toEqual([]);
});

test('the built-in names stay as they are', () => {
  read(['Funkenhorn, Zündkerze']);
  expect(found('Funkenhorn', builtInNames, ['Zündkerze'])).toEqual([]);
});
