import { isLanguage } from '../../i18n/languages.ts';
import { askAboutCollisions } from '../conflicts/ask-about-collisions.tsx';
import type { Field } from '../entity/fields.ts';
import { labelIn } from '../entity/localized-text.ts';
import { readableText } from '../ui/readable-text.ts';
import { mergeChanges, withField } from './merge-changes.ts';
import { plainText } from './merge-texts.ts';
import { richText } from './rich-text-paragraphs.ts';

/** How a question names what a form edits. */
export interface Names {
  fields: readonly Field[];
  /** Names a category by its global id. */
  categoryName: (id: string) => string;
}

/**
 * Merges the values of a form with what somebody else has stored since both started from the same. Asks
 * about the passages that both have changed. Resolves to nothing if the question is not answered.
 */
export async function resolveConflict<T>(
  versions: { base: unknown; mine: T; theirs: T },
  names: Names,
  of: string | null | undefined,
): Promise<T | undefined> {
  const formatOf = (path: readonly string[]) => formatIn(path, names);
  const { values, collisions, onlyTheirs } = mergeChanges(versions, formatOf);
  if (collisions.length === 0) return values;
  const shown = collisions.map(({ path, passages }) => ({
    field: path.join('.'),
    label: labelOf(path, names),
    language: path.find(isLanguage),
    passages: passages.map(({ base, mine, theirs }) => ({
      base: textOf(path, base, names),
      mine: textOf(path, mine, names),
      theirs: textOf(path, theirs, names),
    })),
  }));
  const taken = onlyTheirs.map((path) => labelOf(path, names));
  const choices = await askAboutCollisions({ collisions: shown, taken, of });
  if (!choices) return undefined;
  return collisions.reduce(
    (merged, { path, decide }, index) => withField(merged, path, decide(choices[index] ?? [])),
    values,
  );
}

/** Names a field as its form does, such as 'Title(De)' (spec 2.14). */
function labelOf(path: readonly string[], { fields }: Names): string {
  const language = path.find(isLanguage);
  const label = fieldAt(path, fields)?.label ?? '';
  return language ? labelIn(language, label) : label;
}

function formatIn(path: readonly string[], { fields }: Names) {
  const kind = fieldAt(path, fields)?.kind;
  return kind === 'html' || kind === 'localizedHtml' ? richText : plainText;
}

/** Returns paragraphs as one reads them. */
function textOf(path: readonly string[], paragraphs: readonly string[], names: Names): string {
  const format = formatIn(path, names);
  const text = format.join(paragraphs);
  if (fieldAt(path, names.fields)?.kind === 'category') return names.categoryName(text);
  return format === richText ? readableText(text) : text;
}

function fieldAt(path: readonly string[], fields: readonly Field[]): Field | undefined {
  return fields.find(({ name }) => path.includes(name));
}
