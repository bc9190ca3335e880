import { expect, test } from 'vitest';
import { schemaPath } from './schema-path.ts';

test.each([
  ['title', ['text', 'title'], ['title']],
  ['title_de', ['text', 'title'], ['title', 'de']],
  ['images.12', ['images'], ['images', '12']],
  ['images.0', ['image'], ['image']],
  ['subst_part', ['part', 'substPart'], ['substPart']],
  ['lang', ['language'], ['language']],
  ['alt_ru', ['alternativeText'], ['alternativeText', 'ru']],
  ['lang', ['language', 'lang'], ['lang']],
  ['slug', ['title'], null],
  ['', ['title'], null],
])('%j of the contract, among the fields %j, is %j', (name, fields, path) => {
  expect(schemaPath(name, fields)).toEqual(path);
});
