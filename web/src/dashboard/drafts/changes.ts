import { isComposed, isSame } from './is-same.ts';

/** The changed fields; of a localized text only the changed languages. */
export type Changes<T> = T extends string | number | File | undefined
  ? T
  : { [Name in keyof T]?: Changes<T[Name]> };

/** Picks the values of a form that differ from the stored ones. */
export function changesOf<T>(values: T, stored: unknown): Changes<T>;
export function changesOf(values: unknown, stored: unknown): unknown {
  if (!isComposed(values) || !isComposed(stored)) return values;
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, stored[name]));
  return Object.fromEntries(changed.map(([name, value]) => [name, changesOf(value, stored[name])]));
}

/** Removes the changed fields from the values known to be stored: their save is in progress. */
export function withoutChanges(stored: unknown, changes: unknown): unknown {
  if (!isComposed(stored) || !isComposed(changes)) return undefined;
  return mapFields(stored, (value, name) =>
    name in changes ? withoutChanges(value, changes[name]) : value,
  );
}

/** Computes the values of a form after a save: keeps what was typed meanwhile, takes the rest as stored. */
export function afterSave<T>(values: T, sent: T, stored: T): T;
export function afterSave(values: unknown, sent: unknown, stored: unknown): unknown {
  if (isSame(values, sent)) return stored;
  if (!isComposed(values) || !isComposed(sent) || !isComposed(stored)) return values;
  return mapFields({ ...stored, ...values }, (_, name) =>
    afterSave(values[name], sent[name], stored[name]),
  );
}

function mapFields(fields: object, change: (value: unknown, name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, change(value, name)] as const),
  );
}
