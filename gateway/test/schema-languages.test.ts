import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { languageKeys, languages } from '../src/contract/language.ts';

const schema: GraphQLSchema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Lists the values of an enum, or the fields of another type that take no arguments. */
function namesOf(typeName: string): string[] {
  const type = schema.getType(typeName);
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isInputObjectType(type)) return Object.keys(type.getFields());
  if (!isObjectType(type)) return [];
  const plain = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return plain.map(({ name }) => name);
}

test('the Language of schema.graphql names each language of the site, in the same order', () => {
  expect(namesOf('Language')).toEqual(languages);
});

test.each([
  'LocalizedText',
  'LocalizedTextInput',
  'LocalizedTextChangeInput',
  'LocalizedHTML',
  'LocalizedHTMLInput',
  'LocalizedHTMLChangeInput',
])('the %s of schema.graphql has a field for each language of the site', (typeName) => {
  expect(namesOf(typeName)).toEqual(languageKeys);
});
