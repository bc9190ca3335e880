import { isReference } from '@apollo/client';
import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

/** A list of the schema whose membership a mutation can change. */
type ListField =
  | 'spares'
  | 'allProducts'
  | 'allCategories'
  | 'allPartners'
  | 'services'
  | 'requests'
  | 'applications';

/** A field of the schema that gives one object by the id of its address. */
type ObjectField = 'spare' | 'productToEdit' | 'service';

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
 * Puts the edge of a mutation's answer at the end of a list; a list that no screen has read stays unread.
 * Where a list has not been read to its end, it comes with the rest: the next page is asked for by the
 * last edge that is there.
 */
export function appendEdge(cache: ApolloCache, field: ListField, edge: Edge): void {
  cache.modify<Record<string, Connection>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (list, { toReference }) => {
        if (isReference(list) || list.pageInfo?.hasNextPage) return list;
        // The cache has normalised the answer: the list holds a reference to its node.
        const newEdge = { ...edge, node: toReference(edge.node) };
        return { ...list, edges: [...list.edges, newEdge] };
      },
    },
  });
}

/** Takes the object with this global id out of a list. */
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
 * Takes a deleted object out of its list and answers its address with null. The object itself stays
 * in the cache: a screen that still watches it would otherwise ask the server for it again.
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
