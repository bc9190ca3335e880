import type { AddSubPartInput, UpdateSubPartInput } from '../../apollo/schema.generated.ts';
import type { Changes } from '../drafts/changes.ts';
import { emptyLocalizedText, toLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';

/** A field beside the description, which has a column and an input in each language. */
interface Field {
  name: Exclude<keyof AddSubPartInput, 'spareId' | 'description'>;
  label: string;
  kind: 'mono' | 'number';
  /** The width of its column. */
  width: string;
}

/** The fields of a sub-part in their order: columns of the table, inputs of the form (spec 2.14). */
export const fields = [
  { name: 'partNumber', label: 'Partnumber', kind: 'mono', width: '14%' },
  { name: 'substPart', label: 'Subst-Part', kind: 'mono', width: '14%' },
  { name: 'quantity', label: 'Quantity', kind: 'number', width: '6rem' },
] as const satisfies readonly Field[];

/** The values of the form; a number is text while it is typed. */
export type SubPartValues = Record<(typeof fields)[number]['name'], string> & {
  description: LocalizedText;
};

/** The values of the form for a new sub-part. */
export const emptySubPart: SubPartValues = {
  description: emptyLocalizedText,
  partNumber: '',
  substPart: '',
  quantity: '0',
};

/** Converts a stored sub-part into the values of the form. */
export function toSubPartValues(stored: SubPartFields_SubPartFragment): SubPartValues {
  return {
    description: toLocalizedText(stored.description),
    partNumber: stored.partNumber,
    substPart: stored.substPart,
    quantity: String(stored.quantity),
  };
}

/** Converts field values into the input of a new sub-part. */
export function toSubPartInput({
  quantity,
  ...texts
}: SubPartValues): Required<Omit<AddSubPartInput, 'spareId'>> {
  return { ...texts, quantity: Number(quantity) };
}

/** Converts changed field values into the input of an update. */
export function toSubPartChanges(changes: Changes<SubPartValues>): Omit<UpdateSubPartInput, 'id'> {
  const { quantity, ...texts } = changes;
  return { ...texts, ...(quantity !== undefined && { quantity: Number(quantity) }) };
}
