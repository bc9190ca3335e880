import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { operation, type Operation } from '../contract/operation.ts';
import { entityTables } from '../database/entity-tables.ts';

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

/** Below these paths entities are written, which have a version and are kept in the trash once they are deleted. */
const versioned: (string | undefined)[] = [...entityTables, 'image', 'order'];

const ifMatch = z.object({
  'If-Match': z
    .string()
    .optional()
    .meta(
      extension(
        'ETags of the entity, or its versions in quotes; the write is refused with 412 if it has ' +
          'none of them',
      ),
    ),
});

/** Whether an endpoint writes an entity that has a version, on which the write may depend. */
export function takesVersion({ method, path }: Operation): boolean {
  return ['patch', 'delete'].includes(method) && versioned.includes(path.split('/')[1]);
}

/** Returns the headers that an endpoint reads. */
export function headersOf(operation: Operation): z.ZodObject | undefined {
  return operation.headers ?? (takesVersion(operation) ? ifMatch : undefined);
}

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

function namesIn(operation: Operation): string[] {
  const { query, body } = operation;
  return Object.entries({ ...query?.shape, ...headersOf(operation)?.shape, ...body?.shape })
    .filter(([, schema]) => z.globalRegistry.get(schema)?.['x-extension'] === true)
    .map(([name]) => name);
}
