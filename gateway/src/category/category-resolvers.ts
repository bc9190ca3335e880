import { connection, Edge } from '../graphql/connection.ts';
import { deletion, restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { categoryFields } from './category-rest.ts';

/** Resolves categories and their mutations. */
export const categoryResolvers = {
  Query: {
    categories: async (_, { language, ...args }, { rest }) =>
      connection({ entries: await rest.category.list(language) }, args, ({ name }) => [name]),
  },
  Mutation: {
    addCategory: async (_, { input }, { rest }) => ({
      categoryEdge: new Edge(await rest.category.add(categoryFields.whole(input))),
    }),
    updateCategory: (_, { input: { id, version, ...fields } }, { rest }) => {
      const restId = restIdOf('Category', id);
      const changes = categoryFields.changes(fields);
      return unlessOutdated(
        async () => ({ category: await rest.category.update(restId, changes, version) }),
        async () => ({ category: await rest.category.find(restId) }),
      );
    },
    deleteCategory: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.category.remove(restIdOf('Category', id), version)),
  },
  Category: {
    id: ({ id }) => toGlobalId('Category', id),
    restId: ({ id }) => id,
    ...categoryFields.resolvers,
  },
} satisfies Resolvers;
