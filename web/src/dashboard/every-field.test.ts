import { isInputObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode } from 'graphql';
import { expect, test } from 'vitest';

import { schema } from '../test/schema.ts';
import { entities } from './entity/entities.ts';
import * as restoring from './history/RestoreRevision.generated.ts';
import { revisedFields } from './history/revised-fields.ts';
import * as previewed from './preview/Previewed.generated.ts';
import * as exported from './sub-part-import/SubPartExport.generated.ts';

/** What forms edit, but for images, which a mutation of their own describes. */
const edited = Object.values(entities).filter(
  ({ type, fields }) => fields.length > 0 && type !== 'Image',
);
const types = edited.map(({ type }) => type);

/** The fields that a form writes, by the names of the schema. */
function writtenOf(type: string): string[] {
  const input = schema.getType(`Update${type}Input`);
  if (!isInputObjectType(input)) throw new Error(`There is no Update${type}Input.`);
  const others = ['id', 'slug', 'version'];
  return Object.keys(input.getFields()).filter((name) => !others.includes(name));
}

/** The fields that the documents of a module read, by type; those of the fragments that they spread as well. */
function readIn(module: Record<string, DocumentNode>): Map<string, string[]> {
  const read = new Map<string, string[]>();
  const info = new TypeInfo(schema);
  const Field = ({ name }: { name: { value: string } }) => {
    const type = info.getParentType()?.name ?? '';
    read.set(type, [...(read.get(type) ?? []), name.value]);
  };
  for (const document of Object.values(module)) {
    visit(document, visitWithTypeInfo(info, { Field }));
  }
  return read;
}

const reads = (type: string) =>
  writtenOf(type).map((name) => name.replace('categoryId', 'category'));

test.for(edited)('the history shows every field of a form: $type', (entity) => {
  const shown = revisedFields(entity).map(({ name }) => name.replace(/\..*/, ''));
  expect(shown).toEqual(expect.arrayContaining(writtenOf(entity.type)));
});

test.for(types)('every field of a form is read when it is restored: %s', (type) => {
  const read = readIn(restoring).get(type);
  expect(read).toEqual(expect.arrayContaining(reads(type)));
});

test.for(types.filter((type) => `Previewed_${type}FragmentDoc` in previewed))(
  'a preview shows every field of a form: %s',
  (type) => {
    const read = readIn(previewed).get(type);
    expect(read).toEqual(expect.arrayContaining(reads(type)));
  },
);

test('the CSV file of sub-parts has every field of their form', () => {
  const read = readIn(exported).get('SubPart');
  expect(read).toEqual(expect.arrayContaining(reads('SubPart')));
});
