import { connection, listQuery } from '../graphql/connection.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';

/** Finds entries of the log by their global ids. */
export const logNodes: NodeFinders = {
  LogEntry: (rest, id) => rest.log.find(id),
};

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
    expiresAt: ({ expires_at }) => expires_at,
  },
} satisfies Resolvers;
