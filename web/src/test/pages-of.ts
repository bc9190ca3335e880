interface Page {
  first?: number | null;
  after?: string | null;
}

/** Resolves a list to its pages: as in the gateway, a cursor names an entry. Later entries are included. */
export function pagesOf(nodes: readonly object[]) {
  return ({ first, after }: Page) => {
    const edges = nodes.map((node, index) => ({ cursor: `after ${index + 1}`, node }));
    const start = edges.findIndex(({ cursor }) => cursor === after) + 1;
    const end = start + (first ?? edges.length);
    return { edges: edges.slice(start, end), pageInfo: { hasNextPage: end < edges.length } };
  };
}
