import { restIdPairOf, toGlobalId } from '../graphql/global-id.ts';
import { imageOf, imagesOf } from '../contract/image.ts';
import { localized, localizedFields } from '../contract/localized.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import { trashEntryId } from '../graphql/trash-entry-id.ts';
import type { NodeFinders } from '../graphql/node.ts';
import type { PageSlug, Resolvers } from '../graphql/resolvers.generated.ts';
import type { PageName } from './page-rest.ts';

const names: Record<PageSlug, PageName> = {
  GAS_TURBINA: 'gas-turbina',
  CONTACT: 'contact',
  PRIVACY_POLICY: 'privacy-policy',
  CAREERS: 'careers',
};

const slugs: Record<PageName, PageSlug> = {
  'gas-turbina': 'GAS_TURBINA',
  contact: 'CONTACT',
  'privacy-policy': 'PRIVACY_POLICY',
  careers: 'CAREERS',
};

/** Finds pages and page parts by their global ids. */
export const pageNodes: NodeFinders = {
  Page: async (rest, id) => {
    const name = Object.values(names).find((one) => one === id);
    return name && rest.page.find(name);
  },
  PagePart: (rest, _pageId, id = '') => rest.page.findPart(id),
};

/** Resolves pages, their parts and their mutations. */
export const pageResolvers = {
  Query: { page: (_, { slug }, { rest }) => rest.page.find(names[slug]) },
  Mutation: {
    updatePage: (_, { input: { slug, text, version } }, { rest }) => {
      const texts = localizedFields('text', text);
      return unlessOutdated(
        async () => ({ page: await rest.page.update(names[slug], texts, version) }),
        async () => ({ page: await rest.page.find(names[slug]) }),
      );
    },
    addPageImage: async (_, { input: { slug, image } }, { rest }) => ({
      page: await rest.page.addImage(names[slug], image),
    }),
    deletePageImage: async (_, { input: { slug, path, version } }, { rest }) => {
      const removed = await rest.page.removeImage(names[slug], path, version);
      return { page: removed.owner, trashEntryId: trashEntryId(removed.trashId) };
    },
    addPagePart: async (_, { input: { description, image } }, { rest }) => ({
      pagePart: await rest.page.addPart(
        localizedFields('description', description),
        image ?? undefined,
      ),
    }),
    updatePagePart: (_, { input: { id, description, version } }, { rest }) => {
      const [, restId] = restIdPairOf('PagePart', id);
      const changes = localizedFields('description', description);
      return unlessOutdated(
        async () => ({ pagePart: await rest.page.updatePart(restId, changes, version) }),
        async () => ({ pagePart: await rest.page.findPart(restId) }),
      );
    },
    updatePagePartImage: async (_, { input: { id, image } }, { rest }) => ({
      pagePart: await rest.page.updatePartImage(restIdPairOf('PagePart', id)[1], image),
    }),
    deletePagePart: async (_, { input: { id, version } }, { rest }) => {
      const trashId = await rest.page.removePart(...restIdPairOf('PagePart', id), version);
      return { deletedId: id, trashEntryId: trashEntryId(trashId) };
    },
  },
  Page: {
    id: ({ name }) => toGlobalId('Page', name),
    slug: ({ name }) => slugs[name],
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
