import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { specification } from './specification.ts';
import { findTests, heldRows, testsIn } from './specification-tests.ts';

test('every row of the specification has a test; npm run spec lists them', () => {
  const rows = heldRows(findTests());
  const open = rows.filter(({ tests }) => tests.length === 0);
  expect(open.map(({ kind, row }) => `spec ${row.section} ${kind}: ${row.value}`)).toEqual([]);
});

test.for(specification.constants)('spec $section says: $value, $about', ({ code }) => {
  for (const [file, part] of Object.entries(code)) {
    expect(readFileSync(file, 'utf8'), file).toContain(part);
  }
});

/** Which tests of a source hold the alert 'Not selected' (spec 5, 8). */
function holdersOf(source: string): string[] {
  const rows = heldRows(testsIn('one.test.ts', source));
  return rows
    .filter(({ kind, row }) => kind === 'alerts' && row.value === 'Not selected')
    .flatMap(({ tests }) => tests.map(({ title }) => title));
}

test('a test holds a row if it quotes its section and has its words', () => {
  expect(holdersOf(`test('one (spec 2.14, 8)', () => expect(text).toBe('Not selected'));`)).toEqual(
    ['one (spec 2.14, 8)'],
  );
  const inGroup = `describe('all (spec 5)', () => { test('two', () => see(/^Not selected$/)); });`;
  expect(holdersOf(inGroup)).toEqual(['all (spec 5) > two']);
  const byName = `const words = { no: 'Not selected' }; test('three (spec 5)', () => see(words.no));`;
  expect(holdersOf(byName)).toEqual(['three (spec 5)']);
  expect(holdersOf(`test.for(specification.alerts)('four', () => {});`)).toEqual(['four']);
});

test.for([
  [`test('another section (spec 50, 2.8)', () => see('Not selected'));`],
  [`test('another word (spec 8)', () => see('Not selected2'));`],
  [`test('says Not selected (spec 8)', () => see(''));`],
  [`test('in a comment (spec 8)', () => { /* Not selected */ see(''); });`],
  [`const words = 'Not selected'; test('unused (spec 8)', () => see(''));`],
  [`test.for(specification.labels)('another kind', () => {});`],
])('it does not hold it in %s', ([source = '']) => {
  expect(holdersOf(source)).toEqual([]);
});
