interface Page {
  first?: number | null;
  after?: string | null;
  last?: number | null;
}

/** The greatest page that the schema allows. */
const maxPageSize = 200;

/** Resolves a list to its pages: as in the gateway, a cursor names an entry. Later entries are included. */
export function pagesOf(nodes: readonly object[]) {
  return ({ first, after, last }: Page) => {
    const size = first ?? last ?? 50;
    if (size > maxPageSize) throw new Error(`A page has ${maxPageSize} entries at most.`);
    const edges = nodes.map((node, index) => ({
      cursor: `after ${'id' in node ? String(node.id) : index + 1}`,
      node,
    }));
    const start = last ? -last : edges.findIndex(({ cursor }) => cursor === after) + 1;
    const page = edges.slice(start).slice(0, size);
    return {
      totalCount: nodes.length,
      edges: page,
      pageInfo: {
        hasNextPage: !last && start + page.length < edges.length,
        endCursor: page.at(-1)?.cursor ?? null,
      },
    };
  };
}
