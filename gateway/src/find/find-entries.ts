import type { FoldedQuery } from 'backend/part-folding';
import { foldText, hasWords } from 'backend/part-folding';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import type { SearchHit, Language } from '../resolvers.generated.ts';
import { excerpt, pieces } from './found-text.ts';

/** What is searched of something that an administrator keeps or has received. */
export interface Entry {
  restId: string;
  title: string;
  /** What else it says, in plain text. */
  texts: string[];
  ownerTitle?: string;
  language?: Language | null;
}

/** Finds the entries in which all words of a query occur, those with all of them in the title first. */
export async function findEntries(entries: Entry[], query: FoldedQuery): Promise<Entry[]> {
  const found = await flatMapInPieces(entries, (entry) => {
    if (hasWords(query, foldText(entry.title))) return [{ entry, isInTitle: true }];
    const texts = foldText([entry.title, ...entry.texts].join(' '));
    return hasWords(query, texts) ? [{ entry, isInTitle: false }] : [];
  });
  return found
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .map(({ entry }) => entry);
}

/** Builds a hit: with the text of the entry that has most of the words which its title lacks. */
export function hitOf(entry: Entry, query: FoldedQuery): SearchHit {
  const { restId, title, texts, ownerTitle = null, language = null } = entry;
  const [best = ''] = texts.filter(Boolean).toSorted(byDescending(wordsBesides(title, query)));
  return {
    ...{ restId, ownerTitle, language },
    title: pieces(title, query),
    text: pieces(excerpt(best, query), query),
  };
}

/** Returns a function that counts the words of a query which a text has and the title has not. */
function wordsBesides(title: string, query: FoldedQuery): (text: string) => number {
  const foldedTitle = foldText(title);
  if (hasWords(query, foldedTitle)) return () => 0;
  const missing = query.words.filter((word) => !foldedTitle.includes(word));
  return (text) => {
    const folded = foldText(text);
    const count = missing.filter((word) => folded.includes(word)).length;
    return hasWords(query, folded) ? query.words.length : count;
  };
}

function byDescending(countOf: (text: string) => number) {
  return (a: string, b: string) => countOf(b) - countOf(a);
}
