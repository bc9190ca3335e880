import { isReference } from '@apollo/client';
import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

/** A list in the cache: a field of Query, or of the object `of`. */
export interface CachedEntries {
  of?: { __typename: string; id: string };
  field: string;
}

/** An object of a list; the cache has no reference to one without an id. */
type Entry = Reference | StoreObject;

interface StoredConnection extends StoreObject {
  edges: readonly StoreObject[];
}

/**
 * Gives an object another position in a list that is loaded to its end; the first is 1. An image, which has
 * no id, is named by its path.
 */
export function moveEntry(
  cache: ApolloCache,
  { of, field }: CachedEntries,
  idOrPath: string,
  position: number,
): void {
  cache.modify<Record<string, StoredConnection | readonly Entry[]>>({
    id: of ? cache.identify({ ...of }) : 'ROOT_QUERY',
    fields: {
      [field]: (stored, { readField }) => {
        if (isReference(stored)) return stored;
        const isMoved = (entry: Entry | undefined) =>
          (readField('id', entry) ?? readField('path', entry)) === idOrPath;
        if (!isConnection(stored)) return moved(stored, isMoved, position);
        const isMovedIn = (edge: StoreObject) => isMoved(readField<Reference>('node', edge));
        return { ...stored, edges: moved(stored.edges, isMovedIn, position) };
      },
    },
  });
}

function isConnection(stored: StoredConnection | readonly Entry[]): stored is StoredConnection {
  return 'edges' in stored;
}

function moved<T>(entries: readonly T[], isMoved: (entry: T) => boolean, position: number): T[] {
  const entry = entries.filter(isMoved);
  return entries.filter((other) => !isMoved(other)).toSpliced(position - 1, 0, ...entry);
}
