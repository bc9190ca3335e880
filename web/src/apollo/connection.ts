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

/** The names of the fields that hold a connection; null where a backend has no such list. */
type ConnectionField<TData> = {
  [TField in keyof TData & string]: NonNullable<TData[TField]> extends Connection ? TField : never;
}[keyof TData & string];

/** An edge with all that the document selects of it. */
type EdgeOf<TData, TField extends keyof TData> =
  NonNullable<TData[TField]> extends { edges: (infer TEdge)[] } ? TEdge : never;

/** A list in the cache. Its names come from a typed document: a renamed field does not compile. */
interface CachedList<TData, TField> {
  /** The query that loads the list, or the fragment on the object `of`. */
  document: TypedDocumentNode<TData, never>;
  of?: { __typename: string; id: string };
  /** The field of the list, which the document selects without an alias. */
  field: TField;
  /** Tells by their names in the cache, which contain their arguments, which variants are meant; else all. */
  isMeant?: (storeFieldName: string) => boolean;
}

/** A connection as the cache stores it. */
export interface StoredConnection {
  edges: readonly StoreObject[];
  pageInfo: StoreObject;
  /** Where the document selects it. */
  totalCount?: number;
}

/** An edge that the document selects, as a list takes it. */
type NewEdge<TData, TField extends keyof TData> = EdgeOf<TData, TField> &
  Connection['edges'][number];

/** What a write has added to a list and removed from it. */
interface EdgeChanges<TEdge> {
  added?: readonly TEdge[];
  /** The global ids of the objects that are gone. */
  removedIds?: readonly string[];
}

/**
 * Appends the edge of a mutation's response, if it has one, to a list, and returns it; changes nothing if no
 * screen has loaded the list. The next page of a list that is not loaded to its end still follows `endCursor`.
 * Where a filter was asked for, the list is forgotten, and read again if it is on screen.
 */
export function appendEdge<
  TData,
  TField extends ConnectionField<Unmasked<TData>>,
  TEdge extends NewEdge<Unmasked<TData>, TField>,
>(
  cache: ApolloCache,
  list: CachedList<TData, TField>,
  edge: TEdge | null | undefined,
): TEdge | null | undefined {
  if (edge) changeEdges(cache, list, { added: [edge] });
  return edge;
}

/** Removes the object with this global id from a list. If the next page follows it, its predecessor takes over. */
export function removeEdge<TData, TField extends ConnectionField<Unmasked<TData>>>(
  cache: ApolloCache,
  list: CachedList<TData, TField>,
  deletedId: string,
): void {
  changeEdges(cache, list, { removedIds: [deletedId] });
}

/** Does what `removeEdge` and `appendEdge` do, for many at once. */
export function changeEdges<TData, TField extends ConnectionField<Unmasked<TData>>>(
  cache: ApolloCache,
  list: CachedList<TData, TField>,
  { added = [], removedIds = [] }: EdgeChanges<NoInfer<NewEdge<Unmasked<TData>, TField>>>,
): void {
  const removed = new Set<unknown>(removedIds);
  cache.modify<Record<string, StoredConnection>>({
    id: list.of ? cache.identify({ ...list.of }) : 'ROOT_QUERY',
    fields: {
      [list.field]: (stored, { readField, toReference, storeFieldName, DELETE }) => {
        if (isReference(stored) || list.isMeant?.(storeFieldName) === false) return stored;
        // The server knows what passes a filter.
        if (added.length > 0 && storeFieldName.includes('"filter"')) return DELETE;
        const isKept = (edge: StoreObject) =>
          !removed.has(readField('id', readField<Reference>('node', edge)));
        const edges = stored.edges.filter(isKept);
        // The cache has normalized the response: the list holds references to its nodes.
        const newEdges = added.map((edge) => ({ ...edge, node: toReference({ ...edge.node }) }));
        // A list that nothing narrows has lost what is not loaded, too.
        const lost = isNarrowed(storeFieldName) ? stored.edges.length - edges.length : removed.size;
        if (newEdges.length === 0 && lost === 0) return stored;
        const changed = { ...stored, edges: [...edges, ...newEdges] };
        if (stored.totalCount !== undefined) {
          changed.totalCount = stored.totalCount + newEdges.length - lost;
        }
        if (removed.size === 0) return changed;
        const endCursor = lastCursor(stored, isKept);
        return { ...changed, pageInfo: { ...stored.pageInfo, endCursor } };
      },
    },
  });
  // What is new may lack languages, which its card says.
  if (added.length > 0) cache.evict({ id: 'ROOT_QUERY', fieldName: 'translationGaps' });
}

/**
 * Moves objects, by their global ids, to the lists for their new value of an argument: those for other values
 * lose them, and those that they join at an unknown place are forgotten, unless they have them.
 */
export function moveEdges<TData, TField extends ConnectionField<Unmasked<TData>>>(
  cache: ApolloCache,
  list: CachedList<TData, TField>,
  ids: readonly string[],
  argument: string,
  value: unknown,
): void {
  const isLeft = (name: string) => isForOther(name, argument, value);
  changeEdges(cache, { ...list, isMeant: isLeft }, { removedIds: ids });
  cache.modify<Record<string, StoredConnection>>({
    fields: {
      [list.field]: (stored, { readField, storeFieldName, DELETE }) => {
        if (isReference(stored) || !isFor(storeFieldName, argument, value)) return stored;
        const present = stored.edges.map((edge) =>
          readField('id', readField<Reference>('node', edge)),
        );
        return ids.every((id) => present.includes(id)) ? stored : DELETE;
      },
    },
  });
}

/** Whether a list in the cache, by its name there, was asked for with a value of an argument. */
const isFor = (storeFieldName: string, argument: string, value: unknown) =>
  storeFieldName.includes(`"${argument}":${JSON.stringify(value)}`);

/** Whether it was asked for with another value; null asks for all. */
export function isForOther(storeFieldName: string, argument: string, value: unknown): boolean {
  const hasValue =
    storeFieldName.includes(`"${argument}":`) && !isFor(storeFieldName, argument, null);
  return hasValue && !isFor(storeFieldName, argument, value);
}

/** Whether a list in the cache, by its name there, has only some of the entries of its field. */
const isNarrowed = (storeFieldName: string) => /"(category|filter|status)"/.test(storeFieldName);

/** Returns the cursor that the next page follows: that of `endCursor`, or of the last entry kept before it. */
export function lastCursor(
  { edges, pageInfo }: StoredConnection,
  isKept: (edge: StoreObject) => boolean,
): StoreObject[string] {
  const { endCursor } = pageInfo;
  const end = edges.findIndex(({ cursor }) => cursor === endCursor);
  if (end < 0) return endCursor;
  return edges.slice(0, end + 1).findLast(isKept)?.['cursor'] ?? null;
}
