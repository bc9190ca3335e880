import { isLanguage } from '../../i18n/languages.ts';
import { askAboutCollisions } from '../conflicts/ask-about-collisions.tsx';
import type { Field } from '../entity/fields.ts';
import { labelIn } from '../entity/localized-text.ts';
import { readableText } from '../ui/readable-text.ts';
import { mergeChanges, withField } from './merge-changes.ts';

/** How a question names what a form edits. */
export interface Names {
  fields: readonly Field[];
  /** Names a category by its global id. */
  categoryName: (id: string) => string;
}

/**
 * Merges the values of a form with what somebody else has stored since both started from the same. Asks
 * about the fields that both have changed. Resolves to nothing if the question is not answered.
 */
export async function resolveConflict<T>(
  { base, mine, theirs }: { base: unknown; mine: T; theirs: T },
  names: Names,
): Promise<T | undefined> {
  const { values, collisions, onlyTheirs } = mergeChanges(base, mine, theirs);
  if (collisions.length === 0) return values;
  const choices = await askAboutCollisions(
    collisions.map(({ path, ...versions }) => ({
      label: labelOf(path, names),
      base: textOf(path, versions.base, names),
      mine: textOf(path, versions.mine, names),
      theirs: textOf(path, versions.theirs, names),
    })),
    onlyTheirs.map((path) => labelOf(path, names)),
  );
  if (!choices) return undefined;
  return collisions.reduce(
    (merged, { path, theirs: other }, index) =>
      choices[index] === 'theirs' ? withField(merged, path, other) : merged,
    values,
  );
}

/** Names a field as its form does, such as 'Title(De)' (spec 2.14). */
function labelOf(path: readonly string[], { fields }: Names): string {
  const language = path.find(isLanguage);
  const label = fieldAt(path, fields)?.label ?? '';
  return language ? labelIn(language, label) : label;
}

function textOf(path: readonly string[], value: unknown, { fields, categoryName }: Names): string {
  const text = typeof value === 'string' ? value : '';
  const kind = fieldAt(path, fields)?.kind;
  if (kind === 'category') return categoryName(text);
  return kind === 'html' || kind === 'localizedHtml' ? readableText(text) : text;
}

function fieldAt(path: readonly string[], fields: readonly Field[]): Field | undefined {
  return fields.find(({ name }) => path.includes(name));
}
