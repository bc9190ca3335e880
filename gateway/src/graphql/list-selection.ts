import { badUserInput } from '../contract/error.ts';
import type { Language } from '../contract/language.ts';
import { isBefore } from '../contract/rest-id.ts';

/** An entry of a list, with what some lists are sorted and filtered by. */
export interface ListEntry {
  id: string;
  lang?: Language | null;
  created_at?: string | null;
}

/** Which entries of a list, and in which order: the arguments of the schema's lists. */
export interface ListSelection {
  filter?: {
    text?: string | null;
    language?: Language | null;
    receivedFrom?: Date | null;
    receivedTo?: Date | null;
  } | null;
  orderBy?: { field: 'ID' | 'RECEIVED_AT'; direction: 'ASC' | 'DESC' } | null;
}

/** Returns the texts of an entry in which a list is searched. */
export type SearchedTexts<T> = (entry: T) => string[];

const maxTextLength = 200;

/** Throws `BAD_USER_INPUT` for a text that is too long. */
export function checkSelection({ filter }: ListSelection): void {
  if ((filter?.text ?? '').length > maxTextLength) {
    throw badUserInput('filter.text', `must have at most ${maxTextLength} characters`);
  }
}

/** Filters and sorts a whole list, which comes in the order of the backend: oldest first. */
export function selectEntries<T extends ListEntry>(
  list: T[],
  { filter, orderBy }: ListSelection,
  texts: SearchedTexts<T>,
): T[] {
  const entries = filter ? list.filter((entry) => passes(entry, filter, texts)) : list;
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

function passes<T extends ListEntry>(
  entry: T,
  { text, language, receivedFrom, receivedTo }: NonNullable<ListSelection['filter']>,
  texts: SearchedTexts<T>,
): boolean {
  // Times are ISO 8601 in UTC, so that their texts compare as they do.
  const { created_at: receivedAt } = entry;
  return (
    (!text || texts(entry).join(' ').toLowerCase().includes(text.toLowerCase())) &&
    (!language || entry.lang === language) &&
    (!receivedFrom || (!!receivedAt && receivedAt >= receivedFrom.toISOString())) &&
    (!receivedTo || (!!receivedAt && receivedAt < receivedTo.toISOString()))
  );
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
