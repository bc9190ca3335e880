import { readFileSync } from 'node:fs';

import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';

import { entities } from '../entity/entities.ts';
import { revisedFields } from './revised-fields.ts';
import type { RevisedField } from './revised-fields.ts';

/** What a mutation of any type does not give of one stays in the dashboard as it was before. */

const types = Object.values(entities)
  // An image has no history of its own, the settings have no id and a field of their own.
  .filter(({ type, fields }) => fields.length > 0 && !['Image', 'Settings'].includes(type))
  .map((entity) => [entity.type, revisedFields(entity)] as const);
const typesWith = (isMeant: (field: RevisedField) => boolean) =>
  types
    .filter(([, fields]) => fields.some(isMeant))
    .map(([type]) => type)
    .toSorted();
const withImages = typesWith(({ label }) => label === 'Images');

/** Lists the types of which a field of a mutation is selected in a document of the dashboard. */
function selectedIn(file: string, field: string): string[] {
  const document = parse(readFileSync(`web/src/dashboard/${file}`, 'utf8'));
  const found = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const [payload] = definition.selectionSet.selections;
    if (payload?.kind !== Kind.FIELD) return [];
    const selected = payload.selectionSet?.selections.filter(
      (one) => one.kind === Kind.FIELD && one.name.value === field,
    );
    return (selected ?? []).flatMap((one) =>
      one.kind === Kind.FIELD ? (one.selectionSet?.selections ?? []) : [],
    );
  });
  return found
    .flatMap((one) => (one.kind === Kind.INLINE_FRAGMENT ? [one.typeCondition?.name.value] : []))
    .map(String)
    .toSorted();
}

test('a restored revision gives what it has changed, of every type with a history', () => {
  expect(selectedIn('history/RestoreRevision.graphql', 'restored')).toEqual(typesWith(() => true));
});

test('the types with a list of images are restored with it', () => {
  const source = readFileSync('web/src/dashboard/history/use-restore-revision.ts', 'utf8');
  const [, named = ''] = /haveImages: EntityKind\[\] = \[([^\]]*)\]/.exec(source) ?? [];
  expect([...named.matchAll(/\w+/g)].map(String).toSorted()).toEqual(
    Object.entries(entities)
      .filter(([, { type }]) => withImages.includes(type))
      .map(([kind]) => kind)
      .toSorted(),
  );
});

test('a described or moved image gives what shows it', () => {
  const withAny = typesWith(({ kind }) => kind === 'images');
  expect(selectedIn('order/UpdateImage.graphql', 'owner')).toEqual(withAny);
});

test('what is moved in its list gives its version', () => {
  // The parts of a page keep their order in the dashboard.
  const movable = typesWith(({ kind }) => kind === 'place').filter((type) => type !== 'PagePart');
  expect(selectedIn('order/Move.graphql', 'moved')).toEqual(movable);
});
