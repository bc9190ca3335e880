import { connection, Edge, listQuery } from '../graphql/connection.ts';
import { deletion, restIdIn, restIdOf, toGlobalId, trashEntryId } from '../graphql/global-id.ts';
import { articleFields, textsOfArticle } from '../contract/article.ts';
import { imagesOf } from '../contract/image.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { nullIfMissing } from '../contract/error.ts';

/** Resolves services and their mutations. */
export const serviceResolvers = {
  Query: {
    services: async (_, args, { rest }) =>
      connection(await rest.service.page(listQuery(args)), args, textsOfArticle),
    service: (_, { by }, { rest }) => nullIfMissing(rest.service.find(restIdIn('Service', by))),
  },
  Mutation: {
    addService: async (_, { input }, { rest }) => ({
      serviceEdge: new Edge(await rest.service.add(articleFields.whole(input), input.images)),
    }),
    updateService: (_, { input: { id, version, ...texts } }, { rest }) => {
      const restId = restIdOf('Service', id);
      const changes = articleFields.changes(texts);
      return unlessOutdated(
        async () => ({ service: await rest.service.update(restId, changes, version) }),
        async () => ({ service: await rest.service.find(restId) }),
      );
    },
    duplicateService: async (_, { input: { id, title } }, { rest }) => {
      const texts = articleFields.changes({ title });
      const copy = await rest.service.duplicate(restIdOf('Service', id), texts);
      return { serviceEdge: new Edge(copy) };
    },
    deleteService: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.service.remove(restIdOf('Service', id), version)),
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
    ...articleFields.resolvers,
    images: imagesOf,
  },
} satisfies Resolvers;
