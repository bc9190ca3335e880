import { hasCode } from '../contract/error.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers, TrashKind } from '../graphql/resolvers.generated.ts';
import type { RestTrashEntry } from './trash-rest.ts';

/** Finds entries of the trash by their global ids; they are only listed. */
export const trashNodes: NodeFinders = {
  TrashEntry: (rest, id) => rest.trash.find(id),
};

const kinds: Record<RestTrashEntry['kind'], TrashKind> = {
  spare: 'SPARE',
  sub_part: 'SUB_PART',
  product: 'PRODUCT',
  product_property: 'PRODUCT_PROPERTY',
  category: 'CATEGORY',
  partner: 'PARTNER',
  service: 'SERVICE',
  page_part: 'PAGE_PART',
  image: 'IMAGE',
};

/** The types of what stands alone, by its table. */
const types: Record<string, string> = {
  spare: 'Spare',
  product: 'Product',
  category: 'Category',
  partner: 'Partner',
  service: 'Service',
};

/** The types of what belongs to something, by its table. */
const partTypes: Record<string, string> = {
  sub_part: 'SubPart',
  product_property: 'ProductProperty',
  page_part: 'PagePart',
};

/** Returns the global id of what an entry restores, of an image that of its owner. */
function nodeIdOf({ kind, entity_id, owner_kind, owner_id, owner_title }: RestTrashEntry): string {
  const partType = partTypes[kind];
  if (partType !== undefined) return toGlobalId(partType, owner_id ?? '', entity_id);
  if (kind !== 'image') return toGlobalId(types[kind] ?? '', entity_id);
  // The title of a page is its slug.
  return owner_kind === 'page'
    ? toGlobalId('Page', owner_title)
    : toGlobalId(types[owner_kind] ?? '', owner_id ?? '');
}

/** Resolves the trash and its mutations. */
export const trashResolvers = {
  Query: {
    trash: async (_, args, { rest }) => {
      try {
        const page = await rest.trash.page(listQuery(args));
        return await connection(page, args, (entry) => [entry.title, entry.owner_title]);
      } catch (error) {
        if (hasCode(error, 'NOT_SUPPORTED')) return null;
        throw error;
      }
    },
  },
  Mutation: {
    restoreTrashEntry: async (_, { input: { id } }, { rest }) => {
      const entry = await rest.trash.restore(restIdOf('TrashEntry', id));
      return { restoredId: id, nodeId: nodeIdOf(entry) };
    },
    deleteTrashEntry: async (_, { input: { id } }, { rest }) => {
      await rest.trash.remove(restIdOf('TrashEntry', id));
      return { deletedId: id };
    },
  },
  TrashEntry: {
    id: ({ id }) => toGlobalId('TrashEntry', id),
    kind: ({ kind }) => kinds[kind],
    ownerTitle: ({ owner_kind, owner_title }) => (owner_kind ? owner_title : null),
    deletedAt: ({ deleted_at }) => deleted_at,
    deletedBy: ({ deleted_by }) => deleted_by,
    expiresAt: ({ expires_at }) => expires_at,
    partCount: ({ parts }) => parts,
    images: ({ images }) => images.map((path) => ({ path, description: null })),
  },
} satisfies Resolvers;
