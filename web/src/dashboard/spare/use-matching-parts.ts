import { useTypedSearch } from '../ui/use-typed-search.ts';
import type { MatchingPartsQuery } from './MatchingParts.generated.ts';
import { MatchingPartsDocument } from './MatchingParts.generated.ts';

type Hit = MatchingPartsQuery['find'][number]['hits'][number];

/** The most parts that the server finds (MatchingParts.graphql). */
const maxFound = 200;

interface MatchingParts {
  /** The parts that match, by the REST id of the spare that holds them. */
  bySpare: ReadonlyMap<string, string[]>;
  /** Whether further parts match, perhaps those of other spares. */
  mayBeMore: boolean;
}

/** Finds the spares that hold a part whose number or description is typed, as the part search does. */
export function useMatchingParts(text: string): MatchingParts {
  const { data } = useTypedSearch(text, MatchingPartsDocument, (query) => ({ text: query }));
  const group = data?.find[0];
  // Parts that match but for a typing error would only be in the way: what is typed may be a title.
  const hits = group?.hits.filter(isMatch) ?? [];
  const bySpare = Map.groupBy(hits, ({ restId }) => restId);
  return {
    bySpare: new Map([...bySpare].map(([restId, parts]) => [restId, parts.map(nameOf)])),
    mayBeMore: group?.totalCount === maxFound,
  };
}

function isMatch({ title, text }: Hit): boolean {
  return [...title, ...text].some((piece) => piece.isMatch);
}

/** Names a part by its number, and by the text that matches where the number does not. */
function nameOf({ title, text }: Hit): string {
  const isInNumber = title.some((piece) => piece.isMatch);
  return [...title, ...(isInNumber ? [] : [{ text: ' ' }, ...text])]
    .map((piece) => piece.text)
    .join('')
    .trim();
}
