import { z } from 'zod';
import type { Localized } from '../graphql/localized-text.ts';
import { entity, imagePathOrNull, restId, text } from '../rest/fields.ts';

const partner = {
  id: restId,
  image_id: imagePathOrNull,
  text_de: text,
  text_en: text,
  text_ru: text,
};

/** A partner with its text in three languages, as `GET /partner/all` gives it (spec 3). */
export const restPartner = entity(partner);

/** A list of them. */
export const restPartners = z.compile(z.array(restPartner));

/** See `restPartner`. */
export interface RestPartner extends z.output<typeof restPartner> {
  /** The language of the public list it comes from, in which alone its text is sure to be there. */
  listedIn?: keyof Localized;
}

/** The public list in each language; a partner's text may be in the asked language only (spec 3). */
export const publicPartners = {
  de: z.array(publicPartner('de')),
  en: z.array(publicPartner('en')),
  ru: z.array(publicPartner('ru')),
};

function publicPartner(lang: keyof Localized) {
  return entity({ ...partner, text: z.string().nullish() }).transform(
    ({ text: single, ...listed }): RestPartner => ({
      ...listed,
      ...(single && { [`text_${lang}`]: single }),
      listedIn: lang,
    }),
  );
}
