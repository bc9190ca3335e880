import { isComposed, isSame } from './is-same.ts';
import { mergeTexts, withChoices } from './merge-texts.ts';
import type { Choice, Format, Passage } from './merge-texts.ts';

/** A field that two people have changed in different ways. */
export interface Collision {
  /** Its place in the values of the form, such as `title`, `de`. */
  path: readonly string[];
  /** What collides: the passages of a text, or two whole values. */
  passages: Passage[];
  /** Returns the value with a choice for each passage. */
  decide: (choices: readonly Choice[]) => unknown;
}

/** The values of a form with those of somebody else. */
export interface Merged<T> {
  /** Mine where I have changed something, else theirs; mine where both have. */
  values: T;
  collisions: Collision[];
  /** The places of the fields that they alone have changed. */
  onlyTheirs: (readonly string[])[];
}

/** Returns the format of the text in a place of a form. */
type FormatOf = (path: readonly string[]) => Format;

/** Merges the values of a form with what somebody else has stored since, by what both started from. */
export function mergeChanges<T>(
  versions: { base: unknown; mine: T; theirs: T },
  formatOf: FormatOf,
): Merged<T>;
export function mergeChanges(
  { base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown },
  formatOf: FormatOf,
): Merged<unknown> {
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
    if (typeof own !== 'string' || typeof other !== 'string') {
      const decide = ([choice]: readonly Choice[]) => (choice === 'theirs' ? other : own);
      const passage = { base: shownValue(was), mine: shownValue(own), theirs: shownValue(other) };
      collisions.push({ path, passages: [passage], decide });
      return own;
    }
    const format = formatOf(path);
    const before = typeof was === 'string' ? was : '';
    const parts = mergeTexts({ base: before, mine: own, theirs: other }, format);
    const passages = parts.flatMap((part) => (Array.isArray(part) ? [] : [part]));
    const decide = (choices: readonly Choice[]) => withChoices(parts, choices, format);
    if (passages.length === 0) return decide([]);
    collisions.push({ path, passages, decide });
    return own;
  }

  return { values: merge(base, mine, theirs, []), collisions, onlyTheirs };
}

/** Writes a value that is no text, such as a number, as a text of one paragraph. */
function shownValue(value: unknown): string[] {
  return typeof value === 'number' || typeof value === 'string' ? [String(value)] : [];
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
