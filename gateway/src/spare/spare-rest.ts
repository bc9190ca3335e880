import { z } from 'zod';
import { articleFields } from '../contract/article.ts';
import { field, localizedField, schemaFields, textField } from '../contract/schema-fields.ts';
import { entity, extension, list, restId, version, wholeNumberOrZero } from '../contract/fields.ts';
import { imageDetails, imagePaths } from '../contract/image.ts';

/** The numbers at which drawings show a sub-part (extension); null where the backend stores none. */
const callout = extension(
  z
    .string()
    .nullish()
    .transform((numbers) => numbers ?? null),
);

/** The fields of a sub-part. */
export const subPartFields = schemaFields({
  quantity: field('quantity', wholeNumberOrZero),
  partNumber: textField('partnumber'),
  description: localizedField('description'),
  substPart: textField('subst_part'),
  callout: field('callout', callout),
});

/** A sub-part of a spare (spec 3). */
export const restSubPart = entity({ id: restId, ...subPartFields.shape, version });

/** See `restSubPart`. */
export type RestSubPart = z.output<typeof restSubPart>;

/** A sub-part by the names of the schema, with the id of its spare, which its endpoints require. */
export interface SubPartOfSpare extends ReturnType<typeof subPartFields.read> {
  id: string;
  spareId: string;
  version: string | null;
}

/** Maps a sub-part to the schema. A list has many, and a resolver per field would cost more. */
export function subPartOf(spareId: string, part: RestSubPart): SubPartOfSpare {
  return { id: part.id, spareId, ...subPartFields.read(part), version: part.version };
}

/** Lists the numbers at which drawings show a sub-part. */
export function calloutNumbers({ callout }: Pick<RestSubPart, 'callout'>): string[] {
  const numbers = (callout ?? '').split(',').map((number) => number.trim());
  return numbers.filter((number) => number !== '');
}

/** A spare with its sub-parts, as `GET /spare/{id}` returns it (spec 3). */
export const restSpare = z.compile(
  entity({
    id: restId,
    images: imagePaths,
    image_details: imageDetails,
    ...articleFields.shape,
    parts: list(restSubPart),
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
