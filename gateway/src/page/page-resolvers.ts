import { restIdPairOf, toGlobalId, trashEntryId } from '../graphql/global-id.ts';
import { found } from '../contract/error.ts';
import { imageOf, imagesOf } from '../contract/image.ts';
import { localized, localizedFields } from '../contract/localized.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { PageSlug, Resolvers } from '../resolvers.generated.ts';
import type { PageName } from './page-rest.ts';
import { pageNames, pages } from './page-rest.ts';

/** Resolves pages, their parts and their mutations. */
export const pageResolvers = {
  Query: { page: (_, { slug }, { rest }) => rest.page.find(nameOf(slug)) },
  Mutation: {
    updatePage: (_, { input: { slug, text, version } }, { rest }) => {
      const texts = localizedFields('text', text);
      return unlessOutdated(
        async () => ({ page: await rest.page.update(nameOf(slug), texts, version) }),
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
    addPagePart: async (_, { input: { description, image } }, { rest }) => ({
      pagePart: await rest.page.addPart(
        localizedFields('description', description),
        image ?? undefined,
      ),
    }),
    updatePagePart: (_, { input: { id, description, version } }, { rest }) => {
      const ids = restIdPairOf('PagePart', id);
      const changes = localizedFields('description', description);
      return unlessOutdated(
        async () => ({ pagePart: await rest.page.updatePart(...ids, changes, version) }),
        async () => ({ pagePart: await rest.page.findPart(...ids) }),
      );
    },
    updatePagePartImage: async (_, { input: { id, image } }, { rest }) => ({
      pagePart: await rest.page.updatePartImage(...restIdPairOf('PagePart', id), image),
    }),
    deletePagePart: async (_, { input: { id, version } }, { rest }) => {
      const trashId = await rest.page.removePart(...restIdPairOf('PagePart', id), version);
      return { deletedId: id, trashEntryId: trashEntryId(trashId) };
    },
  },
  Page: {
    id: ({ name }) => toGlobalId('Page', name),
    slug: ({ name }) => pages[name].slug,
    text: localized('text'),
    images: imagesOf,
    updatedAt: ({ updated_at }) => updated_at,
  },
  PagePart: {
    id: ({ page_id, id }) => toGlobalId('PagePart', page_id, id),
    restId: ({ id }) => id,
    image: (part) => imageOf(part.image ?? part.image_id, part),
    description: localized('description'),
  },
} satisfies Resolvers;

function nameOf(slug: PageSlug): PageName {
  return found(pageNames.find((name) => pages[name].slug === slug));
}
