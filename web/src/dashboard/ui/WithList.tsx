import type { TypedDocumentNode } from '@apollo/client';
import { useBackgroundQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';

interface WithListProps {
  list: TypedDocumentNode<unknown, Record<string, never>>;
  /** The screen of one object of that list. */
  children: ReactNode;
}

/** Loads a list beside the screen that goes back to it, so that no query follows a deletion there. */
export function WithList({ list, children }: WithListProps) {
  useBackgroundQuery(list);
  return children;
}
