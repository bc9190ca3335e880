import { connection, Edge, listQuery } from '../graphql/connection.ts';
import { restIdIn, restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { localized, localizedFields } from '../contract/localized.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { AddServiceInput, Resolvers } from '../graphql/resolvers.generated.ts';
import { nullIfMissing } from '../contract/error.ts';
import type { RestService } from './service-rest.ts';

/** Finds services by their global ids. */
export const serviceNodes: NodeFinders = {
  Service: (rest, id) => rest.service.find(id),
};

const title = localized('title');
const text = localized('text');
const textsOf = (service: RestService) =>
  [title(service), text(service)].flatMap(Object.values<string>);

/** Resolves services and their mutations. */
export const serviceResolvers = {
  Query: {
    services: async (_, args, { rest }) =>
      connection(await rest.service.page(listQuery(args)), args, textsOf),
    service: (_, { by }, { rest }) => nullIfMissing(rest.service.find(restIdIn('Service', by))),
  },
  Mutation: {
    addService: async (_, { input }, { rest }) => ({
      serviceEdge: new Edge(await rest.service.add(serviceTexts(input), input.images)),
    }),
    updateService: async (_, { input: { id, title, text } }, { rest }) => ({
      service: await rest.service.update(restIdOf('Service', id), {
        ...localizedFields('title', title),
        ...localizedFields('text', text),
      }),
    }),
    deleteService: async (_, { input: { id } }, { rest }) => {
      await rest.service.remove(restIdOf('Service', id));
      return { deletedId: id };
    },
    addServiceImage: async (_, { input }, { rest }) => ({
      service: await rest.service.addImage(restIdOf('Service', input.id), input.image),
    }),
    deleteServiceImage: async (_, { input }, { rest }) => ({
      service: await rest.service.removeImage(restIdOf('Service', input.id), input.path),
    }),
  },
  Service: {
    id: ({ id }) => toGlobalId('Service', id),
    restId: ({ id }) => id,
    title,
    text,
  },
} satisfies Resolvers;

function serviceTexts({ title, text }: Pick<AddServiceInput, 'title' | 'text'>) {
  return { ...localizedFields('title', title), ...localizedFields('text', text) };
}
