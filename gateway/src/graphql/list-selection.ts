import { foldQuery, foldText, hasWords } from 'backend/part-folding';
import { z } from 'zod';
import { badUserInput } from '../contract/error.ts';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import type { Language } from '../contract/language.ts';
import { languageKey, languages } from '../contract/language.ts';
import type { ListQuery } from '../contract/list-page.ts';
import { isBefore } from '../contract/list-page.ts';

/** An entry of a list, with what some lists are sorted and filtered by. */
export interface ListEntry {
  id: string;
  lang?: Language | null;
  created_at?: string | null;
  suspected?: boolean | null | undefined;
}

/** Checks which entries of a list are selected, and in which order. */
export const listSelection = z.object({
  filter: z
    .object({
      text: z.string().nullish(),
      language: z.enum(languages).nullish(),
      receivedFrom: z.date().nullish(),
      receivedTo: z.date().nullish(),
      isSuspectedSpam: z.boolean().nullish(),
    })
    .nullish(),
  orderBy: z
    .object({ field: z.enum(['ID', 'RECEIVED_AT']), direction: z.enum(['ASC', 'DESC']) })
    .nullish(),
});

/** Which entries of a list, and in which order: arguments of the schema's lists. */
export type ListSelection = z.output<typeof listSelection>;

/** Returns the texts of an entry in which a list is searched. */
export type SearchedTexts<T> = (entry: T) => string[];

const maxTextLength = 200;

/** Throws `BAD_USER_INPUT` for a text that is too long. */
export function checkSelection({ filter }: ListSelection): void {
  if ((filter?.text ?? '').length > maxTextLength) {
    throw badUserInput('filter.text', `must have at most ${maxTextLength} characters`);
  }
}

/** Returns the query of a selection for backends that know pages (extension). */
export function selectionQuery({ filter, orderBy }: ListSelection): ListQuery {
  const { text, language, receivedFrom, receivedTo, isSuspectedSpam } = filter ?? {};
  return {
    ...(text && { text }),
    ...(language && { lang: languageKey(language) }),
    ...(receivedFrom && { received_from: receivedFrom.toISOString() }),
    ...(receivedTo && { received_to: receivedTo.toISOString() }),
    ...(typeof isSuspectedSpam === 'boolean' && { suspected: String(isSuspectedSpam) }),
    ...(orderBy && {
      order: `${orderBy.direction === 'DESC' ? '-' : ''}${orderBy.field.toLowerCase()}`,
    }),
  };
}

/**
 * Filters and sorts a whole list, which comes in the order of the backend: oldest first. A text is folded as
 * the part search folds it, in pieces; without words it is no filter.
 */
export async function selectEntries<T extends ListEntry>(
  list: T[],
  { filter, orderBy }: ListSelection,
  texts: SearchedTexts<T>,
): Promise<T[]> {
  const query = foldQuery(filter?.text ?? '');
  const isFound = (entry: T) =>
    query.words.length === 0 || hasWords(query, foldText(texts(entry).join(' ')));
  const entries = filter
    ? await flatMapInPieces(list, (entry) =>
        passes(entry, filter) && isFound(entry) ? [entry] : [],
      )
    : list;
  if (!orderBy) return entries;
  const byId = entries.toSorted(
    (a, b) => Number(isBefore(b.id, a.id)) - Number(isBefore(a.id, b.id)),
  );
  const sorted =
    orderBy.field === 'ID'
      ? byId
      : byId.toSorted((a, b) => compare(a.created_at ?? '', b.created_at ?? ''));
  return orderBy.direction === 'DESC' ? sorted.toReversed() : sorted;
}

function passes(
  entry: ListEntry,
  { language, receivedFrom, receivedTo, isSuspectedSpam }: NonNullable<ListSelection['filter']>,
): boolean {
  // Times are ISO 8601 in UTC, so that their texts compare as they do.
  const { created_at: receivedAt } = entry;
  return (
    (!language || entry.lang === language) &&
    (!receivedFrom || (!!receivedAt && receivedAt >= receivedFrom.toISOString())) &&
    (!receivedTo || (!!receivedAt && receivedAt < receivedTo.toISOString())) &&
    (typeof isSuspectedSpam !== 'boolean' || (entry.suspected ?? false) === isSuspectedSpam)
  );
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
