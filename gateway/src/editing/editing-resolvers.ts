import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { entityOf } from '../graphql/revised-entity.ts';

/** Resolves who edits the same object. */
export const editingResolvers = {
  Mutation: {
    reportEditing: async (_, { input: { of } }, { rest }) => ({
      editors: await rest.editing.report(entityOf(of)),
    }),
  },
  Editor: {
    openedAt: ({ opened_at }) => opened_at,
    savedAt: ({ saved_at }) => saved_at,
  },
} satisfies Resolvers;
