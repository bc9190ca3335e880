import type { FieldPolicy } from '@apollo/client';

interface Page {
  edges: readonly { cursor: string }[];
  pageInfo?: { hasNextPage?: boolean };
}

/** A list that is read page by page: each page is put after the entry that it was asked to follow. */
export const growingList: FieldPolicy<Page> = {
  keyArgs: false,
  merge(existing, incoming, { args }) {
    const after: unknown = args?.['after'];
    if (!existing || typeof after !== 'string') return incoming;
    // A write has answered with the whole list meanwhile: the page is older, and adds nothing to it.
    if (existing.pageInfo?.hasNextPage === false) return existing;
    const index = existing.edges.findIndex(({ cursor }) => cursor === after);
    // Where that entry has been deleted meanwhile, the page follows all that are left.
    const before = index < 0 ? existing.edges : existing.edges.slice(0, index + 1);
    return { ...incoming, edges: [...before, ...incoming.edges] };
  },
};
