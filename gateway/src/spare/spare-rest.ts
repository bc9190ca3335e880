import { z } from 'zod';
import { imagePaths, restId, text, wholeNumber } from '../rest/fields.ts';

/** A sub-part of a spare (spec 3). */
export const restSubPart = z.object({
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

/** A sub-part with the spare it belongs to, which its rows of the contract ask for. */
export type SubPartOfSpare = RestSubPart & { spareId: string };

/** A spare with its sub-parts, as `GET /spare/{id}` gives it (spec 3). */
export const restSpare = z.compile(
  z.object({
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
