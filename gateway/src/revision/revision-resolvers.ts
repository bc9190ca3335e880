import { badUserInput, hasCode } from '../contract/error.ts';
import { connection, listQuery } from '../graphql/connection.ts';
import { readGlobalId, restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import type { RevisedEntity } from './revision-api.ts';

/** Finds revisions by their global ids. */
export const revisionNodes: NodeFinders = {
  Revision: (rest, id) => rest.revision.find(id),
};

/** The kinds of the extension, by the types of the schema. */
const kinds: Record<string, string | undefined> = {
  Category: 'category',
  Page: 'page',
  PagePart: 'page_part',
  Partner: 'partner',
  Product: 'product',
  ProductProperty: 'product_property',
  Service: 'service',
  Spare: 'spare',
  SubPart: 'sub_part',
};

/** Resolves the history of objects and its mutation. */
export const revisionResolvers = {
  Query: {
    revisions: async (_, { of, ...args }, { rest }) => {
      try {
        const page = await rest.revision.page(entityOf(of), listQuery(args));
        return connection(page, args, ({ saved_by }) => [saved_by ?? '']);
      } catch (error) {
        if (hasCode(error, 'NOT_SUPPORTED')) return null;
        throw error;
      }
    },
  },
  Mutation: {
    restoreRevision: async (_, { input: { id, version } }, { rest }) => {
      await rest.revision.restore(restIdOf('Revision', id), version);
      return { restoredId: id };
    },
  },
  Revision: {
    id: ({ id }) => toGlobalId('Revision', id),
    savedAt: ({ saved_at }) => saved_at,
    savedBy: ({ saved_by }) => saved_by,
    isOwn: ({ own }) => own,
    changed: ({ fields }) => fields,
    values: ({ values }) =>
      Object.entries(values).map(([field, value]) => ({ field, value: String(value ?? '') })),
  },
} satisfies Resolvers;

/** Returns how the extension names an object. Throws `BAD_USER_INPUT` for one without a history. */
function entityOf(id: string | null | undefined): RevisedEntity {
  if (!id) return { kind: 'settings' };
  const { type, restIds } = readGlobalId(id);
  const kind = kinds[type];
  const last = restIds.at(-1);
  if (kind === undefined || last === undefined) throw badUserInput('of', 'has no history');
  return type === 'Page' ? { kind, slug: last } : { kind, entity: last };
}
