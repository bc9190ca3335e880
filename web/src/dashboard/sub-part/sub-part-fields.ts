import type { AddSubPartInput } from '../../apollo/schema.generated.ts';
import { entities } from '../entity/entities.ts';
import { toInput } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';

export const { fields } = entities.SUB_PART;

/** The fields beside the description, which has a column and an input in each language (spec 2.14). */
export const plainFields = fields.filter((field) => field.kind !== 'localizedText');

/** Those of section 7. */
export const specifiedFields = plainFields.filter(({ name }) => name !== 'callout');

/** Those that only some backends store. */
export const extensionFields = plainFields.filter(({ name }) => name === 'callout');

/** The values of the form. */
export type SubPartValues = ValuesOf<typeof fields>;

/** Converts the values of the form into the input of a new sub-part. */
export function toSubPartInput(values: SubPartValues): Required<Omit<AddSubPartInput, 'spareId'>> {
  return toInput(fields, values);
}
