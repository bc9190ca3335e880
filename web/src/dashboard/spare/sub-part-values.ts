import type { SubPartInput } from '../../apollo/schema.generated.ts';
import { emptyTrilingual } from '../ui/trilingual.ts';
import type { Trilingual } from '../ui/trilingual.ts';

/** What the fields of a sub-part hold; the quantity is text while it is typed. */
export interface SubPartValues {
  description: Trilingual;
  partNumber: string;
  substPart: string;
  quantity: string;
}

/** What the dialog for a new sub-part starts with. */
export const emptySubPart: SubPartValues = {
  description: emptyTrilingual,
  partNumber: '',
  substPart: '',
  quantity: '',
};

/** What the mutations take; an empty quantity is 0 (spec 5: 'converted to a number'). */
export function toSubPartInput({ quantity, ...texts }: SubPartValues): SubPartInput {
  return { ...texts, quantity: Math.trunc(Number(quantity)) };
}
