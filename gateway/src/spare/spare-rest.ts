import { z } from 'zod';
import type { Localized } from '../graphql/localized-text.ts';
import { localized } from '../graphql/localized-text.ts';
import { entity, imagePaths, restId, text, wholeNumber } from '../rest/fields.ts';

/** A sub-part of a spare (spec 3). */
export const restSubPart = entity({
  id: restId,
  quantity: wholeNumber,
  partnumber: text,
  description_de: text,
  description_en: text,
  description_ru: text,
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
    title_de: text,
    title_en: text,
    title_ru: text,
    text_de: text,
    text_en: text,
    text_ru: text,
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
