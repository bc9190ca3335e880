import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';

import { languages } from '../i18n/languages.ts';
import { revisedFields } from './history/revised-fields.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const types = Object.keys(revisedFields) as (keyof typeof revisedFields)[];
const inLanguage = new RegExp(`_(${languages.join('|')})$`);

/** The fields that a form writes, by the names of the schema. */
function writtenOf(type: string): string[] {
  const input = schema.getType(`Update${type}Input`);
  if (!isInputObjectType(input)) throw new Error(`There is no Update${type}Input.`);
  const others = ['id', 'slug', 'version'];
  return Object.keys(input.getFields()).filter((name) => !others.includes(name));
}

/** The fields that the documents of a file read, by type. */
function readIn(file: string): Map<string, string[]> {
  const read = new Map<string, string[]>();
  const info = new TypeInfo(schema);
  const Field = ({ name }: { name: { value: string } }) => {
    const type = info.getParentType()?.name ?? '';
    read.set(type, [...(read.get(type) ?? []), name.value]);
  };
  const source = parse(readFileSync(`web/src/dashboard/${file}`, 'utf8'));
  visit(source, visitWithTypeInfo(info, { Field }));
  return read;
}

const reads = (type: string) =>
  writtenOf(type).map((name) => name.replace('categoryId', 'category'));

test.for(types)('the history shows every field of a form: %s', (type) => {
  const shown = revisedFields[type].map(({ name }) => {
    const plain = name.replace(inLanguage, '').replaceAll('_', '');
    return plain.replace(/^images$/, 'image').replace(/^lang$/, 'language');
  });
  expect(shown).toEqual(expect.arrayContaining(writtenOf(type).map((name) => name.toLowerCase())));
});

test.for(types)('every field of a form is read when it is restored: %s', (type) => {
  const read = readIn('history/RestoreRevision.graphql').get(type);
  expect(read).toEqual(expect.arrayContaining(reads(type)));
});

const previewed = readFileSync('web/src/dashboard/preview/Previewed.graphql', 'utf8');

test.for(types.filter((type) => previewed.includes(` on ${type} {`)))(
  'a preview shows every field of a form: %s',
  (type) => {
    const read = readIn('preview/Previewed.graphql').get(type);
    expect(read).toEqual(expect.arrayContaining(reads(type)));
  },
);

test('the CSV file of sub-parts has every field of their form', () => {
  const read = readIn('sub-part-import/SubPartExport.graphql').get('SubPart');
  expect(read).toEqual(expect.arrayContaining(reads('SubPart')));
});
