import { z } from 'zod';
import { schemaName, translatedKinds } from '../contract/kinds.ts';
import { entity, language, restId, text, wholeNumber } from '../contract/fields.ts';

/** One of these names of the schema, in small letters in the contract. */
const nameIn = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((name) => name.toUpperCase())
    .pipe(z.enum(names));

/** Texts of which another language was changed later, as `GET /outdated-text` lists them (extension). */
export const restOutdatedText = entity({
  kind: nameIn(translatedKinds.map(schemaName)),
  entity_id: restId,
  slug: text,
  field: nameIn(['TITLE', 'TEXT', 'DESCRIPTION']),
  language,
  count: wholeNumber,
});

/** A list of outdated texts. */
export const restOutdatedTexts = z.compile(z.array(restOutdatedText));

/** See `restOutdatedText`. */
export type RestOutdatedText = z.output<typeof restOutdatedText>;
