import type { ApolloCache, Reference } from '@apollo/client';

interface Connection {
  edges: readonly { node: Reference }[];
}

/** A list of the schema whose membership a mutation can change. */
type ListField = 'spares' | 'requests';

/** Puts an edge at the end of a list; a list that no screen has read stays unread. */
export function appendEdge(cache: ApolloCache, field: ListField, edge: object): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (list: Connection) => ({ ...list, edges: [...list.edges, edge] }),
    },
  });
}

/** Takes the object with this global id out of a list. */
export function removeEdge(cache: ApolloCache, field: ListField, deletedId: string): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (list: Connection, { readField }) => ({
        ...list,
        edges: list.edges.filter(({ node }) => readField('id', node) !== deletedId),
      }),
    },
  });
}
