import { badUserInput } from '../contract/error.ts';
import { isBefore } from '../contract/rest-id.ts';
import type { Connection, ConnectionArgs } from './connection.ts';
import { connection, restIdOfCursor } from './connection.ts';

/** What a page is asked for by: `limit` and `cursor`, or nothing for the whole list. */
export type Page = Record<string, string>;

/** A backend gives no more than so many at a time; who asks for more is given the list as a whole. */
const mostAtOnce = 1000;

/** The query of a page, for backends that can page (extension): one entry more than asked for. */
export function pageOf({ first, after }: ConnectionArgs): Page {
  return {
    ...(typeof first === 'number' && first < mostAtOnce && { limit: String(first + 1) }),
    ...(after && { cursor: restIdOfCursor(after) }),
  };
}

/**
 * A page out of what a backend answered to `pageOf`: the page itself, or the whole list where the
 * backend does not know paging. Throws `BAD_USER_INPUT` as `connection` does.
 */
export function pagedConnection<T extends { id: string }>(
  list: T[],
  args: ConnectionArgs,
): Connection<T> {
  const { first, after } = args;
  const cursor = after ? restIdOfCursor(after) : undefined;
  const isWhole = cursor === undefined || list.some(({ id }) => id === cursor);
  if (isWhole) return connection(list, { first: first ?? null, after: after ?? null });
  // The list goes from old to new: with an entry before the cursor, or with more than were asked for,
  // it is the whole list, and the cursor's entry is gone.
  const { limit } = pageOf(args);
  const isLonger = limit !== undefined && list.length > Number(limit);
  if (isLonger || list.some(({ id }) => isBefore(id, cursor))) {
    throw badUserInput('after', 'names no entry of this list');
  }
  const page = connection(list, { first: first ?? null });
  return { ...page, pageInfo: { ...page.pageInfo, hasPreviousPage: true } };
}
