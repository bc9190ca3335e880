import { connection, listQuery } from '../graphql/connection.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves the log. */
export const logResolvers = {
  Query: {
    log: async (_, args, { rest }) => {
      const page = await rest.log.page(listQuery(args));
      return (
        page &&
        connection(page, args, ({ login, operation, target, address }) =>
          [login, operation, target, address].map((text) => text ?? ''),
        )
      );
    },
  },
  LogEntry: {
    id: ({ id }) => toGlobalId('LogEntry', id),
    occurredAt: ({ at }) => at,
    refusalCode: ({ refused }) => refused,
    expiresAt: ({ expires_at }) => expires_at,
  },
} satisfies Resolvers;
