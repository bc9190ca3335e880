import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import {
  emptyFields,
  entityTables,
  orderedTables,
  ownedTables,
  translatedTables,
  trashTables,
} from '../backend/src/database/entity-tables.ts';
import { updateImage } from '../backend/src/image/image-contract.ts';
import { kindsWith, schemaName } from '../gateway/src/contract/kinds.ts';
import { readGlobalId, toGlobalId } from '../gateway/src/graphql/global-id.ts';
import { orderResolvers } from '../gateway/src/order/order-resolvers.ts';
import { revisionResolvers } from '../gateway/src/revision/revision-resolvers.ts';
import { restOutdatedText } from '../gateway/src/translation/translation-rest.ts';
import { trashResolvers } from '../gateway/src/trash/trash-resolvers.ts';
import { trashKinds as knownInTrash } from '../gateway/src/trash/trash-rest.ts';
import { entities as shownEntities } from '../web/src/dashboard/entity/entities.ts';
import { revisedFields } from '../web/src/dashboard/history/revised-fields.ts';

/** One entity of a kind that the gateway does not know makes a whole list of the backend invalid. */

test('the gateway knows every kind that the trash of the backend holds', () => {
  expect(knownInTrash.toSorted()).toEqual(trashTables.toSorted());
});

test('the gateway names what every entry of the trash restores', async () => {
  const one = { entity_id: '1', owner_kind: '', owner_id: '2', owner_title: 'contact' };
  const entries = [
    ...trashTables.filter((kind) => kind !== 'image').map((kind) => ({ ...one, kind })),
    ...ownedTables
      .filter(({ table }) => table === 'image')
      .map(({ owner }) => ({ ...one, kind: 'image', owner_kind: owner })),
  ];
  const input = { id: toGlobalId('TrashEntry', '1') };
  for (const entry of entries) {
    const context = { rest: { trash: { restore: () => Promise.resolve(entry) } } } as never;
    const { nodeId } = await trashResolvers.Mutation.restoreTrashEntry({}, { input }, context);
    expect(() => readGlobalId(nodeId ?? ''), `${entry.kind} ${entry.owner_kind}`).not.toThrow();
  }
});

test('the gateway knows every kind of which the backend keeps a history', () => {
  expect(kindsWith('history').toSorted()).toEqual(entityTables.toSorted());
});

test('the gateway names every field of a revision as the dashboard does', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  for (const kind of entityTables) {
    const revision = { kind, fields: [...Object.keys(emptyFields(kind)), 'images', 'place'] };
    const names = revisionResolvers.Revision.changedFields(
      revision as never,
      {},
      {} as never,
      {
        schema,
      } as never,
    );
    const shown = revisedFields(shownEntities[schemaName(kind)]).map(({ name }) => name);
    expect(names, kind).toEqual(expect.arrayContaining(shown));
  }
});

test('the gateway knows every kind of which the backend has outdated texts', () => {
  const text = { entity_id: 1, slug: '', field: 'text', language: 'de', count: 1 };
  const unknown = translatedTables.filter(
    (kind) => !restOutdatedText.safeParse({ kind, ...text }).success,
  );
  expect(unknown).toEqual([]);
});

test('the gateway knows every kind that can be moved or shows images', async () => {
  for (const kind of ['image', ...orderedTables, ...updateImage.params.shape.kind.options]) {
    const context = { rest: { order: { movableKinds: () => Promise.resolve([kind]) } } } as never;
    expect(await orderResolvers.Query.movableTypes({}, {}, context), kind).toHaveLength(1);
  }
});
