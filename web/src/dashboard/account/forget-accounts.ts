import type { ApolloCache } from '@apollo/client';

const lists = ['administrators', 'invitations', 'sessions', 'secondFactor'];

/** Removes what the screen of accounts shows from the cache: it is read again at once. */
export function forgetAccounts(cache: ApolloCache): void {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
