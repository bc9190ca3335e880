import { z } from 'zod';
import { imagePathOrNull, restId, text } from '../rest/fields.ts';

/** A partner with its text in three languages, as `GET /partner/all` gives it (spec 3). */
export const restPartner = z.object({
  id: restId,
  image_id: imagePathOrNull,
  text_de: text,
  text_en: text,
  text_ru: text,
});

/** See `restPartner`. */
export type RestPartner = z.output<typeof restPartner>;

/** A partner of the public list, whose text may be in the asked language only (spec 3). */
export const publicPartner = (lang: 'de' | 'en' | 'ru') =>
  restPartner
    .extend({ text: z.string().nullish() })
    .transform(({ text: single, ...partner }): RestPartner => ({
      ...partner,
      ...(single && { [`text_${lang}`]: single }),
    }));
