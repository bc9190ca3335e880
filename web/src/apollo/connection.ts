import { isReference } from '@apollo/client';
import type {
  ApolloCache,
  Reference,
  StoreObject,
  TypedDocumentNode,
  Unmasked,
} from '@apollo/client';

interface Connection {
  edges: readonly { node: { __typename: string; id: string } }[];
}

/** The names of the fields that hold a connection. */
type ConnectionField<TData> = {
  [TField in keyof TData & string]: TData[TField] extends Connection ? TField : never;
}[keyof TData & string];

/** An edge with all that the document selects of it. */
type EdgeOf<TData, TField extends keyof TData> = TData[TField] extends { edges: (infer TEdge)[] }
  ? TEdge
  : never;

/** A list in the cache. Its names come from a typed document: a renamed field does not compile. */
interface CachedList<TData, TField> {
  /** The query that loads the list, or the fragment on the object `of`. */
  document: TypedDocumentNode<TData, never>;
  of?: { __typename: string; id: string };
  /** The field of the list, which the document selects without an alias. */
  field: TField;
}

interface StoredConnection {
  edges: readonly StoreObject[];
  pageInfo: StoreObject;
}

/**
 * Appends the edge of a mutation's response to a list; does nothing if no screen has loaded the list. The
 * next page of a list that is not loaded to its end still follows `endCursor`.
 */
export function appendEdge<TData, TField extends ConnectionField<Unmasked<TData>>>(
  cache: ApolloCache,
  list: CachedList<TData, TField>,
  edge: NoInfer<EdgeOf<Unmasked<TData>, TField>> & Connection['edges'][number],
): void {
  cache.modify<Record<string, StoredConnection>>({
    id: list.of ? cache.identify({ ...list.of }) : 'ROOT_QUERY',
    fields: {
      [list.field]: (stored, { toReference }) => {
        if (isReference(stored)) return stored;
        // The cache has normalized the response: the list holds a reference to its node.
        const newEdge = { ...edge, node: toReference({ ...edge.node }) };
        return { ...stored, edges: [...stored.edges, newEdge] };
      },
    },
  });
}

/** Removes the object with this global id from a list. If the next page follows it, its predecessor takes over. */
export function removeEdge<TData, TField extends ConnectionField<Unmasked<TData>>>(
  cache: ApolloCache,
  list: CachedList<TData, TField>,
  deletedId: string,
): void {
  cache.modify<Record<string, StoredConnection>>({
    id: list.of ? cache.identify({ ...list.of }) : 'ROOT_QUERY',
    fields: {
      [list.field]: (stored, { readField }) => {
        if (isReference(stored)) return stored;
        const index = stored.edges.findIndex(
          (edge) => readField('id', readField<Reference>('node', edge)) === deletedId,
        );
        if (index < 0) return stored;
        const { edges, pageInfo } = stored;
        const isLast = edges[index]?.['cursor'] === pageInfo['endCursor'];
        const endCursor = isLast ? (edges[index - 1]?.['cursor'] ?? null) : pageInfo['endCursor'];
        return {
          ...stored,
          edges: edges.filter((edge) => edge !== edges[index]),
          pageInfo: { ...pageInfo, endCursor },
        };
      },
    },
  });
}
