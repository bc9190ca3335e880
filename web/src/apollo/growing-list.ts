import type { FieldPolicy, StoreObject } from '@apollo/client';

interface Page {
  edges: readonly StoreObject[];
  pageInfo?: StoreObject;
}

/**
 * Merges a list that is loaded page by page: inserts each page after the entry that it follows. What was
 * added meanwhile stays at the end, once. A page from within what is loaded replaces the rest of it, of
 * which entries were deleted by somebody else. A page is dropped where the entry that it follows is not in
 * the list: the list was forgotten while the page was on its way, perhaps read again, or has lost the entry.
 */
export const growingList: FieldPolicy<Page | undefined, Page> = {
  // Each object, language, category, filter and order has a list of its own, whose pages are one. A page
  // from the end, as a mutation returns it, is none of them.
  keyArgs: ['of', 'language', 'category', 'filter', 'status', 'orderBy', 'last'],
  merge(existing, incoming, { args, readField }) {
    const after: unknown = args?.['after'];
    if (typeof after !== 'string') return incoming;

    const edges = existing?.edges ?? [];
    const behind = (cursor: unknown) => edges.findIndex((edge) => edge['cursor'] === cursor) + 1;
    const start = behind(after);
    if (!existing || start === 0) return existing;
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
