import { diffArrays } from 'diff';

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
    const both = mergeParagraphs(was, own, other);
    if (both !== undefined) return both;
    collisions.push({ path, base: was, mine: own, theirs: other });
    return own;
  }

  return { values: merge(base, mine, theirs, []), collisions, onlyTheirs };
}

/** The end of a line, or of a block of HTML. */
const paragraphEnd = /(?<=\n|<\/(?:p|h[1-6]|ul|ol|table|blockquote|pre)>)/;

/** What replaces some paragraphs of a text, by their places. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Takes the changes of both sides into a text; undefined if both have changed the same paragraph. */
function mergeParagraphs(was: unknown, own: unknown, other: unknown): string | undefined {
  if (typeof was !== 'string' || typeof own !== 'string' || typeof other !== 'string') {
    return undefined;
  }
  const paragraphs = was.split(paragraphEnd);
  const [mine, theirs] = [editsOf(paragraphs, own), editsOf(paragraphs, other)];
  const collide = mine.some((one) =>
    theirs.some(({ start, end }) => one.start === start || (one.start < end && start < one.end)),
  );
  if (collide) return undefined;
  let at = 0;
  let merged = '';
  for (const { start, end, text } of [...mine, ...theirs].toSorted((a, b) => a.start - b.start)) {
    merged += paragraphs.slice(at, start).join('') + text;
    at = end;
  }
  return merged + paragraphs.slice(at).join('');
}

/** Lists where a text differs from some paragraphs. */
function editsOf(paragraphs: string[], text: string): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(paragraphs, text.split(paragraphEnd))) {
    const last = edits.at(-1);
    if (!added && !removed) {
      at += value.length;
      continue;
    }
    // A removal and what is added in its place are one edit.
    const edit = last?.end === at ? last : { start: at, end: at, text: '' };
    if (edit !== last) edits.push(edit);
    if (removed) at += value.length;
    if (added) edit.text += value.join('');
    edit.end = at;
  }
  return edits;
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
