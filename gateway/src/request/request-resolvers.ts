import { connection, listQuery } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import { languageKey } from '../contract/language.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { formTraces } from '../rest/form-traces.ts';
import { idempotencyHeaders } from '../rest/idempotency-key.ts';
import type { RestRequest } from './request-rest.ts';

/** Finds enquiries by their global ids; the contract only lists them. */
export const requestNodes: NodeFinders = {
  Request: async (rest, id) => (await rest.request.list()).find((request) => request.id === id),
};

const textsOf = ({ name, email, company, text }: RestRequest) => [name, email, company, text];

/** Resolves enquiries and their mutations. */
export const requestResolvers = {
  Query: {
    requests: async (_, args, { rest }) =>
      connection(await rest.request.page(listQuery(args)), args, textsOf),
  },
  Mutation: {
    sendRequest: async (_, { input }, { rest, checkUsageLimit }) => {
      await checkUsageLimit('sendRequest');
      const { name, email, company, text, language } = input;
      await rest.request.send(
        { name, email, company, text, lang: languageKey(language) },
        { traces: formTraces(input), headers: idempotencyHeaders(input.idempotencyKey) },
      );
      return {};
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
    receivedAt: ({ created_at }) => created_at,
    suspected: ({ suspected }) => suspected ?? false,
  },
} satisfies Resolvers;
