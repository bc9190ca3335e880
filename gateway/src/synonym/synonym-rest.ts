import { z } from 'zod';
import { entity, restId, version } from '../contract/fields.ts';
import { schemaFields, textField } from '../contract/schema-fields.ts';

/** The fields of a synonym. */
export const synonymFields = schemaFields({ words: textField('words') });

/** Names of one thing, which the search takes for one another (extension). */
export const restSynonym = entity({ id: restId, ...synonymFields.shape, version });

/** A list of synonyms. */
export const restSynonyms = z.compile(z.array(restSynonym));

/** See `restSynonym`. */
export type RestSynonym = z.output<typeof restSynonym>;
