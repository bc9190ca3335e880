import { badUserInput } from '../contract/error.ts';
import { restIdOf, toGlobalId } from './global-id.ts';
import type { ListEntry, ListSelection, SearchedTexts } from './list-selection.ts';
import { checkSelection, selectEntries } from './list-selection.ts';

/** The size of a page where neither `first` nor `last` is given. */
export const defaultPageSize = 50;

/** The bound of `first` and `last`. */
export const maxPageSize = 200;

/** The arguments of a list. */
export interface ConnectionArgs extends ListSelection {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** An entry of a list with its cursor, which names the entry and so stays valid when others come and go. */
export class Edge<T extends { id: string }> {
  readonly node: T;

  constructor(node: T) {
    this.node = node;
  }

  /** Built on demand: a list has as many cursors as entries, and few are selected. */
  get cursor(): string {
    return toGlobalId('after', this.node.id);
  }
}

/** A page of a list, as defined by Relay's cursor connections specification. */
export interface Connection<T extends { id: string }> {
  edges: Edge<T>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

/** A page of a list, by the REST ids of its cursors. */
interface Page {
  size: number;
  /** Whether the page is cut from the end. */
  fromEnd: boolean;
  after: string | undefined;
  before: string | undefined;
}

/**
 * Filters and sorts a whole list and cuts a page out of it. Throws `BAD_USER_INPUT` for arguments that
 * select no page, and for a cursor that names no entry.
 */
export function connection<T extends ListEntry>(
  list: T[],
  args: ConnectionArgs,
  texts: SearchedTexts<T>,
): Connection<T> {
  const { size, fromEnd, after, before } = pageOf(args);
  const entries = selectEntries(list, args, texts);
  const start = after === undefined ? 0 : indexOf(after, entries, 'after') + 1;
  const end = before === undefined ? entries.length : indexOf(before, entries, 'before');
  const between = entries.slice(start, end);
  const hasMore = between.length > size;
  const page = fromEnd ? between.slice(Math.max(0, between.length - size)) : between.slice(0, size);
  const edges = page.map((node) => new Edge(node));
  return {
    edges,
    pageInfo: {
      hasNextPage: fromEnd ? before !== undefined : hasMore,
      hasPreviousPage: fromEnd ? hasMore : after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: entries.length,
  };
}

/** Reads which page is selected. Throws `BAD_USER_INPUT` for arguments that select none. */
function pageOf(args: ConnectionArgs): Page {
  const { first, last, after, before } = args;
  checkSelection(args);
  checkSize('first', first);
  checkSize('last', last);
  if (typeof first === 'number' && typeof last === 'number') {
    throw badUserInput('last', 'must not be given together with first');
  }
  return {
    size: first ?? last ?? defaultPageSize,
    fromEnd: typeof last === 'number',
    after: restIdOfCursor('after', after),
    before: restIdOfCursor('before', before),
  };
}

function checkSize(name: 'first' | 'last', size: number | null | undefined): void {
  if (typeof size !== 'number') return;
  if (size < 0) throw badUserInput(name, 'must not be negative');
  if (size > maxPageSize) throw badUserInput(name, `must be at most ${maxPageSize}`);
}

function restIdOfCursor(name: 'after' | 'before', cursor: string | null | undefined) {
  if (typeof cursor !== 'string') return undefined;
  try {
    return restIdOf('after', cursor);
  } catch {
    throw unknownCursor(name);
  }
}

function indexOf(restId: string, entries: ListEntry[], name: 'after' | 'before'): number {
  const index = entries.findIndex(({ id }) => id === restId);
  if (index < 0) throw unknownCursor(name);
  return index;
}

function unknownCursor(name: 'after' | 'before') {
  return badUserInput(name, 'names no entry of this list');
}
