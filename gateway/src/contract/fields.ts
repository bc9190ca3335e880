import { z } from 'zod';
import { languageKeys, toLanguage } from './language.ts';
import type { LocalizedFields } from './localized.ts';
import { isObject } from './is-object.ts';

/** An object of the contract, as `entity` makes its schema. */
export type EntitySchema<Shape extends z.ZodRawShape> = z.ZodPipe<z.ZodUnknown, z.ZodObject<Shape>>;

/**
 * An object of the contract. It must carry one of its fields besides the id: nearly all of them may be
 * missing, and without this `{"message":"Server Error"}` with the status 200 would be an empty entity.
 */
export function entity<Shape extends z.ZodRawShape>(shape: Shape): EntitySchema<Shape> {
  const fields = Object.keys(shape).filter((name) => name !== 'id');
  return z
    .unknown()
    .refine(
      (value) => isObject(value) && fields.some((name) => name in value),
      'has no known field',
    )
    .pipe(z.object(shape));
}

/** An id, a number or a text in the contract, a text from here on. */
export const restId = z.union([z.string().min(1), z.number().transform(String)]);

/** A text; empty where the backend has none. What looks like a number may come as one. */
export const text = z.union([
  z.string(),
  z.number().transform(String),
  z
    .null()
    .optional()
    .transform(() => ''),
]);

/** The fields of a text in each language of the site, for instance `title_de`. */
export function localizedText<Name extends string>(name: Name): LocalizedFields<Name, typeof text>;
export function localizedText(name: string): object {
  return Object.fromEntries(languageKeys.map((key) => [`${name}_${key}`, text]));
}

/** A text that tells nothing where it is empty or missing, for instance a date: null then. */
export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** The language of an entity, in any case; null where it is none of the site's. */
export const language = z.string().nullish().transform(toLanguage);

/** The path of one image; null where there is none. */
export const imagePathOrNull = textOrNull;

/** A whole number, which some backends write as a text. */
export const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number),
  ])
  .pipe(z.int32());

/** The paths of images, as the backend stores them; none where the backend leaves them out. */
export const imagePaths = z
  .array(z.string().min(1))
  .nullish()
  .transform((paths) => paths ?? []);
