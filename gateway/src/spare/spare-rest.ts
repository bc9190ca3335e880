import { z } from 'zod';
import type { Localized } from '../contract/localized.ts';
import { localized } from '../contract/localized.ts';
import {
  entity,
  imageDetails,
  imagePaths,
  localizedText,
  restId,
  text,
  version,
  wholeNumber,
} from '../contract/fields.ts';

/** A quantity; 0 where the backend has none. */
const quantity = z
  .union([wholeNumber, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? 0);

/** What a sub-part holds. */
export const restSubPartValues = {
  quantity,
  partnumber: text,
  ...localizedText('description'),
  subst_part: text,
};

/** A sub-part of a spare (spec 3). */
export const restSubPart = entity({ id: restId, ...restSubPartValues, version });

/** See `restSubPart`. */
export type RestSubPart = z.output<typeof restSubPart>;

/** What a sub-part holds, by the names of the schema. */
export interface SubPartValues {
  quantity: number;
  partNumber: string;
  description: Localized;
  substPart: string;
}

/** A sub-part by the names of the schema, with the id of its spare, which its endpoints require. */
export interface SubPartOfSpare extends SubPartValues {
  id: string;
  spareId: string;
  version: string | null;
}

const description = localized('description');

/** Maps a sub-part to the schema. A list has many, and a resolver per field would cost more. */
export function subPartOf(spareId: string, part: RestSubPart): SubPartOfSpare {
  return { id: part.id, spareId, ...subPartValuesOf(part), version: part.version };
}

/** Maps what a sub-part holds to the schema. */
export function subPartValuesOf(part: Omit<RestSubPart, 'id' | 'version'>): SubPartValues {
  return {
    quantity: part.quantity,
    partNumber: part.partnumber,
    description: description(part),
    substPart: part.subst_part,
  };
}

/** A spare with its sub-parts, as `GET /spare/{id}` returns it (spec 3). */
export const restSpare = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    image_details: imageDetails,
    ...localizedText('title'),
    ...localizedText('text'),
    parts: z
      .array(restSubPart)
      .nullish()
      .transform((parts) => parts ?? []),
    version,
  }),
);

/** A list of spares. */
export const restSpares = z.compile(z.array(restSpare));

/** See `restSpare`. */
export interface RestSpare extends z.output<typeof restSpare> {
  /** The number of its sub-parts if `parts` is only a page of them. */
  partTotal?: number | undefined;
}
