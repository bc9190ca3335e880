import { badUserInput } from '../contract/error.ts';
import { restIdOf, toGlobalId } from './global-id.ts';

/** The arguments of a list. */
export interface ConnectionArgs {
  first?: number | null;
  after?: string | null;
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
}

/** Returns the REST id of the entry that a cursor names. Throws `BAD_USER_INPUT` if it is no cursor. */
export function restIdOfCursor(cursor: string): string {
  return restIdOf('after', cursor);
}

/**
 * Cuts a page out of a whole list.
 * Throws `BAD_USER_INPUT` for a negative `first` and for an `after` that names no entry.
 */
export function connection<T extends { id: string }>(
  list: T[],
  { first, after }: ConnectionArgs,
): Connection<T> {
  if (typeof first === 'number' && first < 0) throw badUserInput('first', 'must not be negative');
  const all = list.map((node) => new Edge(node));
  const start = after ? all.findIndex(({ cursor }) => cursor === after) + 1 : 0;
  if (after && start === 0) throw badUserInput('after', 'names no entry of this list');
  const end = Math.min(all.length, start + (first ?? all.length));
  const edges = all.slice(start, end);
  return {
    edges,
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
