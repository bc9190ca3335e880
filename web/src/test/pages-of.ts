interface Page {
  first?: number | null;
  after?: string | null;
}

/** Answers pages of a list: as the gateway, a cursor names an entry. What is put into it comes, too. */
export function pagesOf(nodes: readonly object[]) {
  return ({ first, after }: Page) => {
    const edges = nodes.map((node, index) => ({ cursor: `after ${index + 1}`, node }));
    const start = edges.findIndex(({ cursor }) => cursor === after) + 1;
    const end = start + (first ?? edges.length);
    return { edges: edges.slice(start, end), pageInfo: { hasNextPage: end < edges.length } };
  };
}
