import { z } from 'zod';
import {
  entity,
  imagePathOrNull,
  imageDescription,
  imageDetails,
  imagePaths,
  language,
  restId,
  text,
  version,
} from '../contract/fields.ts';

const propertyFields = {
  id: restId,
  image_id: imagePathOrNull,
  ...imageDescription,
  description: text,
  version,
};

/** A property of a product (spec 3). */
export const restProductProperty = entity({ ...propertyFields, product_id: restId });

/** See `restProductProperty`. */
export type RestProductProperty = z.output<typeof restProductProperty>;

/** The category within a product; only the name is certain (spec 3). */
const categoryOfProduct = z.object({ id: restId.nullish(), name: text, lang: language });

/** A product that says the same in another language (extension). */
const translationOfProduct = z.object({ id: restId, title: text, lang: language });

/** A product, as `GET /product/{id}` returns it (spec 3). */
export const restProduct = z.compile(
  entity({
    id: restId,
    title: text,
    description: text,
    type: text,
    model: text,
    power: text,
    lang: language,
    category_id: restId.nullish(),
    category: categoryOfProduct.nullish(),
    image_id: imagePathOrNull,
    images: imagePaths,
    image_details: imageDetails,
    property: z
      .array(entity(propertyFields))
      .nullish()
      .transform((properties) => properties ?? []),
    translations: z.array(translationOfProduct).nullish(),
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
