import { z } from 'zod';
import { entity, language, restId, text, version } from '../contract/fields.ts';

/** A category of products (spec 3). */
export const restCategory = entity({ id: restId, name: text, lang: language, version });

/** A list of categories. */
export const restCategories = z.compile(z.array(restCategory));

/** See `restCategory`. */
export type RestCategory = z.output<typeof restCategory>;
