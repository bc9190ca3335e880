import { z } from 'zod';
import { languageKeys, toLanguage } from './language.ts';
import type { LocalizedFields } from './localized.ts';
import { isObject } from './object.ts';

/** The schema of an object of the contract, which `entity` creates. */
export type EntitySchema<Shape extends z.ZodRawShape> = z.ZodPipe<z.ZodUnknown, z.ZodObject<Shape>>;

/** What the schema of an entity reads. */
export type EntityOf<Shape extends z.ZodRawShape> = z.output<EntitySchema<Shape>>;

/**
 * Creates the schema of an object of the contract. The object must carry one of its fields besides the
 * id: since nearly all may be missing, `{"message":"Server Error"}` with the status 200 would otherwise
 * be an empty entity. A version or another extension alone does not make one, either.
 */
export function entity<Shape extends z.ZodRawShape>(shape: Shape): EntitySchema<Shape> {
  const fields = Object.keys(shape).filter((name) => name !== 'id' && !isExtension(shape[name]));
  return z
    .unknown()
    .refine(
      (value) => isObject(value) && fields.some((name) => name in value),
      'has no known field',
    )
    .pipe(z.object(shape));
}

/**
 * Creates the schema of a field beyond section 7. One that cannot be read counts as missing: a backend
 * without extensions may have a field of this name that means something else. One that clients show with a
 * form, a link or a filter, or send back, also needs an entry in `managed-fields.ts`.
 */
export function extension<Schema extends z.ZodType>(schema: Schema): z.ZodCatch<Schema> {
  return schema.catch(schema.parse(undefined));
}

/** Whether `extension` has created a schema. */
export function isExtension(schema: unknown): boolean {
  return schema instanceof z.ZodCatch;
}

/**
 * An id: a number or a text in the contract, a text in the gateway. One with half a character, which fits
 * no address, is none. A pattern, since `refine` would double the time of checking a list.
 */
export const restId = z.union([
  z.string().regex(/^\P{Surrogate}+$/u),
  z.number().transform(String),
]);

/** The characters of a version that fit into a header. */
export const versionPattern = /^[!#-~]+$/;

/** The version of an entity (extension), which is passed on as it is; null without one. */
export const version = extension(
  z
    .union([z.string().regex(versionPattern), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? null),
);

/**
 * A text, empty where the backend has none, which PHP writes as false or as an empty list. A backend may send
 * digits as a number.
 */
export const text = z.union([
  z.string(),
  z.number().transform(String),
  z
    .union([z.null(), z.literal(false), z.tuple([])])
    .optional()
    .transform(() => ''),
]);

/** Makes a schema read as missing what some backends write for nothing: null, false, 0, `""` and `[]`. */
export function nothingAsMissing<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isNothing(value) ? undefined : value), schema);
}

/** Whether a value is what some backends write for nothing. */
export function isNothing(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}

/**
 * Creates the schema of a list within an entity, which some backends write as null or leave out where it is
 * empty. PHP writes one from which entries were removed as an object: `{"0":…,"2":…}`. A response that is
 * null as a whole is a fault instead: visitors keep the last good one.
 */
export function list<Entry extends z.ZodType>(entry: Entry) {
  return z.preprocess(entriesOf, z.array(entry));
}

function entriesOf(value: unknown): unknown {
  if (isNothing(value)) return [];
  const isNumbered = isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(value) : value;
}

/** Creates the fields of a text in each language of the site, for instance `title_de`. */
export function localizedText<Name extends string, Schema extends z.ZodType = typeof text>(
  name: Name,
  schema?: Schema,
): LocalizedFields<Name, Schema>;
export function localizedText(name: string, schema: z.ZodType = text): object {
  return Object.fromEntries(languageKeys.map((key) => [`${name}_${key}`, schema]));
}

/** A text, or null where it is empty or missing, for instance a date. */
export const textOrNull = text.transform((value) => value || null);

/** The language of an entity, in upper or lower case; null where it is none of the site's. */
export const language = text.transform(toLanguage);

/**
 * A date and time, in UTC from here on; null if it is empty or missing, or if no date can be read in it.
 * Of one without a zone, UTC is assumed. A number counts seconds or milliseconds since 1970. A date that
 * begins with day or month in digits counts as none: `02.01.2024` is in January or in February.
 */
export const dateTimeOrNull = z
  .unknown()
  .optional()
  .transform((value) => {
    const date = new Date(timeOf(value));
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  });

function timeOf(value: unknown): number {
  // In seconds this would be in the year 5138, in milliseconds it is in 1973.
  if (typeof value === 'number') return Math.abs(value) < 1e11 ? value * 1000 : value;
  if (typeof value !== 'string') return NaN;
  if (!/^\d{4}\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(value)) return NaN;
  // JavaScript and Java write the name of the zone behind it in brackets, PostgreSQL the hours of a zone alone.
  const [unnamed = ''] = value.split(/ ?[([]/);
  const time = unnamed.replace(/(:[\d.]+[ A-Z]*[+-]\d\d)$/i, '$1:00');
  const hasZone = /(Z|UTC|GMT|:[\d.]+[ A-Z]*[+-]\d\d:?\d\d)$/i.test(time);
  return Date.parse(hasZone ? time : `${time}Z`);
}

/** A whole number, which some backends send as a text, perhaps with decimals of zero. */
export const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.0+)?$/)
      .transform(Number),
  ])
  .pipe(z.int32());

/**
 * A whole number; 0 where the backend has none, or something else: one wrong entry would otherwise take a list
 * from visitors, and from administrators the form to mend it.
 */
export const wholeNumberOrZero = z.union([
  wholeNumber,
  z
    .unknown()
    .optional()
    .transform(() => 0),
]);
