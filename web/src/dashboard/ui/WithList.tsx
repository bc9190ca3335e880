import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface WithListProps<TVariables extends OperationVariables> {
  list: TypedDocumentNode<unknown, TVariables>;
  /** What the list's own screen asks for. */
  variables: TVariables;
  /** The screen of one object of that list. */
  children: ReactNode;
}

/**
 * Loads a list beside the screen that goes back to it, so that no query follows a deletion there. It
 * only fills the cache: a watched query would hand its old result to the list's own screen.
 */
export function WithList<TVariables extends OperationVariables>({
  list,
  variables,
  children,
}: WithListProps<TVariables>) {
  const client = useApolloClient();
  // Once, and before the screen's own query; the list's screen tells of a failure.
  useState(() => {
    client.query({ query: list, variables }).catch(() => {});
  });
  return children;
}
