import { z } from 'zod';
import { entity, language, restId, version } from '../contract/fields.ts';
import { field, schemaFields, textField } from '../contract/schema-fields.ts';

/** The fields of a category. */
export const categoryFields = schemaFields({
  name: textField('name'),
  language: field('lang', language),
});

/** A category of products (spec 3). */
export const restCategory = entity({ id: restId, ...categoryFields.shape, version });

/** A list of categories. */
export const restCategories = z.compile(z.array(restCategory));

/** See `restCategory`. */
export type RestCategory = z.output<typeof restCategory>;
