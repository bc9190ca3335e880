import { connection, Edge } from '../graphql/connection.ts';
import { deletion, restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import { synonymFields } from './synonym-rest.ts';

/** Resolves synonyms and their mutations. */
export const synonymResolvers = {
  Query: {
    synonyms: async (_, args, { rest }) => {
      const entries = await nullIfUnsupported(rest.synonym.list());
      return entries && connection({ entries }, args, ({ words }) => [words]);
    },
  },
  Mutation: {
    addSynonym: async (_, { input }, { rest }) => ({
      synonymEdge: new Edge(await rest.synonym.add(synonymFields.whole(input))),
    }),
    updateSynonym: (_, { input: { id, version, ...fields } }, { rest }) => {
      const restId = restIdOf('Synonym', id);
      const changes = synonymFields.changes(fields);
      return unlessOutdated(
        async () => ({ synonym: await rest.synonym.update(restId, changes, version) }),
        async () => ({ synonym: await rest.synonym.find(restId) }),
      );
    },
    deleteSynonym: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.synonym.remove(restIdOf('Synonym', id), version)),
  },
  Synonym: {
    id: ({ id }) => toGlobalId('Synonym', id),
    restId: ({ id }) => id,
    ...synonymFields.resolvers,
  },
} satisfies Resolvers;
