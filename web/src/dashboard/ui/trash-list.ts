import type { ApolloCache } from '@apollo/client';

/** The order in which the trash is shown. */
export const newestFirst = { field: 'ID', direction: 'DESC' } as const;

/** Removes the list of the trash from the cache: it is read again at once if it is on screen. */
export function forgetTrashList(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash', args: { orderBy: newestFirst } });
}

/** Returns the entry of the trash that the response to a deletion names; undefined if it names none. */
export function trashEntryIn(response: unknown): string | undefined {
  const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
  return Object.values(data)
    .filter(isObject)
    .map((payload) => payload['trashEntryId'])
    .find((id) => typeof id === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
