import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import {
  deleted,
  digits,
  idParams,
  imagePath,
  pathId,
  reference,
  richText,
  upperLanguage,
  version,
} from '../contract/fields.ts';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { imageDescription, imageDetails } from '../contract/image-details.ts';
import { defaultLanguage, toUpper } from '../languages.ts';
import { listQuery } from '../contract/list-query.ts';
import { operation, type Body, type Query } from '../contract/operation.ts';

const property = z
  .object({
    id: z.int(),
    product_id: z.int(),
    image_id: z.string(),
    ...imageDescription,
    ...storedFields('product_property'),
    version: version(),
  })
  .meta({ id: 'ProductProperty' });

const product = z
  .object({
    id: z.int(),
    ...storedFields('product'),
    category: z.object({ id: z.int(), name: z.string(), lang: z.string() }).nullable(),
    image_id: z.string().meta({ description: 'The first of the images' }),
    images: z.array(z.string()),
    image_details: imageDetails,
    property: z.array(property),
    translations: z
      .array(z.object({ id: z.int(), title: z.string(), lang: z.string() }))
      .meta(extension('the products that say the same in other languages')),
    version: version(),
  })
  .meta({ id: 'Product' });

export type Product = z.output<typeof product>;
export type Property = z.output<typeof property>;

const changes = z.object(inputFields('product')).exactPartial();

const propertyFields = z.object({
  ...inputFields('product_property'),
  product_id: reference(),
});

export type ProductFields = z.output<typeof changes>;
export type PropertyChanges = Partial<z.output<typeof propertyFields>>;

const administrators = { row: 'spec 7.4', access: 'editor' } as const;

export const listProducts = operation({
  id: 'listProducts',
  method: 'get',
  path: '/product',
  row: 'spec 7.1, 7.4',
  summary:
    'The products, of a language and a category where asked, oldest first; all of them without `first` and `last`',
  access: 'public',
  query: z.object({
    lang: upperLanguage().optional(),
    category: digits().optional(),
    ...listQuery,
  }),
  response: z.array(product),
});

export type ProductQuery = Query<typeof listProducts>;

export const readProduct = operation({
  id: 'readProduct',
  method: 'get',
  path: '/product/{id}',
  row: 'spec 7.1',
  summary: 'A product; it has one language of its own, whatever `language` says',
  access: 'public',
  params: idParams,
  query: z.object({ language: upperLanguage().optional() }),
  response: product,
});

export const showProduct = operation({
  ...administrators,
  id: 'showProduct',
  method: 'get',
  path: '/product/show/{id}',
  summary: 'A product, for the dashboard',
  params: idParams,
  response: product,
});

export const addProduct = operation({
  ...administrators,
  id: 'addProduct',
  method: 'post',
  path: '/product',
  summary: 'Adds a product with its images',
  subject: { table: 'product' },
  body: changes,
  upload: { field: 'images', maxFiles: 50, required: false },
  status: 201,
  response: product,
});

export const updateProduct = operation({
  ...administrators,
  id: 'updateProduct',
  method: 'patch',
  path: '/product/{id}',
  summary: 'Changes a product; what is left out stays',
  subject: { table: 'product', idIn: 'id' },
  params: idParams,
  body: changes,
  response: product,
});

export const deleteProduct = operation({
  ...administrators,
  id: 'deleteProduct',
  method: 'delete',
  path: '/product/{id}',
  summary: 'Deletes a product with its properties and images',
  subject: { table: 'product', idIn: 'id' },
  params: idParams,
  response: deleted,
});

export const addProductImage = operation({
  ...administrators,
  id: 'addProductImage',
  method: 'post',
  path: '/product/{id}/image/add',
  summary: 'Adds an image at the end of the list; answers with the product',
  subject: { table: 'product', idIn: 'id' },
  params: idParams,
  upload: { field: 'image', maxFiles: 1, required: true },
  status: 201,
  response: product,
});

export const deleteProductImage = operation({
  ...administrators,
  id: 'deleteProductImage',
  method: 'delete',
  path: '/product/{id}/image/delete',
  summary: 'Deletes an image of the product; answers with the product',
  subject: { table: 'product', idIn: 'id' },
  params: idParams,
  body: imagePath,
  response: product,
});

export const duplicateProduct = operation({
  id: 'duplicateProduct',
  method: 'post',
  path: '/product/{id}/duplicate',
  row: 'extension',
  access: 'editor',
  summary:
    'Copies a product with its images and properties into another language, as a translation of it; 409 where it is in that language, or has a translation in it',
  subject: { table: 'product' },
  params: idParams,
  body: z.object({
    lang: upperLanguage().default(toUpper(defaultLanguage)),
    category_id: reference().optional(),
  }),
  status: 201,
  response: product,
});

export type ProductCopy = Body<typeof duplicateProduct>;

export const joinTranslations = operation({
  id: 'joinTranslations',
  method: 'post',
  path: '/product/{id}/translation/{translationId}',
  row: 'extension',
  access: 'editor',
  summary:
    'Makes another product a translation of this one, with all that are translations of either; 409 where two of them have the same language',
  subject: { table: 'product', idIn: 'id' },
  params: idParams.extend({ translationId: pathId() }),
  response: product,
});

export const leaveTranslations = operation({
  id: 'leaveTranslations',
  method: 'delete',
  path: '/product/{id}/translation',
  row: 'extension',
  access: 'editor',
  summary: 'Lets a product be no translation of others any more',
  subject: { table: 'product', idIn: 'id' },
  params: idParams,
  response: product,
});

export const addProperty = operation({
  ...administrators,
  id: 'addProperty',
  method: 'post',
  path: '/product/property',
  summary: 'Adds a property to a product',
  subject: { table: 'product_property' },
  body: propertyFields.extend({ description: richText().default('') }),
  upload: { field: 'image', maxFiles: 1, required: true },
  status: 201,
  response: property,
});

export const updateProperty = operation({
  ...administrators,
  id: 'updateProperty',
  method: 'patch',
  path: '/product/property/{id}',
  summary: 'Changes a property; what is left out stays',
  subject: { table: 'product_property', idIn: 'id' },
  params: idParams,
  body: propertyFields.exactPartial(),
  upload: { field: 'image', maxFiles: 1, required: false },
  response: property,
});

export const deleteProperty = operation({
  ...administrators,
  id: 'deleteProperty',
  method: 'delete',
  path: '/product/property/{id}',
  summary: 'Deletes a property and its image',
  subject: { table: 'product_property', idIn: 'id' },
  params: idParams,
  response: deleted,
});
