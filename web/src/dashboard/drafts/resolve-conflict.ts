import { isLanguage } from '../../i18n/languages.ts';
import { askAboutCollisions } from '../conflicts/ask-about-collisions.tsx';
import { readableText } from '../ui/readable-text.ts';
import { mergeChanges, withField } from './merge-changes.ts';

/** How a form names its fields and shows their values. */
export interface FieldNames {
  /** The label of a field, by its name in the values of the form. */
  [field: string]: string | { label: string; show: (value: string) => string };
}

/** Names a field with a rich text, which shows as it reads; all others are plain texts. */
export function richText(label: string) {
  return { label, show: readableText };
}

/**
 * Merges the values of a form with what somebody else has stored since both started from the same. Asks
 * about the fields that both have changed. Resolves to nothing if the question is not answered.
 */
export async function resolveConflict<T>(
  { base, mine, theirs }: { base: unknown; mine: T; theirs: T },
  names: FieldNames,
): Promise<T | undefined> {
  const { values, collisions, taken } = mergeChanges(base, mine, theirs);
  if (collisions.length === 0) return values;
  const choices = await askAboutCollisions(
    collisions.map(({ path, ...versions }) => ({
      label: labelOf(path, names),
      base: textOf(path, versions.base, names),
      mine: textOf(path, versions.mine, names),
      theirs: textOf(path, versions.theirs, names),
    })),
    taken.map((path) => labelOf(path, names)),
  );
  if (!choices) return undefined;
  return collisions.reduce(
    (merged, { path, theirs: other }, index) =>
      choices[index] === 'theirs' ? withField(merged, path, other) : merged,
    values,
  );
}

/** Names a field as its form does, such as 'Title(De)' (spec 2.14). */
function labelOf(path: readonly string[], names: FieldNames): string {
  const language = path.find(isLanguage);
  const field = fieldOf(path);
  const named = names[field];
  const label = typeof named === 'string' ? named : (named?.label ?? capitalized(field));
  return language ? `${label}(${capitalized(language)})` : label;
}

function textOf(path: readonly string[], value: unknown, names: FieldNames): string {
  const named = names[fieldOf(path)];
  const text = typeof value === 'string' ? value : '';
  return typeof named === 'object' ? named.show(text) : text;
}

/** The name of a field without its language; empty where the form has one text in every language. */
function fieldOf(path: readonly string[]): string {
  return path.find((name) => !isLanguage(name)) ?? '';
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
