import type { Resolvers } from '../graphql/resolvers.generated.ts';

/** Resolves how the company is told of enquiries, and their mutation. */
export const notificationResolvers = {
  Query: { notificationStatus: (_, __, { rest }) => rest.notification.status() },
  Mutation: {
    retryNotifications: async (_, __, { rest }) => ({
      notificationStatus: await rest.notification.retry(),
    }),
  },
} satisfies Resolvers;
