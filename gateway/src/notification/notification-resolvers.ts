import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves the state of notifications, and the mutation that retries them. */
export const notificationResolvers = {
  Query: { notificationStatus: (_, __, { rest }) => rest.notification.status() },
  Mutation: {
    retryNotifications: async (_, __, { rest }) => ({
      notificationStatus: await rest.notification.retry(),
    }),
  },
} satisfies Resolvers;
