/** Whether a JSON value is an object, not a list or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object's fields, each of them optional. */
export type GivenFields<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Drops fields that are undefined or null: a change leaves those as they are. */
export function givenFields<Fields extends object>(fields: Fields): GivenFields<Fields>;
export function givenFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given);
}
