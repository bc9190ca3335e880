import { expect, test } from 'vitest';
import { entity } from './fields.ts';
import { byLanguage } from './language.ts';
import { localizedFields } from './localized.ts';
import { localizedField, schemaFields, textField } from './schema-fields.ts';

const fields = schemaFields({
  partNumber: textField('partnumber'),
  title: localizedField('title'),
});

const title = byLanguage((key) => `Title ${key}`);
const rest = { partnumber: '12', ...localizedFields('title', title) };

test('a list of fields checks a response, and drops what it does not name', () => {
  const schema = entity(fields.shape);
  expect(schema.parse({ ...rest, partnumber: 12, other: 1 })).toEqual(rest);
  expect(schema.safeParse({ ...rest, title_de: {} }).success).toBe(false);
});

test('it reads and writes the same under the names of schema and contract', () => {
  const values = { partNumber: '12', title };
  expect(fields.read(rest)).toEqual(values);
  expect(fields.resolvers.title(rest)).toEqual(title);
  expect(fields.whole(values)).toEqual(rest);
});

test('a change holds only what is given, also of a text in several languages', () => {
  expect(fields.changes({})).toEqual({});
  expect(fields.changes({ partNumber: null, title: { de: '', en: null } })).toEqual({
    title_de: '',
  });
});
