import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { gatewayError } from '../contract/error.ts';
import operations from './registered-operations.generated.json' with { type: 'json' };

/** An operation that a client may ask by its id. */
export interface RegisteredOperation {
  name: string;
  body: string;
}

/** Registered operations by their id. */
export type RegisteredOperations = ReadonlyMap<string, RegisteredOperation>;

/** The operations of the web app, by the SHA-256 of their text. */
export const registeredOperations: Record<string, RegisteredOperation | undefined> = operations;

/** The hash and text of one of the web app's operations. Throws where none has this name. */
export function operationNamed(name: string): { hash: string; body: string } {
  for (const [hash, operation] of Object.entries(registeredOperations)) {
    if (operation?.name === name) return { hash, body: operation.body };
  }
  throw new Error(`no operation ${name} is registered`);
}

/** What clients may ask by its id: the operations of the web app, and those of the manifests. */
export function operationsOf({ clientOperations }: GatewayConfig): RegisteredOperations {
  const all = new Map(clientOperations);
  for (const [hash, operation] of Object.entries(registeredOperations)) {
    if (operation) all.set(hash, operation);
  }
  return all;
}

/**
 * Where Apollo Server looks up an id. Nothing can be added at run time, so all instances of one
 * release know the same operations.
 */
export function registeredDocuments(registered: RegisteredOperations) {
  return {
    get: (key: string) => Promise.resolve(registered.get(key.replace('apq:', ''))?.body),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}

/** Whether only registered operations are run. */
export function onlyRegistered({ production, sandbox }: GatewayConfig): boolean {
  return production && !sandbox;
}

/** Refuses what is not registered with `OPERATION_NOT_REGISTERED`, however it is sent. */
export function registeredOnly(registered: RegisteredOperations): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        // Refused any earlier, Apollo Server would answer 500.
        didResolveOperation({ queryHash }) {
          if (!registered.has(queryHash)) {
            throw gatewayError('OPERATION_NOT_REGISTERED', { http: { status: 400 } });
          }
          return Promise.resolve();
        },
      }),
  };
}
