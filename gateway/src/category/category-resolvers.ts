import { connection, Edge } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { givenFields } from '../contract/given-fields.ts';

/** Finds categories by their global ids. */
export const categoryNodes: NodeFinders = {
  Category: (rest, id) => rest.category.find(id),
};

/** Resolves categories and their mutations. */
export const categoryResolvers = {
  Query: {
    categories: async (_, { language, ...args }, { rest }) =>
      connection({ entries: await rest.category.list(language) }, args, ({ name }) => [name]),
  },
  Mutation: {
    addCategory: async (_, { input }, { rest }) => ({
      categoryEdge: new Edge(await rest.category.add({ name: input.name, lang: input.language })),
    }),
    updateCategory: async (_, { input: { id, name, language } }, { rest }) => ({
      category: await rest.category.update(
        restIdOf('Category', id),
        givenFields({ name, lang: language }),
      ),
    }),
    deleteCategory: async (_, { input: { id } }, { rest }) => {
      await rest.category.remove(restIdOf('Category', id));
      return { deletedId: id };
    },
  },
  Category: {
    id: ({ id }) => toGlobalId('Category', id),
    restId: ({ id }) => id,
    language: ({ lang }) => lang,
  },
} satisfies Resolvers;
