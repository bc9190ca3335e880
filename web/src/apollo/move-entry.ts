import { isReference } from '@apollo/client';
import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

import { lastCursor } from './connection.ts';
import type { StoredConnection } from './connection.ts';

/** A list in the cache: a field of Query, or of the object `of`. */
export interface CachedEntries {
  of?: { __typename: string; id: string };
  field: string;
}

/** An object of a list; the cache has no reference to one without an id. */
type Entry = Reference | StoreObject;

type List = StoredConnection | readonly Entry[];

/**
 * Gives an object another position in a list; the first is 1. Where the list is not loaded to its end, the
 * object may come from behind what is loaded, or go there. What passes a filter stays as it is. An image,
 * which has no id, is named by its path.
 */
export function moveEntry(
  cache: ApolloCache,
  { of, field }: CachedEntries,
  idOrPath: string,
  position: number,
): void {
  const id = of ? cache.identify({ ...of }) : 'ROOT_QUERY';
  let edge: StoreObject | undefined;
  // Where it was found by a filter, only the list of that has it.
  cache.modify<Record<string, List>>({
    id,
    fields: {
      [field]: (stored, { readField }) => {
        if (!isReference(stored) && isConnection(stored)) {
          edge ??= stored.edges.find(
            (one) => readField('id', readField<Reference>('node', one)) === idOrPath,
          );
        }
        return stored;
      },
    },
  });
  cache.modify<Record<string, List>>({
    id,
    fields: {
      [field]: (stored, { readField, storeFieldName }) => {
        if (isReference(stored)) return stored;
        const isOther = (entry: Entry | undefined) =>
          (readField('id', entry) ?? readField('path', entry)) !== idOrPath;
        if (!isConnection(stored)) {
          const entry = stored.filter((one) => !isOther(one));
          return stored.filter(isOther).toSpliced(position - 1, 0, ...entry);
        }
        if (!edge || storeFieldName.includes('"filter"')) return stored;
        const isOtherEdge = (one: StoreObject) => isOther(readField<Reference>('node', one));
        return withMoved(stored, edge, isOtherEdge, position);
      },
    },
  });
}

function isConnection(stored: List): stored is StoredConnection {
  return 'edges' in stored;
}

function withMoved(
  stored: StoredConnection,
  edge: StoreObject,
  isOther: (edge: StoreObject) => boolean,
  position: number,
): StoredConnection {
  const { pageInfo } = stored;
  const edges = stored.edges.filter(isOther);
  const endCursor = lastCursor(stored, isOther);
  const loaded = edges.findIndex(({ cursor }) => cursor === endCursor) + 1;
  const isBehind = pageInfo['hasNextPage'] === true && position > loaded;
  return {
    ...stored,
    edges: isBehind ? edges : edges.toSpliced(position - 1, 0, edge),
    pageInfo: { ...pageInfo, endCursor },
  };
}
