import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface WithListProps<TVariables extends OperationVariables> {
  list: TypedDocumentNode<unknown, TVariables>;
  /** The query of the list's own screen. */
  variables: TVariables;
  /** The screen of one entry of that list. */
  children: ReactNode;
}

/**
 * Preloads a list beside a screen that returns to it, so that no query follows a deletion. Only fills
 * the cache: a watched query would pass its old result to the list's own screen.
 */
export function WithList<TVariables extends OperationVariables>({
  list,
  variables,
  children,
}: WithListProps<TVariables>) {
  const client = useApolloClient();
  // Once, before the screen's own query; the list's screen reports a failure.
  useState(() => {
    client.query({ query: list, variables }).catch(() => {});
  });
  return children;
}
