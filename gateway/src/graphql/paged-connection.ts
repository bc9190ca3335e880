import { badUserInput } from '../contract/error.ts';
import { isBefore } from '../contract/rest-id.ts';
import type { Connection, ConnectionArgs } from './connection.ts';
import { connection, restIdOfCursor } from './connection.ts';

/** The query parameters of a page: `limit` and `cursor`, or none for the whole list. */
export type Page = Record<string, string>;

/** The size of the largest page of a backend; larger ones are cut out of the whole list. */
const mostAtOnce = 1000;

/** Returns the query of a page for backends that can page (extension), with one entry more. */
export function pageOf({ first, after }: ConnectionArgs): Page {
  return {
    ...(typeof first === 'number' && first < mostAtOnce && { limit: String(first + 1) }),
    ...(after && { cursor: restIdOfCursor(after) }),
  };
}

/**
 * Builds a page from the response to `pageOf`: the page itself, or the whole list if the backend cannot
 * page. Throws `BAD_USER_INPUT` as `connection` does.
 */
export function pagedConnection<T extends { id: string }>(
  list: T[],
  args: ConnectionArgs,
): Connection<T> {
  const { first, after } = args;
  const cursor = after ? restIdOfCursor(after) : undefined;
  const isWhole = cursor === undefined || list.some(({ id }) => id === cursor);
  if (isWhole) return connection(list, { first: first ?? null, after: after ?? null });
  // Lists are sorted from old to new: one with an entry before the cursor, or with more entries than
  // requested, is the whole list, and the entry of the cursor is gone.
  const { limit } = pageOf(args);
  const isLonger = limit !== undefined && list.length > Number(limit);
  if (isLonger || list.some(({ id }) => isBefore(id, cursor))) {
    throw badUserInput('after', 'names no entry of this list');
  }
  const page = connection(list, { first: first ?? null });
  return { ...page, pageInfo: { ...page.pageInfo, hasPreviousPage: true } };
}
