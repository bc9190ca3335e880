import { columnsOf, type Language } from '../languages.ts';

const fieldKinds = ['line', 'text', 'rich text', 'count', 'language', 'reference'] as const;

/** What a field holds: how it is stored, and how it may be set. */
export type FieldKind = (typeof fieldKinds)[number];

/** The fields of an entity by name; those that are translated have a column for every language. */
export type Fields = Readonly<Record<string, FieldKind | `translated ${FieldKind}`>>;

type KindOf<Field> = Field extends `translated ${infer Kind}` ? Kind : Field;

/** What is made of each kind of field, for every column. */
export type ByColumn<F extends Fields, Made extends Record<FieldKind, unknown>> = {
  [
    Name in keyof F & string as F[Name] extends `translated ${string}`
      ? `${Name}_${Language}`
      : Name
  ]: Made[KindOf<F[Name]> & FieldKind];
};

/** Makes something of every column of an entity, by the kind of its field. */
export function mapColumns<Made>(
  fields: Fields,
  make: Record<FieldKind, () => Made>,
): [column: string, made: Made][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const kind = fieldKinds.find((one) => field === one || field === `translated ${one}`);
    return fieldColumns(fields, name).flatMap((column): [string, Made][] =>
      kind ? [[column, make[kind]()]] : [],
    );
  });
}

/** Lists the columns of a field. */
export function fieldColumns(fields: Fields, name: string): string[] {
  return fields[name]?.startsWith('translated ') ? columnsOf(name) : [name];
}

/** Lists the columns with HTML. */
export function richTextColumns(fields: Fields): string[] {
  const rich = Object.keys(fields).filter((name) => fields[name]?.endsWith('rich text'));
  return rich.flatMap((name) => fieldColumns(fields, name));
}

/** Lists the fields that are translated. */
export function translatedFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.startsWith('translated '));
}
