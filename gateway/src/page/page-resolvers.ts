import { deletion, restIdPairOf, toGlobalId, trashEntryId } from '../graphql/global-id.ts';
import { found } from '../contract/error.ts';
import { imageOf, imagesOf } from '../contract/image.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { PageSlug, Resolvers } from '../resolvers.generated.ts';
import type { PageName } from './page-rest.ts';
import { pageFields, pageNames, pagePartFields, pages } from './page-rest.ts';

/** Resolves pages, their parts and their mutations. */
export const pageResolvers = {
  Query: { page: (_, { slug }, { rest }) => rest.page.find(nameOf(slug)) },
  Mutation: {
    updatePage: (_, { input: { slug, version, ...fields } }, { rest }) => {
      const changes = pageFields.changes(fields);
      return unlessOutdated(
        async () => ({ page: await rest.page.update(nameOf(slug), changes, version) }),
        async () => ({ page: await rest.page.find(nameOf(slug)) }),
      );
    },
    addPageImage: async (_, { input: { slug, image } }, { rest }) => ({
      page: await rest.page.addImage(nameOf(slug), image),
    }),
    deletePageImage: async (_, { input: { slug, path, version } }, { rest }) => {
      const removed = await rest.page.removeImage(nameOf(slug), path, version);
      return { page: removed.owner, trashEntryId: trashEntryId(removed.trashId) };
    },
    addPagePart: async (_, { input }, { rest }) => ({
      pagePart: await rest.page.addPart(pagePartFields.whole(input), input.image ?? undefined),
    }),
    updatePagePart: (_, { input: { id, version, ...fields } }, { rest }) => {
      const ids = restIdPairOf('PagePart', id);
      const changes = pagePartFields.changes(fields);
      return unlessOutdated(
        async () => ({ pagePart: await rest.page.updatePart(...ids, changes, version) }),
        async () => ({ pagePart: await rest.page.findPart(...ids) }),
      );
    },
    updatePagePartImage: async (_, { input: { id, image } }, { rest }) => ({
      pagePart: await rest.page.updatePartImage(...restIdPairOf('PagePart', id), image),
    }),
    deletePagePart: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.page.removePart(...restIdPairOf('PagePart', id), version)),
  },
  Page: {
    id: ({ name }) => toGlobalId('Page', name),
    slug: ({ name }) => pages[name].slug,
    ...pageFields.resolvers,
    images: imagesOf,
    updatedAt: ({ updated_at }) => updated_at,
  },
  PagePart: {
    id: ({ page_id, id }) => toGlobalId('PagePart', page_id, id),
    restId: ({ id }) => id,
    image: (part) => imageOf(part.image ?? part.image_id, part),
    ...pagePartFields.resolvers,
  },
} satisfies Resolvers;

function nameOf(slug: PageSlug): PageName {
  return found(pageNames.find((name) => pages[name].slug === slug));
}
