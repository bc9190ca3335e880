import { connection, Edge } from '../graphql/connection.ts';
import { deletion, restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import { templateFields } from './template-rest.ts';

/** Resolves templates and their mutations. */
export const templateResolvers = {
  Query: {
    templates: async (_, args, { rest }) => {
      const entries = await nullIfUnsupported(rest.template.list());
      return entries && connection({ entries }, args, ({ name }) => [name]);
    },
  },
  Mutation: {
    addTemplate: async (_, { input }, { rest }) => ({
      templateEdge: new Edge(await rest.template.add(templateFields.whole(input))),
    }),
    updateTemplate: (_, { input: { id, version, ...fields } }, { rest }) => {
      const restId = restIdOf('Template', id);
      const changes = templateFields.changes(fields);
      return unlessOutdated(
        async () => ({ template: await rest.template.update(restId, changes, version) }),
        async () => ({ template: await rest.template.find(restId) }),
      );
    },
    deleteTemplate: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.template.remove(restIdOf('Template', id), version)),
  },
  Template: {
    id: ({ id }) => toGlobalId('Template', id),
    restId: ({ id }) => id,
    ...templateFields.resolvers,
  },
} satisfies Resolvers;
