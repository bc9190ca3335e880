import { isReference } from '@apollo/client';
import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

/** A list in the cache: a field of Query, or of the object `of`. */
export interface CachedEntries {
  of?: { __typename: string; id: string };
  field: string;
}

interface StoredConnection extends StoreObject {
  edges: readonly StoreObject[];
}

/** Gives an object another position in a list that is loaded to its end; the first is 1. */
export function moveEntry(
  cache: ApolloCache,
  { of, field }: CachedEntries,
  id: string,
  position: number,
): void {
  cache.modify<Record<string, StoredConnection | readonly Reference[]>>({
    id: of ? cache.identify({ ...of }) : 'ROOT_QUERY',
    fields: {
      [field]: (stored, { readField }) => {
        if (isReference(stored)) return stored;
        if (isConnection(stored)) {
          const nodeOf = (edge: StoreObject) => readField<Reference>('node', edge);
          const isMoved = (edge: StoreObject) => readField('id', nodeOf(edge)) === id;
          return { ...stored, edges: moved(stored.edges, isMoved, position) };
        }
        return moved(stored, (entry) => readField('id', entry) === id, position);
      },
    },
  });
}

function isConnection(stored: StoredConnection | readonly Reference[]): stored is StoredConnection {
  return 'edges' in stored;
}

function moved<T>(entries: readonly T[], isMoved: (entry: T) => boolean, position: number): T[] {
  const entry = entries.filter(isMoved);
  return entries.filter((other) => !isMoved(other)).toSpliced(position - 1, 0, ...entry);
}
