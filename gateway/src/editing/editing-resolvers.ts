import type { Resolvers } from '../resolvers.generated.ts';
import { revisedEntity } from '../graphql/entity-id.ts';

/** Resolves who edits the same object. */
export const editingResolvers = {
  Mutation: {
    reportEditing: async (_, { input: { of } }, { rest }) => ({
      editors: await rest.editing.report(revisedEntity(of)),
    }),
  },
  Editor: {
    openedAt: ({ opened_at }) => opened_at,
    savedAt: ({ saved_at }) => saved_at,
  },
} satisfies Resolvers;
