/** Fields of which each may be left out. */
export type GivenFields<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Keeps the fields that a client gave: in a change, what is left out or null stays as it is. */
export function givenFields<Fields extends object>(fields: Fields): GivenFields<Fields>;
export function givenFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given);
}
