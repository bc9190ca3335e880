import { connection, Edge, listQuery } from '../graphql/connection.ts';
import { restIdIn, restIdOf, toGlobalId, trashEntryId } from '../graphql/global-id.ts';
import { imagesOf } from '../contract/image.ts';
import { localized, localizedFields } from '../contract/localized.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { AddServiceInput, Resolvers } from '../resolvers.generated.ts';
import { nullIfMissing } from '../contract/error.ts';
import type { RestService } from './service-rest.ts';

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
    updateService: (_, { input: { id, title, text, version } }, { rest }) => {
      const restId = restIdOf('Service', id);
      const texts = { ...localizedFields('title', title), ...localizedFields('text', text) };
      return unlessOutdated(
        async () => ({ service: await rest.service.update(restId, texts, version) }),
        async () => ({ service: await rest.service.find(restId) }),
      );
    },
    deleteService: async (_, { input: { id, version } }, { rest }) => {
      const trashId = await rest.service.remove(restIdOf('Service', id), version);
      return { deletedId: id, trashEntryId: trashEntryId(trashId) };
    },
    addServiceImage: async (_, { input }, { rest }) => ({
      service: await rest.service.addImage(restIdOf('Service', input.id), input.image),
    }),
    deleteServiceImage: async (_, { input: { id, path, version } }, { rest }) => {
      const removed = await rest.service.removeImage(restIdOf('Service', id), path, version);
      return { service: removed.owner, trashEntryId: trashEntryId(removed.trashId) };
    },
  },
  Service: {
    id: ({ id }) => toGlobalId('Service', id),
    restId: ({ id }) => id,
    title,
    text,
    images: imagesOf,
  },
} satisfies Resolvers;

function serviceTexts({ title, text }: Pick<AddServiceInput, 'title' | 'text'>) {
  return { ...localizedFields('title', title), ...localizedFields('text', text) };
}
