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

/** A list of them. */
export const restPartners = z.compile(z.array(restPartner));

/** See `restPartner`. */
export type RestPartner = z.output<typeof restPartner>;

/** The public list in each language; a partner's text may be in the asked language only (spec 3). */
export const publicPartners = {
  de: z.array(publicPartner('de')),
  en: z.array(publicPartner('en')),
  ru: z.array(publicPartner('ru')),
};

function publicPartner(lang: 'de' | 'en' | 'ru') {
  return restPartner
    .extend({ text: z.string().nullish() })
    .transform(({ text: single, ...partner }): RestPartner => ({
      ...partner,
      ...(single && { [`text_${lang}`]: single }),
    }));
}
