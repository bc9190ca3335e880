import type { ApolloCache } from '@apollo/client';

import { newestFirst } from './newest-first.ts';

/** Removes the list of the trash from the cache: it is read again at once if it is on screen. */
export function forgetTrashList(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash', args: { orderBy: newestFirst } });
}

/** Returns the entry of the trash that the response to a deletion names; undefined if it names none. */
export function trashEntryIn(response: unknown): string | undefined {
  return payloadsIn(response)
    .map((payload) => payload['trashEntryId'])
    .find((id) => typeof id === 'string');
}

/** Lists the ids that the response to a deletion, of one or of many, says are gone. */
export function deletedIdsIn(response: unknown): string[] {
  return payloadsIn(response)
    .flatMap((payload) => payload['deletedIds'] ?? payload['deletedId'])
    .filter((id) => typeof id === 'string');
}

function payloadsIn(response: unknown): Record<string, unknown>[] {
  const data = isObject(response) && isObject(response['data']) ? response['data'] : {};
  return Object.values(data).filter(isObject);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
