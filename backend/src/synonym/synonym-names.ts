import { foldNumber, foldText, hasDigits } from '../part-folding.ts';
import { maxNameWords } from '../search/synonyms.ts';
import { isStopWord, wordsOf } from '../search/word-forms.ts';

/** Fewer names stand for nothing else. */
export const minEntryNames = 2;

/** The most names of an entry, so that those of the built-in list count beside them. */
const maxEntryNames = 10;

/** Shorter names occur everywhere. */
const minNameLength = 2;

/** Writes the names of an entry with a comma and a blank between them, each once. */
export function joinNames(typed: string): string {
  return namesOf(typed).join(', ');
}

/** Returns what keeps names from being an entry; undefined where nothing does. */
export function problemOf(entry: string): string | undefined {
  const names = namesOf(entry);
  for (const name of names) {
    const problem = problemOfName(name);
    if (problem) return `${problem}: ${name}`;
  }
  if (names.length < minEntryNames) {
    return `must have at least ${minEntryNames} different names, with commas between them`;
  }
  return names.length > maxEntryNames ? `must have at most ${maxEntryNames} names` : undefined;
}

/** Names that differ only in spelling are one. */
function namesOf(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.replaceAll(/\s+/g, ' ').trim());
  const byFolded = Map.groupBy(names.filter(Boolean), (name) => foldNumber(name) || name);
  return Array.from(byFolded.values(), ([first = '']) => first);
}

function problemOfName(name: string): string | undefined {
  const words = wordsOf(name);
  const folded = foldText(name);
  if (hasDigits(folded)) return 'must have no numbers, which stand for themselves';
  if (words.length > maxNameWords) return `must have at most ${maxNameWords} words in each name`;
  if (folded.length < minNameLength) return 'must have names of two letters or more';
  return words.every(isStopWord) ? 'must have more than words that only join others' : undefined;
}
