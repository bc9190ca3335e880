import { kindsWith, schemaName } from '../contract/kinds.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { globalIdOf } from '../graphql/entity-id.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { readBack } from '../rest/rest-error.ts';
import type { RestTrashEntry } from './trash-rest.ts';

/** Returns the global id of what an entry restores, of an image that of its owner. */
function nodeIdOf(entry: RestTrashEntry): string | undefined {
  const { kind, entity_id, owner_kind, owner_id, owner_title } = entry;
  if (kind !== 'image') return globalIdOf({ kind, id: entity_id }, owner_id);
  const owner = kindsWith('id').find((one) => one === owner_kind);
  // The title of a page is its slug.
  return (
    owner && globalIdOf({ kind: owner, id: owner === 'page' ? owner_title : (owner_id ?? '') })
  );
}

/** Resolves the trash and its mutations. */
export const trashResolvers = {
  Query: {
    trash: async (_, args, { rest }) => {
      const page = await rest.trash.page(listQuery(args));
      return page && connection(page, args, (entry) => [entry.title, entry.owner_title]);
    },
  },
  Mutation: {
    restoreTrashEntry: async (_, { input: { id } }, { rest }) => {
      const entry = await rest.trash.restore(restIdOf('TrashEntry', id));
      return { deletedId: id, nodeId: nodeIdOf(entry) };
    },
    restoreTrashEntries: async (_, { input: { ids } }, { rest }) => {
      const restIds = ids.map((id) => restIdOf('TrashEntry', id, 'ids'));
      const { restored, refused } = await rest.trash.restoreMany(restIds);
      const toIds = (some: string[]) => some.map((id) => toGlobalId('TrashEntry', id));
      return { deletedIds: toIds(restored), refusedIds: toIds(refused) };
    },
    deleteTrashEntry: async (_, { input: { id } }, { rest }) => {
      await rest.trash.remove(restIdOf('TrashEntry', id));
      return { deletedId: id };
    },
  },
  RestoreTrashEntryPayload: {
    restored: ({ nodeId }, _, { findNode }) =>
      nodeId === undefined ? null : readBack(() => findNode(nodeId)),
  },
  TrashEntry: {
    id: ({ id }) => toGlobalId('TrashEntry', id),
    kind: ({ kind }) => schemaName(kind),
    ownerTitle: ({ owner_kind, owner_title }) => (owner_kind ? owner_title : null),
    deletedAt: ({ deleted_at }) => deleted_at,
    deletedBy: ({ deleted_by }) => ({ login: deleted_by }),
    expiresAt: ({ expires_at }) => expires_at,
    partCount: ({ parts }) => parts,
    images: ({ images }) => images.map((path) => ({ path, description: null })),
  },
} satisfies Resolvers;
