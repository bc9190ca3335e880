import type { SearchKind } from '../../apollo/schema.generated.ts';
import { entities } from '../entity/entities.ts';
import type { Entity, ScreenEntity } from '../entity/entities.ts';
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

/** Where a hit is. */
export interface Place {
  path: string;
  /** What the list of that screen is filtered by, so that it shows the hit. */
  filter?: string;
}

/** How many hits of a kind the server counts (schema.graphql). */
const maxCounted = 200;

/** Returns where a hit is; `typed` filters a list that could not be filtered by a title. */
function placeOf(kind: SearchKind, { restId, title }: Hit, typed: string): Place {
  const { path, owner, isListed }: ScreenEntity = entities[kind];
  if (isListed) return { path: path(restId), filter: textOf(title) || typed };
  return owner ? { path: path(restId), filter: textOf(title) } : { path: path(restId) };
}

/** Returns what was found as options, by kind; `typed` is what was searched for. */
export function optionGroups(found: readonly Group[], typed: string): OptionGroup<FindOption>[] {
  return found.map(({ kind, hits, totalCount }) => {
    const options = hits.map((hit, index): FindOption => {
      return {
        type: 'hit',
        key: `${kind}-${index}`,
        title: textOf(hit.title).trim() ? hit.title : [{ ...noMatch, text: nameOf(kind, hit) }],
        text: hit.text,
        aside: hit.ownerTitle ?? hit.language ?? '',
        to: placeOf(kind, hit, typed),
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

/** Names a hit without a title. */
function nameOf(kind: SearchKind, { restId }: Hit): string {
  const { name, ownName }: Entity = entities[kind];
  return ownName?.(restId) ?? `${name} ${restId}`;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
