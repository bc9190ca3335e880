import { z } from 'zod';
import { line, quantity, version } from '../http/fields.ts';
import { localized } from '../languages.ts';

/** A sub-part of a spare (spec 3). */
export const subPart = z
  .object({
    id: z.int(),
    quantity: z.int(),
    partnumber: z.string(),
    ...localized('description', () => z.string()),
    subst_part: z.string(),
    version: version(),
  })
  .meta({ id: 'SubPart' });

/** What can be set of a sub-part; what is left out stays. */
export const partFields = z
  .object({
    quantity: quantity(),
    partnumber: line(),
    ...localized('description', line),
    subst_part: line(),
  })
  .exactPartial();

export type SubPart = z.output<typeof subPart>;
export type PartFields = z.output<typeof partFields>;

/** What a new sub-part holds where nothing is given. */
export const emptyPart = {
  quantity: 0,
  partnumber: '',
  ...localized('description', () => ''),
  subst_part: '',
} satisfies PartFields;
