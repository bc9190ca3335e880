import { OperationTypeNode } from 'graphql';
import type { Rest } from '../context.ts';
import { Edge } from '../graphql/connection.ts';
import { restIdOf, restIdPairOf, toGlobalId } from '../graphql/global-id.ts';
import { inAnyLanguage } from '../graphql/node.ts';
import type { NodeFinders } from '../graphql/node.ts';
import { pagedConnection, pageOf } from '../graphql/paged-connection.ts';
import type {
  ProductChangeInput,
  ProductInput,
  Resolvers,
} from '../graphql/resolvers.generated.ts';
import { givenFields } from '../contract/given-fields.ts';
import { nullIfMissing } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import { categoryOf } from './product-category.ts';
import type { RestProduct } from './product-rest.ts';

/** How products and their properties are found by their global id. */
export const productNodes: NodeFinders = {
  Product: findForVisitors,
  ProductProperty: async (rest, productId, id) =>
    (await findForVisitors(rest, productId))?.property.find((property) => property.id === id),
};

/** Resolves products, their properties and their mutations. */
export const productResolvers = {
  Query: {
    products: async (_, { language, categoryId, ...page }, { rest }) =>
      pagedConnection(
        await rest.product.list(language, categoryRestId(categoryId), pageOf(page)),
        page,
      ),
    allProducts: async (_, { categoryId, ...page }, { rest }) =>
      pagedConnection(await rest.product.listAll(categoryRestId(categoryId), pageOf(page)), page),
    product: (_, { restId, language }, { rest }) =>
      nullIfMissing(rest.product.find(restId, language)),
    productToEdit: (_, { restId }, { rest }) => nullIfMissing(rest.product.findToEdit(restId)),
  },
  Mutation: {
    addProduct: async (_, { input }, { rest }) => ({
      productEdge: new Edge(await rest.product.add(productFields(input.product), input.images)),
    }),
    updateProduct: async (_, { input }, { rest }) => ({
      product: await rest.product.update(
        restIdOf('Product', input.id),
        productChanges(input.product),
      ),
    }),
    deleteProduct: async (_, { input: { id } }, { rest }) => {
      await rest.product.remove(restIdOf('Product', id));
      return { deletedId: id };
    },
    addProductImage: async (_, { input }, { rest }) => ({
      product: await rest.product.addImage(restIdOf('Product', input.id), input.image),
    }),
    deleteProductImage: async (_, { input }, { rest }) => ({
      product: await rest.product.removeImage(restIdOf('Product', input.id), input.path),
    }),
    addProductProperty: async (_, { input: { productId, description, image } }, { rest }) => ({
      product: await rest.product.addProperty(restIdOf('Product', productId), description, image),
    }),
    updateProductProperty: async (_, { input: { id, description, image } }, { rest }) => ({
      property: await rest.product.updateProperty(
        ...restIdPairOf('ProductProperty', id),
        givenFields({ description, image }),
      ),
    }),
    deleteProductProperty: async (_, { input: { id } }, { rest }) => ({
      deletedId: id,
      product: await rest.product.removeProperty(...restIdPairOf('ProductProperty', id)),
    }),
  },
  Product: {
    id: ({ id }) => toGlobalId('Product', id),
    restId: ({ id }) => id,
    language: ({ lang }) => lang,
    category: (product, _, { rest }, { operation }) =>
      operation.operation === OperationTypeNode.MUTATION
        ? readBack(() => categoryOf(product, rest))
        : categoryOf(product, rest),
    image: ({ image_id, images }) => image_id ?? images[0] ?? null,
    properties: ({ property }) => property,
  },
  ProductProperty: {
    id: ({ product_id, id }) => toGlobalId('ProductProperty', product_id, id),
    restId: ({ id }) => id,
    image: ({ image_id }) => image_id,
  },
} satisfies Resolvers;

function findForVisitors(rest: Rest, id: string): Promise<RestProduct | undefined> {
  return inAnyLanguage((language) => nullIfMissing(rest.product.find(id, language)));
}

function categoryRestId(categoryId: string | null | undefined): string | undefined {
  return categoryId ? restIdOf('Category', categoryId) : undefined;
}

function productFields({ language, categoryId, ...fields }: ProductInput) {
  const category_id = categoryRestId(categoryId);
  return { ...fields, lang: language, ...(category_id && { category_id }) };
}

function productChanges({ language, categoryId, ...fields }: ProductChangeInput) {
  return givenFields({ ...fields, lang: language, category_id: categoryRestId(categoryId) });
}
