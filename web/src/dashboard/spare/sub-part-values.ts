import type { SubPartChangeInput, SubPartInput } from '../../apollo/schema.generated.ts';
import type { Changes } from '../ui/changes.ts';
import { emptyLocalizedText } from '../ui/localized-text.ts';
import type { LocalizedText } from '../ui/localized-text.ts';

/** What the fields of a sub-part hold; the quantity is text while it is typed. */
export interface SubPartValues {
  description: LocalizedText;
  partNumber: string;
  substPart: string;
  quantity: string;
}

/** What the dialog for a new sub-part starts with. */
export const emptySubPart: SubPartValues = {
  description: emptyLocalizedText,
  partNumber: '',
  substPart: '',
  quantity: '',
};

/** What a new sub-part is added with. */
export function toSubPartInput({ quantity, ...texts }: SubPartValues): SubPartInput {
  return { ...texts, quantity: toNumber(quantity) };
}

/** What an update of a sub-part takes. */
export function toSubPartChanges(changes: Changes<SubPartValues>): SubPartChangeInput {
  const { quantity, ...texts } = changes;
  return { ...texts, ...(quantity !== undefined && { quantity: toNumber(quantity) }) };
}

/** An empty quantity is 0 (spec 5: 'converted to a number'). */
function toNumber(quantity: string): number {
  return Math.trunc(Number(quantity));
}
