import { z } from 'zod';
import { minPasswordLength } from '../config.ts';
import { languages, upperLanguages } from '../languages.ts';
import { cleanRichText } from '../rich-text/clean.ts';
import { extension } from './extension.ts';

/** Sets the OpenAPI schema, if the derived one would describe the validation instead. */
export const shownAs = (schema: z.core.JSONSchema.BaseSchema) => ({
  override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
    Object.assign(jsonSchema, schema);
  },
});

/** A text of at most `max` characters without NUL and lone surrogates, which PostgreSQL rejects. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'must not contain NUL or half a character',
    );

/** A line such as a title. The limit is far above any real one. */
export const line = () => text(1000);

/** Rich text may carry images as data addresses, so it may be long. */
export const longText = () => text(5_000_000);

/** A text that must not be blank. */
export const filled = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .refine((value) => value !== '', 'must not be empty')
    .meta({ minLength: 1 });

/** A password exactly as typed: leading and trailing blanks are part of it. */
export const password = () => text(1000);

/** A password that is long enough to be set. */
export const newPassword = () =>
  password()
    .refine(
      (value) => value.length >= minPasswordLength,
      `must have at least ${minPasswordLength} characters`,
    )
    .meta({ minLength: minPasswordLength });

/** The largest integer that both databases can store in an id. */
const maxInt32 = 2_147_483_647;

/** A number, or digits as forms and selects send them. */
const numberOrDigits = (smallest: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,10}$/)
        .transform(Number),
    ])
    .refine(
      (value) => value >= smallest,
      smallest === 0 ? 'must not be negative' : `must be at least ${smallest}`,
    )
    .refine((value) => value <= maxInt32, `must be at most ${maxInt32}`)
    .meta(shownAs({ type: ['integer', 'string'], minimum: smallest, maximum: maxInt32 }));

/** The id of another entity in a body. */
export const reference = () => numberOrDigits(1);

/** The id of another entity, or none: null as responses have it, or empty as a select without a choice. */
export const optionalReference = () =>
  z
    .preprocess((value) => (value === '' ? null : value), reference().nullable())
    .meta(shownAs({ type: ['integer', 'string', 'null'], minimum: 1, maximum: maxInt32 }));

/** A count from 0. */
export const quantity = () => numberOrDigits(0);

/** A whole number in a query, at least 1 by default. */
export const digits = (largest = maxInt32, smallest = 1) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,9})$/)
    .transform(Number)
    .refine(
      (value) => value >= smallest && value <= largest,
      `must be a whole number from ${smallest} to ${largest}`,
    )
    .meta(shownAs({ type: 'integer', minimum: smallest, maximum: largest }));

/** An id in a path; anything that cannot be an id counts as unknown. */
export const pathId = () => digits();

/** The path parameters of a single entity. */
export const idParams = z.object({ id: pathId() });

/** A language as the database holds it. */
export const storedLanguage = () => z.string().meta({ enum: [...languages] });

/** A language in lower case; upper case is accepted too. */
export const language = () =>
  z
    .string()
    .transform((value) => value.toLowerCase())
    .pipe(z.enum(languages))
    .meta(shownAs({ type: 'string', enum: [...languages, ...upperLanguages] }));

/** A language as products and categories carry it (spec 3); lower case is accepted too. */
export const upperLanguage = () =>
  z
    .string()
    .transform((value) => value.toUpperCase())
    .pipe(z.enum(upperLanguages))
    .meta(shownAs({ type: 'string', enum: [...upperLanguages, ...languages] }));

/** The body of `image/delete`: the path as the entity lists it, with or without the slash. */
export const imagePath = z.object({
  path: text(300).transform((path) => (path.startsWith('/') ? path : `/${path}`)),
});

/** The version of an entity, which changes with every write of it and of what belongs to it. */
export const version = () =>
  z.int().meta(extension('larger after every change; `If-Match` takes it in quotes'));

/** The response to the deletion of an entity. */
export const deleted = z.object({ id: z.int() }).meta({ id: 'Deleted' });

/** Rich text in a request body, sanitised when it is read. */
export const richText = () => longText().transform(cleanRichText);

/** A position in a list, from 1; one beyond the end means the end. */
export const position = () =>
  z
    .int()
    .refine((value) => value >= 1, 'must be a whole number from 1')
    .meta({ minimum: 1, description: 'The position in the list, from 1' });
