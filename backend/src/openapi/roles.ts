import type { Operation } from '../contract/operation.ts';
import type { Role } from '../roles.ts';
import { endpointOf } from './extensions.ts';

/** Returns the lowest role that may call each endpoint, without those that visitors may call. */
export function endpointRoles(operations: Operation[]): Record<string, Role> {
  return Object.fromEntries(
    operations.flatMap((one) => (one.access === 'public' ? [] : [[endpointOf(one), one.access]])),
  );
}

/** Lists the features that visitors may not call as a whole, each with the endpoints that they may not call. */
export function guardedEndpoints(features: Record<string, Operation[]>): [string, string[]][] {
  return Object.entries(features)
    .map(([feature, operations]): [string, string[]] => [
      feature.toUpperCase().replaceAll(' ', '_'),
      Object.keys(endpointRoles(operations)),
    ])
    .filter(([, endpoints]) => endpoints.length > 0);
}
