import { useSearchParams } from 'react-router-dom';

import { useInBrowser } from '../../ui/use-in-browser.ts';

/**
 * Returns a parameter of the address; empty where it has none, on the server, which does not see what
 * stands after '#', and until the screen is hydrated.
 */
export function useAddressParameter(name: string): string {
  const [parameters] = useSearchParams();
  return useInBrowser(() => parameters.get(name) ?? '', '');
}
