import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves the sessions of administrators. */
export const sessionResolvers = {
  Query: { sessions: (_, __, { rest }) => rest.session.list() },
  Mutation: {
    endSession: async (_, { input: { id } }, { rest }) => {
      await rest.session.end(restIdOf('Session', id));
      return { deletedId: id };
    },
    endOtherSessions: async (_, __, { rest }) => ({ endedCount: await rest.session.endOthers() }),
  },
  Session: {
    id: ({ id }) => toGlobalId('Session', id),
    createdAt: ({ created_at }) => created_at,
    usedAt: ({ used_at }) => used_at,
    expiresAt: ({ expires_at }) => expires_at,
    isCurrent: ({ current }) => current,
  },
} satisfies Resolvers;
