import { use } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ServerSideContext } from '../../ui/screen/server-side.ts';
import { pageNumber, pageVariables } from '../page-address.ts';

/** Returns which page of its list a screen shows: in a document that of the address, in the app the first. */
export function usePage(): number {
  const isDocument = use(ServerSideContext) !== undefined;
  const [parameters] = useSearchParams();
  return isDocument ? pageNumber(parameters.get('page')) : 1;
}

/**
 * Returns the variables of the query for a screen's list: in a document they select the page of the
 * address, in the app the beginning of the list, of which the rest follows.
 */
export function usePageVariables(
  pageSize: number,
  inApp = { first: pageSize },
): { first: number; offset?: number } {
  const isDocument = use(ServerSideContext) !== undefined;
  const page = usePage();
  return isDocument ? pageVariables(page, pageSize) : inApp;
}
