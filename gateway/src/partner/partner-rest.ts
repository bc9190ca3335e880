import { z } from 'zod';
import type { LanguageKey } from '../contract/language.ts';
import { byLanguage } from '../contract/language.ts';
import { entity, restId, text, version } from '../contract/fields.ts';
import { imageFields, imagePathOrNull } from '../contract/image.ts';
import { localizedField, schemaFields } from '../contract/schema-fields.ts';

/** The fields of a partner. */
export const partnerFields = schemaFields({ text: localizedField('text') });

const partner = {
  id: restId,
  image_id: imagePathOrNull,
  ...imageFields.shape,
  ...partnerFields.shape,
  version,
};

/** A partner with its text in every language, as `GET /partner/all` returns it (spec 3). */
export const restPartner = entity(partner);

/** A list of partners. */
export const restPartners = z.compile(z.array(restPartner));

/** See `restPartner`. */
export interface RestPartner extends z.output<typeof restPartner> {
  /** The language of the public list it comes from, the only one in which its text is certain. */
  listedIn?: LanguageKey;
}

/** The public list in each language; a partner's text may be in that language only (spec 3). */
export const publicPartners = byLanguage((key) => z.array(publicPartner(key)));

function publicPartner(lang: LanguageKey) {
  return entity({ ...partner, text }).transform(({ text: single, ...listed }): RestPartner => ({
    ...listed,
    ...(single && { [`text_${lang}`]: single }),
    listedIn: lang,
  }));
}
