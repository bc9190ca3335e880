import type { ApolloClient } from '@apollo/client';

import { hasErrorCode } from '../../apollo/errors.ts';

/** Waits for a deletion; resolves to null where somebody else was faster: it is gone as well. */
export async function nullIfGone<T>(deletion: Promise<T>): Promise<T | null> {
  try {
    return await deletion;
  } catch (error) {
    if (hasErrorCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Waits as `nullIfGone` does; then reads again all that is shown, since no response says what is left. */
export async function untilGone<T>(client: ApolloClient, deletion: Promise<T>): Promise<T | null> {
  const response = await nullIfGone(deletion);
  if (response === null) client.cache.evict({ id: 'ROOT_QUERY' });
  return response;
}
