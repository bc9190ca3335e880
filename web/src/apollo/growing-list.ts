import type { FieldPolicy, StoreObject } from '@apollo/client';

interface Page {
  edges: readonly StoreObject[];
  pageInfo?: StoreObject;
}

/**
 * Merges a list that is loaded page by page: inserts each page after the entry that it follows. What was
 * added meanwhile stays at the end, once. A page from within what is loaded replaces the rest of it, of
 * which entries were deleted by somebody else.
 */
export const growingList: FieldPolicy<Page> = {
  // Each object, language, category, filter and order has a list of its own, whose pages are one. A page
  // from the end, as a mutation returns it, is none of them.
  keyArgs: ['of', 'language', 'category', 'filter', 'status', 'orderBy', 'last'],
  merge(existing, incoming, { args, readField }) {
    const after: unknown = args?.['after'];
    if (!existing || typeof after !== 'string') return incoming;

    const { edges } = existing;
    const behind = (cursor: unknown) => edges.findIndex((edge) => edge['cursor'] === cursor) + 1;
    // If that entry has been deleted meanwhile, the page follows the last entry.
    const start = behind(after) || edges.length;
    const end = Math.max(start, behind(existing.pageInfo?.['endCursor']));
    const idOf = (edge: StoreObject) => readField('id', readField<StoreObject>('node', edge));
    const loaded = new Set(incoming.edges.map(idOf));
    const isLoaded = (edge: StoreObject) => loaded.has(idOf(edge));
    return {
      ...incoming,
      edges: [
        ...edges.slice(0, start).filter((edge) => !isLoaded(edge)),
        ...incoming.edges,
        ...edges.slice(end).filter((edge) => !isLoaded(edge)),
      ],
    };
  },
};
