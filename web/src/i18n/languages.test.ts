import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';

import { schema } from '../test/schema.ts';
import { defaultLanguage, declarations, languageOf, languages } from './languages.ts';

test('the languages of the specification come first, German before all (spec 9)', () => {
  expect(languages.slice(0, 3)).toEqual(['de', 'en', 'ru']);
  expect(defaultLanguage).toBe('de');
});

test('every language of the schema is declared, under its name there', () => {
  const type = schema.getType('Language');
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(languages.map((language) => declarations[language].schemaName)).toEqual(names);
  expect(languageOf('RU')).toBe('ru');
  expect(languageOf(null)).toBeUndefined();
});
