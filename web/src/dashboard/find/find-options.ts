import type { FoundKind } from '../../apollo/schema.generated.ts';
import { pagePlaces } from '../lists/page-places.ts';
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
  | { type: 'more'; key: string; kind: FoundKind; label: string };

/** Where a hit is. */
export interface Place {
  path: string;
  /** What the list of that screen is filtered by, so that it shows the hit. */
  filter?: string;
}

/** The options of a kind. */
export interface OptionGroup {
  kind: FoundKind;
  name: string;
  options: FindOption[];
}

/** How many hits of a kind the server counts (schema.graphql). */
const mostCounted = 200;

const kinds: Record<
  FoundKind,
  { name: string; one: string; placeOf: (hit: Hit, typed: string) => Place }
> = {
  SUB_PART: {
    name: 'Parts',
    one: 'Part',
    placeOf: (hit) => ({ path: `/dashboard/spare/${idOf(hit)}`, filter: textOf(hit.title) }),
  },
  SPARE: {
    name: 'Spare parts',
    one: 'Spare part',
    placeOf: (hit) => ({ path: `/dashboard/spare/${idOf(hit)}` }),
  },
  SERVICE: {
    name: 'Services',
    one: 'Service',
    placeOf: (hit) => ({ path: `/dashboard/services/${idOf(hit)}` }),
  },
  PRODUCT: {
    name: 'Products',
    one: 'Product',
    placeOf: (hit) => ({ path: `/dashboard/product/${idOf(hit)}` }),
  },
  PARTNER: { name: 'Partners', one: 'Partner', placeOf: inList('/dashboard/partners') },
  CATEGORY: { name: 'Categories', one: 'Category', placeOf: inList('/dashboard/categories') },
  PAGE: {
    name: 'Pages',
    one: 'Page',
    placeOf: ({ restId }) => ({ path: pagePlaces[restId]?.path ?? '/dashboard' }),
  },
  REQUEST: { name: 'Requests', one: 'Request', placeOf: inList('/dashboard/requests') },
  APPLICATION: { name: 'Applications', one: 'Application', placeOf: inList('/dashboard/careers') },
};

/** Leads to a list, filtered by the title of the hit, or by what was typed where it has none. */
function inList(path: string) {
  return ({ title }: Hit, typed: string): Place => ({ path, filter: textOf(title) || typed });
}

/** Returns what was found as options, by kind; `typed` is what was searched for. */
export function optionGroups(found: readonly Group[], typed: string): OptionGroup[] {
  return found.map(({ kind, hits, totalCount }) => {
    const options = hits.map((hit, index): FindOption => {
      return {
        type: 'hit',
        key: `${kind}-${index}`,
        title: textOf(hit.title).trim() ? hit.title : [{ ...noMatch, text: nameOf(kind, hit) }],
        text: hit.text,
        aside: hit.ownerTitle ?? hit.language ?? '',
        to: kinds[kind].placeOf(hit, typed),
      };
    });
    const rest = totalCount - hits.length;
    if (rest > 0) {
      const label = `${totalCount < mostCounted ? '' : 'At least '}${rest} more`;
      options.push({ type: 'more', key: `${kind}-more`, kind, label });
    }
    return { kind, name: kinds[kind].name, options };
  });
}

const noMatch = { __typename: 'FoundPiece', isMatch: false } as const;

/** Names a hit without a title. */
function nameOf(kind: FoundKind, { restId }: Hit): string {
  return (kind === 'PAGE' && pagePlaces[restId]?.name) || `${kinds[kind].one} ${restId}`;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function idOf({ restId }: Hit): string {
  return encodeURIComponent(restId);
}
