import type { Language as SchemaLanguage } from '../../apollo/schema.generated.ts';
import { defaultSchemaLanguage } from '../../i18n/languages.ts';
import { emptyLocalizedText, toLocalizedText } from './localized-text.ts';
import type { LocalizedText } from './localized-text.ts';

/** A field of an entity: tables, forms, histories, conflicts, previews and files derive from it. */
export interface Field {
  /** Its name in the values of a form, in the input of a mutation and in revisions. */
  name: string;
  /** Its column in CSV files; left out where it is `name`. */
  column?: string;
  label: string;
  /** `mono` is a text in a monospaced font, `localizedHtml` a rich text in each language. */
  kind:
    | 'text'
    | 'mono'
    | 'number'
    | 'html'
    | 'localizedText'
    | 'localizedHtml'
    | 'language'
    | 'category'
    | 'image'
    | 'images';
  /** The width of its column. */
  width?: string;
}

/** What forms hold and mutations take by the kind of a field. A number is text while it is typed. */
interface Kinds {
  text: { value: string; input: string };
  mono: { value: string; input: string };
  number: { value: string; input: number };
  html: { value: string; input: string };
  localizedText: { value: LocalizedText; input: LocalizedText };
  localizedHtml: { value: LocalizedText; input: LocalizedText };
  language: { value: SchemaLanguage; input: SchemaLanguage };
}

/** The fields that a form holds as values; images and categories are chosen apart. */
type Valued<F extends Field> = Extract<F, { kind: keyof Kinds }>;

/** The values of a form. */
export type ValuesOf<Fields extends readonly Field[]> = {
  [F in Valued<Fields[number]> as F['name']]: Kinds[F['kind']]['value'];
};

/** What a query gives of the fields. */
type StoredOf<Fields extends readonly Field[]> = {
  [F in Valued<Fields[number]> as F['name']]: F['kind'] extends 'language'
    ? SchemaLanguage | null
    : Kinds[F['kind']]['input'] | null;
};

/** What each kind of field holds in the form of something new. */
const emptyValue: Record<keyof Kinds, string | LocalizedText> = {
  text: '',
  mono: '',
  number: '0',
  html: '',
  localizedText: emptyLocalizedText,
  localizedHtml: emptyLocalizedText,
  language: defaultSchemaLanguage,
};

function valuesBy(
  fields: readonly Field[],
  valueOf: (field: Field & { kind: keyof Kinds }) => unknown,
): object {
  return Object.fromEntries(
    fields.filter(isValued).map((field) => [field.name, valueOf(field)] as const),
  );
}

function isValued(field: Field): field is Field & { kind: keyof Kinds } {
  return Object.hasOwn(emptyValue, field.kind);
}

/** What a mutation takes for values, or for the changed ones of them: numbers in place of their texts. */
type InputOf<Fields extends readonly Field[], Values> = {
  [Name in keyof Values]: Name extends Extract<Fields[number], { kind: 'number' }>['name']
    ? number
    : Values[Name];
};

/** Returns the values of the form for something new. */
export function emptyValues<const Fields extends readonly Field[]>(
  fields: Fields,
): ValuesOf<Fields>;
export function emptyValues(fields: readonly Field[]): unknown {
  return valuesBy(fields, ({ kind }) => emptyValue[kind]);
}

/** Picks the values of a form from what is stored. What is of no known language is edited as German. */
export function toValues<const Fields extends readonly Field[]>(
  fields: Fields,
  stored: StoredOf<Fields>,
): ValuesOf<Fields>;
export function toValues(
  fields: readonly Field[],
  stored: Record<string, string | number | LocalizedText | null>,
): unknown {
  return valuesBy(fields, ({ name, kind }) => {
    const value = stored[name] ?? emptyValue[kind];
    return typeof value === 'object' ? toLocalizedText(value) : String(value);
  });
}

/** Converts the values of a form, or the changed ones, into the input of a mutation. */
export function toInput<const Fields extends readonly Field[], Values extends object>(
  fields: Fields,
  values: Values,
): InputOf<Fields, Values>;
export function toInput(fields: readonly Field[], values: Record<string, unknown>): unknown {
  const numbers = fields.filter(({ name, kind }) => kind === 'number' && name in values);
  return {
    ...values,
    ...Object.fromEntries(numbers.map(({ name }) => [name, Number(values[name])])),
  };
}

/** Returns the label of a field. */
export function labelOf<const Fields extends readonly Field[]>(
  fields: Fields,
  name: Fields[number]['name'],
): string {
  return fields.find((field) => field.name === name)?.label ?? name;
}
