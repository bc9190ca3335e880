import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const neverChanges = () => () => undefined;

/**
 * Returns a parameter of the address; empty where it has none, on the server, which does not see what
 * stands after '#', and until the screen is hydrated.
 */
export function useAddressParameter(name: string): string {
  const [parameters] = useSearchParams();
  return useSyncExternalStore(
    neverChanges,
    () => parameters.get(name) ?? '',
    () => '',
  );
}
