import { z } from 'zod';
import type { Localized } from '../contract/localized.ts';
import { localized } from '../contract/localized.ts';
import {
  entity,
  imagePaths,
  localizedText,
  restId,
  text,
  wholeNumber,
} from '../contract/fields.ts';

/** A sub-part of a spare (spec 3). */
export const restSubPart = entity({
  id: restId,
  quantity: wholeNumber,
  partnumber: text,
  ...localizedText('description'),
  subst_part: text,
});

/** See `restSubPart`. */
export type RestSubPart = z.output<typeof restSubPart>;

/** A sub-part in the words of the graph, with the spare it belongs to, which its rows ask for. */
export interface SubPartOfSpare {
  id: string;
  spareId: string;
  quantity: number;
  partNumber: string;
  description: Localized;
  substPart: string;
}

const description = localized('description');

/** A sub-part of a spare for the graph. A list has many: here they cost less than by a resolver a field. */
export function subPartOf(spareId: string, part: RestSubPart): SubPartOfSpare {
  return {
    id: part.id,
    spareId,
    quantity: part.quantity,
    partNumber: part.partnumber,
    description: description(part),
    substPart: part.subst_part,
  };
}

/** A spare with its sub-parts, as `GET /spare/{id}` gives it (spec 3). */
export const restSpare = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    ...localizedText('title'),
    ...localizedText('text'),
    parts: z
      .array(restSubPart)
      .nullish()
      .transform((parts) => parts ?? []),
  }),
);

/** A list of them. */
export const restSpares = z.compile(z.array(restSpare));

/** See `restSpare`. */
export type RestSpare = z.output<typeof restSpare>;
