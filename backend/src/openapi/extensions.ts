import { z } from 'zod';
import { operation, type Operation } from '../contract/operation.ts';

/** Names by endpoint, for instance `GET /spare`. */
type NamesByEndpoint = Record<string, string[]>;

export const readExtensions = operation({
  id: 'readExtensions',
  method: 'get',
  path: '/extensions',
  row: 'extension',
  summary:
    'What is offered beyond section 7: the endpoints, and the parameters, headers and body fields that each takes',
  access: 'public',
  response: z
    .object({ extensions: z.record(z.string(), z.array(z.string())) })
    .meta({ id: 'Extensions' }),
});

/** Lists the endpoints beyond section 7. */
export function extensionEndpoints(operations: Operation[]): string[] {
  return operations.filter(({ row }) => row === 'extension').map(endpointOf);
}

/** Lists what the endpoints take beyond section 7, by endpoint; those that take nothing are left out. */
export function extensionNames(operations: Operation[]): NamesByEndpoint {
  const entries = operations.map((one) => [endpointOf(one), namesIn(one)] as const);
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0));
}

/**
 * Lists all extensions, as `GET /extensions` returns them: those of the contract, readiness, and the
 * role of an account.
 */
export function allExtensions(operations: Operation[]): NamesByEndpoint {
  const endpoints = ['GET /readyz', ...extensionEndpoints(operations)];
  const all: NamesByEndpoint = {};
  for (const endpoint of endpoints) all[endpoint] = [];
  return { ...all, ...extensionNames(operations), 'POST /auth/me': ['role'] };
}

/** Names an endpoint as the gateway does: `GET /spare/{id}`. */
export function endpointOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function namesIn({ query, headers, body }: Operation): string[] {
  return Object.entries({ ...query?.shape, ...headers?.shape, ...body?.shape })
    .filter(([, schema]) => z.globalRegistry.get(schema)?.['x-extension'] === true)
    .map(([name]) => name);
}
