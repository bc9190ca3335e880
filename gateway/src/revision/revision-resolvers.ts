import { hasCode } from '../contract/error.ts';
import { imagesOf } from '../contract/image.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { entityOf, revisedTypes } from '../graphql/revised-entity.ts';
import type { RestRevision } from './revision-rest.ts';

/** Finds revisions by their global ids. */
export const revisionNodes: NodeFinders = {
  Revision: (rest, id) => rest.revision.find(id),
};

/** Resolves the history of objects and its mutation. */
export const revisionResolvers = {
  Query: {
    revisions: async (_, { of, ...args }, { rest }) => {
      try {
        const page = await rest.revision.page(entityOf(of), listQuery(args));
        return await connection(page, args, ({ saved_by }) => [saved_by ?? '']);
      } catch (error) {
        if (hasCode(error, 'NOT_SUPPORTED')) return null;
        throw error;
      }
    },
  },
  Mutation: {
    restoreRevision: async (_, { input: { id, version } }, { rest }) => {
      const revision = await rest.revision.restore(restIdOf('Revision', id), version);
      return { restoredId: id, revision };
    },
  },
  Revision: {
    id: ({ id }) => toGlobalId('Revision', id),
    savedAt: ({ saved_at }) => saved_at,
    savedBy: ({ saved_by }) => saved_by,
    isOwn: ({ own }) => own,
    changed: ({ fields }) => fields,
    images: imagesOf,
    values: ({ values }) =>
      Object.entries(values).map(([field, value]) => ({
        field,
        value:
          field === 'category_id' && value
            ? toGlobalId('Category', String(value))
            : String(value ?? ''),
      })),
  },
} satisfies Resolvers;

/** Returns the global id of what a revision is one of; undefined for the settings, which have none. */
export function revisedId({ kind, entity_id, values }: RestRevision): string | undefined {
  if (kind === 'settings') return undefined;
  const { type, owner } = revisedTypes[kind];
  // A page is named by its slug.
  if (kind === 'page') return toGlobalId(type, String(values.slug));
  const owners = owner === undefined ? [] : [String(values[owner])];
  return toGlobalId(type, ...owners, entity_id);
}
