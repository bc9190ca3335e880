import { z } from 'zod';
import { line, version } from '../http/fields.ts';
import { imageDetails } from '../http/image-details.ts';
import { richText } from '../http/rich-text-field.ts';
import { localized } from '../languages.ts';

/** A title and a rich text in every language, with images. */
export const article = z.object({
  id: z.int(),
  images: z.array(z.string()),
  image_details: imageDetails,
  ...localized('title', () => z.string()),
  ...localized('text', () => z.string()),
  version: version(),
});

export type Article = z.output<typeof article>;

/** The body of a write; fields that are left out stay as they are. */
export const articleTexts = z
  .object({ ...localized('title', line), ...localized('text', richText) })
  .exactPartial();

export type ArticleTexts = z.output<typeof articleTexts>;
