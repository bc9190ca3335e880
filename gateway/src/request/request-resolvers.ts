import { connection } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';

/** How enquiries are found by their global id; the contract only lists them. */
export const requestNodes: NodeFinders = {
  Request: async (rest, id) => (await rest.request.list()).find((request) => request.id === id),
};

/** Resolves enquiries and their mutations. */
export const requestResolvers: Resolvers = {
  Query: {
    requests: async (_, args, { rest }) => connection(await rest.request.list(), args),
  },
  Mutation: {
    sendRequest: async (_, { input: { language, ...typed } }, { rest }) => {
      await rest.request.send({ ...typed, lang: language.toLowerCase() });
      return { received: true };
    },
    deleteRequest: async (_, { input: { id } }, { rest }) => {
      await rest.request.remove(restIdOf('Request', id));
      return { deletedId: id };
    },
  },
  Request: {
    id: ({ id }) => toGlobalId('Request', id),
    restId: ({ id }) => id,
    language: ({ lang }) => lang,
  },
};
