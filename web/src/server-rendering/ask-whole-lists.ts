import { maxPageSize } from '../ui/list/use-read-more.ts';

/** Runs a registered operation by its name, with the permissions of a visitor. */
export type Ask = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** As many as an import takes; bounds the size of a document. */
const mostEntries = 20_000;

/** The first one may be shorter than the others. */
const mostPages = 1 + mostEntries / maxPageSize;

interface Connection {
  edges: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Loads lists whole: the app loads the rest of a list when its first entries show, a document does not. */
export function askWholeLists(ask: Ask): Ask {
  return async (operation, variables) => {
    const data = await ask(operation, variables);
    const list = unfinishedList(data);
    for (let page = 1; page < mostPages && list?.pageInfo.hasNextPage; page++) {
      const next = unfinishedList(
        await ask(operation, { ...variables, first: maxPageSize, after: list.pageInfo.endCursor }),
        true,
      );
      if (!next) break;
      list.edges.push(...next.edges);
      list.pageInfo = next.pageInfo;
    }
    return data;
  };
}

/** Finds the list of a response that goes on, or with `whole` its only list. */
function unfinishedList(value: unknown, whole = false): Connection | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isConnection(value)) return whole || value.pageInfo.hasNextPage ? value : undefined;
  for (const part of Object.values(value)) {
    const found = unfinishedList(part, whole);
    if (found) return found;
  }
  return undefined;
}

function isConnection(value: object): value is Connection {
  return 'edges' in value && Array.isArray(value.edges) && 'pageInfo' in value;
}
