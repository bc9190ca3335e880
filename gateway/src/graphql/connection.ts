import { badUserInput } from '../contract/error.ts';
import { restIdOf, toGlobalId } from './global-id.ts';

/** The arguments of a list. */
export interface ConnectionArgs {
  first?: number | null;
  after?: string | null;
}

/** An entry of a list, with its cursor. A cursor names the entry, so it stays right when others come and go. */
export class Edge<T extends { id: string }> {
  readonly node: T;

  constructor(node: T) {
    this.node = node;
  }

  /** Made when it is asked for, which is seldom: a list has as many cursors as entries. */
  get cursor(): string {
    return toGlobalId('after', this.node.id);
  }
}

/** A page of a list, as Relay's cursor connections specification has it. */
export interface Connection<T extends { id: string }> {
  edges: Edge<T>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** The REST id of the entry that a cursor names. Throws `BAD_USER_INPUT` where it is none. */
export function restIdOfCursor(cursor: string): string {
  return restIdOf('after', cursor);
}

/**
 * A page of a whole list.
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
