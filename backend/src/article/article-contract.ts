import { z } from 'zod';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { version } from '../contract/fields.ts';
import { imageDetails } from '../contract/image-details.ts';

/** A title and a rich text in every language, with images: what spares and services have in common. */
export const article = z.object({
  id: z.int(),
  images: z.array(z.string()),
  image_details: imageDetails,
  ...storedFields('service'),
  version: version(),
});

export type Article = z.output<typeof article>;

/** The body of a write; fields that are left out stay as they are. */
export const articleTexts = z.object(inputFields('service')).exactPartial();

export type ArticleTexts = z.output<typeof articleTexts>;
