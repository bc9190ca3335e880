import type { FieldPolicy } from '@apollo/client';

interface Page {
  edges: readonly { cursor: string }[];
  pageInfo?: { hasNextPage?: boolean };
}

/** Merges a list that is loaded page by page: inserts each page after the entry that it follows. */
export const growingList: FieldPolicy<Page> = {
  keyArgs: false,
  merge(existing, incoming, { args }) {
    const after: unknown = args?.['after'];
    if (!existing || typeof after !== 'string') return incoming;
    // A mutation has returned the whole list meanwhile: the page is older and adds nothing.
    if (existing.pageInfo?.hasNextPage === false) return existing;
    const index = existing.edges.findIndex(({ cursor }) => cursor === after);
    // If that entry has been deleted meanwhile, append the page.
    const before = index < 0 ? existing.edges : existing.edges.slice(0, index + 1);
    return { ...incoming, edges: [...before, ...incoming.edges] };
  },
};
