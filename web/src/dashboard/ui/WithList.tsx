import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface WithListProps {
  list: TypedDocumentNode<unknown, Record<string, never>>;
  /** The screen of one object of that list. */
  children: ReactNode;
}

/**
 * Loads a list beside the screen that goes back to it, so that no query follows a deletion there. It
 * only fills the cache: a watched query would hand its old result to the list's own screen.
 */
export function WithList({ list, children }: WithListProps) {
  const client = useApolloClient();
  // Once, and before the screen's own query; the list's screen tells of a failure.
  useState(() => {
    client.query({ query: list }).catch(() => {});
  });
  return children;
}
