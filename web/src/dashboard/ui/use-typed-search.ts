import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';

import { minSearchLength, typingMs } from './search-text.ts';

/**
 * Searches by what is typed, once typing pauses. Until the response arrives, `data` is that of the text before;
 * it is undefined for a text that is too short to search by.
 */
export function useTypedSearch<TData, TVariables extends OperationVariables>(
  text: string,
  document: TypedDocumentNode<TData, TVariables>,
  variablesOf: (query: string) => TVariables,
) {
  const typed = text.trim();
  const [query] = useDebouncedValue(typed, typingMs);
  const isLongEnough = query.length >= minSearchLength;
  const { data, previousData, loading, error } = useQuery(
    document,
    // Some of what is found is personal data, so nothing of it stays in the cache.
    isLongEnough ? { variables: variablesOf(query), fetchPolicy: 'no-cache' } : skipToken,
  );
  const isShown = isLongEnough && typed.length >= minSearchLength;
  return {
    query,
    data: isShown ? (data ?? previousData) : undefined,
    isWaiting: loading || typed !== query,
    error,
  };
}
