import type { ApolloServerPlugin } from '@apollo/server';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import { Kind } from 'graphql';
import type { GatewayConfig, RegisteredOperation, RegisteredOperations } from '../config.ts';
import type { OperationContext } from '../contract/operation.ts';
import { gatewayError } from '../contract/error.ts';
import operations from './registered-operations.generated.json' with { type: 'json' };

/** The operations of the web app, by the SHA-256 of their text. */
export const registeredOperations: Record<string, RegisteredOperation | undefined> = operations;

/** Returns the hash and text of one of the web app's operations. Throws if none has this name. */
export function operationNamed(name: string): { hash: string; body: string } {
  for (const [hash, operation] of Object.entries(registeredOperations)) {
    if (operation?.name === name) return { hash, body: operation.body };
  }
  throw new Error(`no operation ${name} is registered`);
}

/** Returns the operations that clients may run by their id: the web app's and those of the manifests. */
export function operationsOf({ clientOperations }: GatewayConfig): RegisteredOperations {
  const all = new Map(clientOperations);
  for (const [hash, operation] of Object.entries(registeredOperations)) {
    if (operation) all.set(hash, operation);
  }
  return all;
}

/**
 * The store in which Apollo Server looks up an id. It is read-only, so that all instances of a release
 * know the same operations.
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

/** Stands for any document that is not registered. It has no operation, so that none is named or run. */
const noDocument: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

/**
 * Limits a store of parsed documents to registered ones. Apollo Server neither parses nor validates
 * what it finds there, so that strangers do not choose how long this takes.
 */
export function onlyRegisteredDocuments(
  registered: RegisteredOperations,
  store: KeyValueCache<DocumentNode>,
): KeyValueCache<DocumentNode> {
  return {
    // The key is the hash of the schema and that of the text.
    get: (key) =>
      registered.has(key.slice(key.indexOf(':') + 1))
        ? store.get(key)
        : Promise.resolve(noDocument),
    set: (key, document) => store.set(key, document),
    delete: (key) => store.delete(key),
  };
}

/** Refuses what is not registered with `OPERATION_NOT_REGISTERED`, however it is sent. */
export function registeredOnly(
  registered: RegisteredOperations,
): ApolloServerPlugin<OperationContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        // In any earlier hook, Apollo Server would turn the error into a 500.
        didResolveOperation({ queryHash }) {
          if (!registered.has(queryHash)) {
            throw gatewayError('OPERATION_NOT_REGISTERED', { http: { status: 400 } });
          }
          return Promise.resolve();
        },
      }),
  };
}
