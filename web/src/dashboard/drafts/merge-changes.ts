import { isComposed, isSame } from './is-same.ts';

/** A field that two people have changed in different ways. */
export interface Collision {
  /** Its place in the values of the form, such as `title`, `de`. */
  path: readonly string[];
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The values of a form with those of somebody else. */
export interface Merged<T> {
  /** Mine where I have changed something, else theirs; mine where both have. */
  values: T;
  collisions: Collision[];
  /** The places of the fields that they alone have changed. */
  onlyTheirs: (readonly string[])[];
}

/** Merges the values of a form with what somebody else has stored since, by what both started from. */
export function mergeChanges<T>(base: unknown, mine: T, theirs: T): Merged<T>;
export function mergeChanges(base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  const collisions: Collision[] = [];
  const onlyTheirs: (readonly string[])[] = [];

  function merge(was: unknown, own: unknown, other: unknown, path: readonly string[]): unknown {
    if (isComposed(own) && isComposed(other)) {
      const before = isComposed(was) ? was : {};
      return Object.fromEntries(
        Object.entries(own).map(([name, value]) => [
          name,
          merge(before[name], value, other[name], [...path, name]),
        ]),
      );
    }
    if (isSame(own, other) || isSame(other, was)) return own;
    if (isSame(own, was)) {
      onlyTheirs.push(path);
      return other;
    }
    collisions.push({ path, base: was, mine: own, theirs: other });
    return own;
  }

  return { values: merge(base, mine, theirs, []), collisions, onlyTheirs };
}

/** Puts a value in the place of a form's field. */
export function withField<T>(values: T, path: readonly string[], value: unknown): T;
export function withField(
  values: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (name === undefined || !isComposed(values)) return value;
  return { ...values, [name]: withField(values[name], rest, value) };
}
