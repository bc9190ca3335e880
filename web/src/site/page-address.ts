/** Returns the address of a page of a list, given the list's own (docs/decisions/addresses.md). */
export function pageAddress(address: string, page: number): string {
  return page > 1 ? `${address}?page=${page}` : address;
}

/** Reads the number of a page; whatever is none is the first page. */
export function pageNumber(value: string | null): number {
  return Number(/^0*([1-9]\d{0,5})$/.exec(value ?? '')?.[1] ?? 1);
}

/** Returns the variables of the query for a page of a list. */
export function pageVariables(page: number, first: number): { first: number; offset?: number } {
  return page > 1 ? { first, offset: (page - 1) * first } : { first };
}

/** Spells the number of a page in one way; the first page has none. */
export function pageParameter(value: string): string {
  const page = pageNumber(value);
  return page > 1 ? String(page) : '';
}
