import { connection, Edge } from '../graphql/connection.ts';
import { restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { languageKeys, localized, localizedFields } from '../graphql/localized-text.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { nullIfMissing } from '../rest/rest-error.ts';

/** How partners are found by their global id. */
export const partnerNodes: NodeFinders = {
  Partner: (rest, id) => rest.partner.findToEdit(id),
};

/** Resolves partners and their mutations. */
export const partnerResolvers: Resolvers = {
  Query: {
    partners: async (_, { language, ...page }, { rest }) =>
      connection(await rest.partner.list(languageKeys[language]), page),
    allPartners: async (_, page, { rest }) => connection(await rest.partner.listAll(), page),
    partnerToEdit: (_, { restId }, { rest }) => nullIfMissing(rest.partner.findToEdit(restId)),
  },
  Mutation: {
    addPartner: async (_, { input: { text, image } }, { rest }) => ({
      partnerEdge: new Edge(await rest.partner.add(localizedFields('text', text), image)),
    }),
    updatePartner: async (_, { input: { id, text, image } }, { rest }) => ({
      partner: await rest.partner.update(
        restIdOf('Partner', id),
        localizedFields('text', text),
        image ?? undefined,
      ),
    }),
    deletePartner: async (_, { input: { id } }, { rest }) => {
      await rest.partner.remove(restIdOf('Partner', id));
      return { deletedId: id };
    },
  },
  Partner: {
    id: ({ id }) => toGlobalId('Partner', id),
    restId: ({ id }) => id,
    image: ({ image_id }) => image_id,
    text: localized('text'),
  },
};
