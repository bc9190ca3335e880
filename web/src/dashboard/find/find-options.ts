import type { SearchKind } from '../../apollo/schema.generated.ts';
import { entities } from '../entity/entities.ts';
import { nameOf, placeOf } from '../entity/place.ts';
import type { Place } from '../entity/place.ts';
import type { OptionGroup } from '../ui/SearchBox.tsx';
import type { FindDialogQuery } from './FindDialog.generated.ts';

type Group = FindDialogQuery['find'][number];
type Hit = Group['hits'][number];

/** A piece of a text, and whether it is what was searched for. */
export type Piece = Hit['title'][number];

/** Something that was found, or the way to more of its kind. */
export type FindOption =
  | {
      type: 'hit';
      key: string;
      title: readonly Piece[];
      text: readonly Piece[];
      aside: string;
      to: Place;
    }
  | { type: 'more'; key: string; kind: SearchKind; label: string };

/** How many hits of a kind the server counts (schema.graphql). */
const maxCounted = 200;

/** Returns what was found as options, by kind; `typed` is what was searched for. */
export function optionGroups(found: readonly Group[], typed: string): OptionGroup<FindOption>[] {
  return found.map(({ kind, hits, totalCount }) => {
    const options = hits.map((hit, index): FindOption => {
      const named = { restId: hit.restId, title: textOf(hit.title) };
      return {
        type: 'hit',
        key: `${kind}-${index}`,
        title: named.title.trim() ? hit.title : [{ ...noMatch, text: nameOf(kind, named) }],
        text: hit.text,
        aside: hit.ownerTitle ?? hit.language ?? '',
        to: placeOf(kind, named, typed),
      };
    });
    const rest = totalCount - hits.length;
    if (rest > 0) {
      const label = `${totalCount < maxCounted ? '' : 'At least '}${rest} more`;
      options.push({ type: 'more', key: `${kind}-more`, kind, label });
    }
    return { key: kind, name: entities[kind].plural, options };
  });
}

const noMatch = { __typename: 'TextSegment', isMatch: false } as const;

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
