import { isReference } from '@apollo/client';
import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

/** A list of the schema whose membership a mutation can change. */
type ListField =
  'spares' | 'products' | 'categories' | 'partners' | 'services' | 'requests' | 'applications';

/** A field of the schema that returns one object by the id in its address. */
type ObjectField = 'spare' | 'product' | 'service';

interface Edge {
  __typename: string;
  cursor: string;
  node: { __typename: string; id: string };
}

interface Connection {
  edges: readonly StoreObject[];
  pageInfo?: { hasNextPage?: boolean };
}

/**
 * Appends the edge of a mutation's response to a list; does nothing if no screen has loaded the list. A
 * list that is not loaded to its end gets the edge with the rest: the next page follows the last loaded
 * edge.
 */
export function appendEdge(cache: ApolloCache, field: ListField, edge: Edge): void {
  cache.modify<Record<string, Connection>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (list, { toReference }) => {
        if (isReference(list) || list.pageInfo?.hasNextPage) return list;
        // The cache has normalised the response: the list holds a reference to its node.
        const newEdge = { ...edge, node: toReference(edge.node) };
        return { ...list, edges: [...list.edges, newEdge] };
      },
    },
  });
}

/** Removes the object with this global id from a list. */
export function removeEdge(cache: ApolloCache, field: ListField, deletedId: string): void {
  cache.modify<Record<string, Connection>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (list, { readField }) => {
        if (isReference(list)) return list;
        const isDeleted = (edge: StoreObject) =>
          readField('id', readField<Reference>('node', edge)) === deletedId;
        return { ...list, edges: list.edges.filter((edge) => !isDeleted(edge)) };
      },
    },
  });
}

/**
 * Removes a deleted object from its list and sets its field of Query to null. The object itself stays in
 * the cache: a screen that still watches it would otherwise request it again.
 */
export function forgetObject(
  cache: ApolloCache,
  { list, field }: { list: ListField; field: ObjectField },
  deletedId: string,
): void {
  removeEdge(cache, list, deletedId);
  cache.modify<Record<string, Reference | null>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (object, { readField }) =>
        object && readField('id', object) === deletedId ? null : object,
    },
  });
}
