import type { z } from 'zod';
import { localizedText, text } from './fields.ts';
import { givenFields } from './object.ts';
import type { LanguageKey } from './language.ts';
import type { Localized, LocalizedFields } from './localized.ts';
import { localized, localizedFields } from './localized.ts';

type Rest<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.output<Shape[Name]> };

/** A field of the schema: how the fields of the contract that it stands for are checked, read and written. */
interface SchemaField<Shape extends z.ZodRawShape, Value, Change = Value> {
  shape: Shape;
  read: (rest: Rest<Shape>) => Value;
  /** Returns what is given of it, by the names of the contract. */
  write: (change: Change | null | undefined) => object;
}

/** Creates a field that the contract has under a name of its own. */
export function field<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): SchemaField<Record<Name, Schema>, z.output<Schema>>;
export function field(name: string, schema: z.ZodType): object {
  return {
    shape: { [name]: schema },
    read: (rest: Record<string, unknown>) => rest[name],
    write: (value: unknown) => givenFields({ [name]: value }),
  };
}

/** Creates a text field. */
export function textField<Name extends string>(name: Name) {
  return field(name, text);
}

/** Creates a field with a text in every language of the site. */
export function localizedField<Name extends string, Schema extends z.ZodType<string> = typeof text>(
  name: Name,
  schema?: Schema,
): SchemaField<
  LocalizedFields<Name, Schema>,
  Localized,
  Partial<Record<LanguageKey, string | null>>
> {
  return {
    shape: localizedText(name, schema),
    read: localized(name),
    write: (change) => localizedFields(name, change),
  };
}

interface AnyField {
  shape: z.ZodRawShape;
  read: (rest: never) => unknown;
  write: (change: never) => object;
}
type Fields = Record<string, AnyField>;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Each,
) => void
  ? Each
  : never;
/** The checks of the contract's fields. */
type ShapeOf<F extends Fields> = All<F[keyof F]['shape']>;
/** A REST object, as far as it is made of these fields. */
type RestOf<F extends Fields> = {
  [Name in keyof ShapeOf<F>]: ShapeOf<F>[Name] extends z.ZodType<infer Value> ? Value : never;
};
/** A body with all of them. */
type BodyOf<F extends Fields> = { [Name in keyof RestOf<F>]: NonNullable<RestOf<F>[Name]> };
/** The fields by the names of the schema. */
type ValuesOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['read']> };

/** What derives from a list of fields. */
interface SchemaFields<F extends Fields> {
  /** Checks them in a response of the backend. */
  shape: ShapeOf<F>;
  /** Maps a REST object to the schema. */
  read: (rest: RestOf<F>) => ValuesOf<F>;
  /** Resolves each of them. */
  resolvers: { [Name in keyof F]: F[Name]['read'] };
  /** Returns the body of an addition. */
  whole: (given: { [Name in keyof F]: NonNullable<ReturnType<F[Name]['read']>> }) => BodyOf<F>;
  /** Returns the body of a change: what is undefined or null stays as it is. */
  changes: (given: { [Name in keyof F]?: Parameters<F[Name]['write']>[0] }) => Partial<BodyOf<F>>;
}

/** Derives from one list of an entity's fields how they are checked, read and written. */
export function schemaFields<F extends Fields>(fields: F): SchemaFields<F>;
export function schemaFields(fields: Record<string, SchemaField<z.ZodRawShape, unknown>>): object {
  const entries = Object.entries(fields);
  const write = (given: Record<string, unknown>) =>
    Object.assign({}, ...entries.map(([name, one]) => one.write(given[name]))) as object;
  return {
    shape: Object.assign({}, ...entries.map(([, { shape }]) => shape)) as object,
    read: (rest: Record<string, unknown>) => {
      const values: Record<string, unknown> = {};
      for (const [name, { read }] of entries) values[name] = read(rest);
      return values;
    },
    resolvers: Object.fromEntries(entries.map(([name, { read }]) => [name, read])),
    whole: write,
    changes: write,
  };
}
