import type { ApolloCache } from '@apollo/client';

/** The order in which the trash is shown. */
export const newestFirst = { field: 'ID', direction: 'DESC' } as const;

/** Removes the list of the trash from the cache: it is read again at once if it is on screen. */
export function forgetTrashList(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash', args: { orderBy: newestFirst } });
}
