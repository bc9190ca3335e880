import { z } from 'zod';

/** An id, a number or a text in the contract, a text from here on. */
export const restId = z.union([z.string().min(1), z.number()]).transform(String);

/** A text; empty where the backend has none. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

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
