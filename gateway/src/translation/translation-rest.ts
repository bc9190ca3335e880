import { z } from 'zod';
import { entity, language, restId, text, wholeNumber } from '../contract/fields.ts';

/** The kinds of what has texts in every language, by the names of the contract's extension. */
export const translatedKinds = [
  'spare',
  'sub_part',
  'partner',
  'service',
  'page',
  'page_part',
] as const;

/** Texts of which another language was changed later, as `GET /outdated-text` lists them (extension). */
export const restOutdatedText = entity({
  kind: z.enum(translatedKinds),
  entity_id: restId,
  slug: text,
  field: text,
  language,
  count: wholeNumber,
});

/** A list of outdated texts. */
export const restOutdatedTexts = z.compile(z.array(restOutdatedText));

/** See `restOutdatedText`. */
export type RestOutdatedText = z.output<typeof restOutdatedText>;
