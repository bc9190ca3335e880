import { plainText } from 'backend/html-text';
import { OperationTypeNode } from 'graphql';
import { connection, Edge, listQuery } from '../graphql/connection.ts';
import {
  deletion,
  restIdIn,
  restIdOf,
  restIdPairOf,
  toGlobalId,
  trashEntryId,
} from '../graphql/global-id.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { imageIn, imageOf, imagesOf } from '../contract/image.ts';
import { givenFields } from '../contract/object.ts';
import { nullIfMissing } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import { categoryOf } from './product-category.ts';
import type { RestProduct } from './product-rest.ts';
import { productFields, propertiesOf } from './product-rest.ts';

const textsOf = ({ title, description, type, model }: RestProduct) => [
  title,
  plainText(description),
  type,
  model,
];

/** Resolves products, their properties and their mutations. */
export const productResolvers = {
  Query: {
    products: async (_, { language, category, ...args }, { rest }) => {
      const categoryId = category ? restIdIn('Category', category, 'category') : undefined;
      const filter = { lang: language, category: categoryId };
      return connection(await rest.product.page(filter, listQuery(args)), args, textsOf);
    },
    product: (_, { by, language }, { rest }) =>
      nullIfMissing(rest.product.find(restIdIn('Product', by), language)),
  },
  Mutation: {
    addProduct: async (_, { input }, { rest }) => {
      const fields = { ...productFields.whole(input), ...categoryRestId(input) };
      return { productEdge: new Edge(await rest.product.add(fields, input.images)) };
    },
    updateProduct: (_, { input: { id, version, ...input } }, { rest }) => {
      const restId = restIdOf('Product', id);
      const changes = { ...productFields.changes(input), ...categoryRestId(input) };
      return unlessOutdated(
        async () => ({ product: await rest.product.update(restId, changes, version) }),
        async () => ({ product: await rest.product.find(restId) }),
      );
    },
    deleteProduct: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.product.remove(restIdOf('Product', id), version)),
    duplicateProduct: async (_, { input }, { rest }) => {
      const { id, language } = input;
      const category = categoryRestId(input);
      const copy = await rest.product.duplicate(restIdOf('Product', id), language, category);
      return { productEdge: new Edge(copy) };
    },
    joinProductTranslations: async (_, { input: { id, translationId } }, { rest }) => ({
      product: await rest.product.join(
        restIdOf('Product', id),
        restIdOf('Product', translationId, 'translationId'),
      ),
    }),
    leaveProductTranslations: async (_, { input: { id } }, { rest }) => ({
      product: await rest.product.leave(restIdOf('Product', id)),
    }),
    addProductImage: async (_, { input }, { rest }) => ({
      product: await rest.product.addImage(restIdOf('Product', input.id), input.image),
    }),
    deleteProductImage: async (_, { input: { id, path, version } }, { rest }) => {
      const removed = await rest.product.removeImage(restIdOf('Product', id), path, version);
      return { product: removed.owner, trashEntryId: trashEntryId(removed.trashId) };
    },
    addProductProperty: async (_, { input: { productId, description, image } }, { rest }) => ({
      property: await rest.product.addProperty(
        restIdOf('Product', productId, 'productId'),
        description,
        image,
      ),
    }),
    updateProductProperty: (_, { input: { id, description, image, version } }, { rest }) => {
      const ids = restIdPairOf('ProductProperty', id);
      const changes = givenFields({ description, image });
      return unlessOutdated(
        async () => ({ property: await rest.product.updateProperty(...ids, changes, version) }),
        async () => ({ property: await rest.product.findPart(...ids) }),
      );
    },
    deleteProductProperty: async (_, { input: { id, version } }, { rest }) => {
      const [, restId] = restIdPairOf('ProductProperty', id);
      return deletion(id, await rest.product.removeProperty(restId, version));
    },
  },
  Product: {
    id: ({ id }) => toGlobalId('Product', id),
    restId: ({ id }) => id,
    ...productFields.resolvers,
    category: (product, _, { rest }, { operation }) =>
      operation.operation === OperationTypeNode.MUTATION
        ? readBack(() => categoryOf(product, rest))
        : categoryOf(product, rest),
    image: (product) => {
      const path = product.image_id ?? product.images[0];
      return path === undefined ? null : imageIn(product, path);
    },
    images: imagesOf,
    properties: propertiesOf,
    translations: ({ translations }) =>
      translations?.map(({ id, title, lang }) => ({ restId: id, title, language: lang })) ?? null,
  },
  ProductProperty: {
    id: ({ product_id, id }) => toGlobalId('ProductProperty', product_id, id),
    restId: ({ id }) => id,
    image: (property) => imageOf(property.image_id, property),
  },
} satisfies Resolvers;

function categoryRestId({ categoryId }: { categoryId?: string | null | undefined }) {
  return categoryId ? { category_id: restIdOf('Category', categoryId, 'categoryId') } : {};
}
