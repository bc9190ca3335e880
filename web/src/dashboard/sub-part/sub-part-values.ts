import type { AddSubPartInput, UpdateSubPartInput } from '../../apollo/schema.generated.ts';
import type { Changes } from '../drafts/changes.ts';
import { emptyLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';

/** The values of a sub-part's fields; the quantity is text while it is typed. */
export interface SubPartValues {
  description: LocalizedText;
  partNumber: string;
  substPart: string;
  quantity: string;
}

/** The initial values of a new sub-part. */
export const emptySubPart: SubPartValues = {
  description: emptyLocalizedText,
  partNumber: '',
  substPart: '',
  quantity: '',
};

/** Converts field values into the input of a new sub-part. */
export function toSubPartInput({
  quantity,
  ...texts
}: SubPartValues): Omit<AddSubPartInput, 'spareId'> {
  return { ...texts, quantity: toNumber(quantity) };
}

/** Converts changed field values into the input of an update. */
export function toSubPartChanges(changes: Changes<SubPartValues>): Omit<UpdateSubPartInput, 'id'> {
  const { quantity, ...texts } = changes;
  return { ...texts, ...(quantity !== undefined && { quantity: toNumber(quantity) }) };
}

/** An empty quantity is 0 (spec 5: 'converted to a number'). */
function toNumber(quantity: string): number {
  return Math.trunc(Number(quantity));
}
