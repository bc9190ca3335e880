import { z } from 'zod';
import { entity, restId, version } from '../contract/fields.ts';
import { localizedField, schemaFields, textField } from '../contract/schema-fields.ts';

/** The fields of a template. */
export const templateFields = schemaFields({
  name: textField('name'),
  text: localizedField('text'),
});

/** A text with which enquiries are answered (extension). */
export const restTemplate = entity({ id: restId, ...templateFields.shape, version });

/** A list of templates. */
export const restTemplates = z.compile(z.array(restTemplate));

/** See `restTemplate`. */
export type RestTemplate = z.output<typeof restTemplate>;
