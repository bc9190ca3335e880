import { z } from 'zod';
import {
  entity,
  extension,
  language,
  list,
  nothingAsMissing,
  restId,
  text,
  version,
} from '../contract/fields.ts';
import { imagePathOrNull, imageFields, imageDetails, imagePaths } from '../contract/image.ts';
import { field, schemaFields, textField } from '../contract/schema-fields.ts';

const propertyFields = {
  id: restId,
  image_id: imagePathOrNull,
  ...imageFields.shape,
  description: text,
  version,
};

/** A property of a product (spec 3). */
export const restProductProperty = entity({ ...propertyFields, product_id: restId });

/** See `restProductProperty`. */
export type RestProductProperty = z.output<typeof restProductProperty>;

/** The fields of a product. */
export const productFields = schemaFields({
  title: textField('title'),
  description: textField('description'),
  type: textField('type'),
  model: textField('model'),
  power: textField('power'),
  language: field('lang', language),
});

// A select without a choice stores an empty text.
const categoryId = nothingAsMissing(restId.nullish());

/** The category within a product; only the name is certain (spec 3), and some backends send it alone. */
const categoryOfProduct = z.union([
  z.object({ id: categoryId, name: text, lang: language }),
  z.string().transform((name) => ({ id: null, name, lang: null })),
]);

/** A product that says the same in another language (extension). */
const translationOfProduct = z.object({ id: restId, title: text, lang: language });

/** A product, as `GET /product/{id}` returns it (spec 3). */
export const restProduct = z.compile(
  entity({
    id: restId,
    ...productFields.shape,
    category_id: categoryId,
    category: nothingAsMissing(categoryOfProduct.nullish()),
    image_id: imagePathOrNull,
    images: imagePaths,
    image_details: imageDetails,
    property: list(entity(propertyFields)),
    translations: extension(z.array(translationOfProduct).nullish()),
    version,
  }),
);

/** A list of products. */
export const restProducts = z.compile(z.array(restProduct));

/** See `restProduct`. */
export type RestProduct = z.output<typeof restProduct>;

/** Lists the properties of a product with its id, which a backend may leave out within the product. */
export function propertiesOf({ id, property }: RestProduct): RestProductProperty[] {
  return property.map((one) => ({ ...one, product_id: id }));
}
