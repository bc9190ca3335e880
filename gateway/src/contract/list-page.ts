/** The query parameters that select a page of a list (extension); none for the whole list. */
export type ListQuery = Record<string, string>;

/** A list as a backend gives it. */
export interface ListPage<T> {
  /** The page that was asked for, or the whole list from a backend that knows no pages. */
  entries: T[];
  /** The length of the whole list, of which the entries are a page; undefined if they are all of it. */
  total?: number | undefined;
}

/** Whether an id was assigned before another, which only numbers can tell. */
export function isBefore(id: string, other: string): boolean {
  const areNumbers = /^\d+$/.test(id) && /^\d+$/.test(other);
  return areNumbers && BigInt(id) < BigInt(other);
}
