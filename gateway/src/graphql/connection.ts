import { z } from 'zod';
import { badUserInput } from '../contract/error.ts';
import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { restIdOf, toGlobalId } from './global-id.ts';
import type { ListEntry, SearchedTexts } from './list-selection.ts';
import { checkSelection, listSelection, selectEntries, selectionQuery } from './list-selection.ts';

/** The size of a page where neither `first` nor `last` is given. */
export const defaultPageSize = 50;

/** The bound of `first` and `last`. */
export const maxPageSize = 200;

/** Checks the arguments of a list where GraphQL does not type them. */
export const connectionArgs = listSelection.extend({
  first: z.int().nullish(),
  after: z.string().nullish(),
  last: z.int().nullish(),
  before: z.string().nullish(),
  offset: z.int().nullish(),
});

/** The arguments of a list. */
export type ConnectionArgs = z.output<typeof connectionArgs>;

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
  nodes: T[];
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
  /** The number of entries left out before the page begins. */
  offset: number;
}

/**
 * Builds a page of a list out of what `listQuery` has read: of a whole list it filters and sorts the
 * entries and cuts out the page. Throws `BAD_USER_INPUT` as `listQuery` does, and for a cursor that names
 * no entry.
 */
export async function connection<T extends ListEntry>(
  list: ListPage<T>,
  args: ConnectionArgs,
  texts: SearchedTexts<T>,
): Promise<Connection<T>> {
  const { size, fromEnd, after, before, offset } = pageOf(args);
  const { between, total } =
    list.total === undefined
      ? cut(await selectEntries(list.entries, args, texts), after, before, offset)
      : { between: list.entries, total: list.total };
  const hasMore = between.length > size;
  const page = fromEnd ? between.slice(Math.max(0, between.length - size)) : between.slice(0, size);
  const edges = page.map((node) => new Edge(node));
  return {
    edges,
    nodes: page,
    pageInfo: {
      hasNextPage: fromEnd ? before !== undefined : hasMore,
      hasPreviousPage: fromEnd ? hasMore : after !== undefined || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  };
}

/**
 * Returns the query of a page for backends that know pages (extension), with one entry more to tell
 * whether others follow. Throws `BAD_USER_INPUT` for arguments that select no page.
 */
export function listQuery(args: ConnectionArgs): ListQuery {
  const { size, fromEnd, after, before, offset } = pageOf(args);
  return {
    [fromEnd ? 'last' : 'first']: String(size + 1),
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
    ...(offset > 0 && { skip_first: String(offset) }),
    ...selectionQuery(args),
  };
}

/** Cuts out the entries between two cursors, without the first ones. */
function cut<T extends ListEntry>(
  entries: T[],
  after: string | undefined,
  before: string | undefined,
  offset: number,
): { between: T[]; total: number } {
  const start = offset + (after === undefined ? 0 : indexOf(after, entries, 'after') + 1);
  const end = before === undefined ? entries.length : indexOf(before, entries, 'before');
  return { between: entries.slice(start, end), total: entries.length };
}

/** Reads which page is selected. Throws `BAD_USER_INPUT` for arguments that select none. */
function pageOf(args: ConnectionArgs): Page {
  const { first, last, after, before, offset } = args;
  checkSelection(args);
  checkSize('first', first);
  checkSize('last', last);
  if ((offset ?? 0) < 0) throw badUserInput('offset', 'must not be negative');
  if (typeof first === 'number' && typeof last === 'number') {
    throw badUserInput('last', 'must not be given together with first');
  }
  if (typeof offset === 'number' && typeof last === 'number') {
    throw badUserInput('offset', 'must not be given together with last');
  }
  return {
    size: first ?? last ?? defaultPageSize,
    fromEnd: typeof last === 'number',
    after: restIdOfCursor('after', after),
    before: restIdOfCursor('before', before),
    offset: offset ?? 0,
  };
}

/** Throws `BAD_USER_INPUT` for a size that no page has. */
export function checkSize(name: 'first' | 'last', size: number | null | undefined): void {
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
