import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { gatewayError } from '../contract/error.ts';
import operations from './registered-operations.generated.json' with { type: 'json' };

/** What a client may ask by its hash: the operations of the web app, by the SHA-256 of their text. */
export const registeredOperations: Record<string, { name: string; body: string } | undefined> =
  operations;

/** A registered operation's hash and text. Throws where no operation has this name. */
export function operationNamed(name: string): { hash: string; body: string } {
  for (const [hash, operation] of Object.entries(registeredOperations)) {
    if (operation?.name === name) return { hash, body: operation.body };
  }
  throw new Error(`no operation ${name} is registered`);
}

/**
 * Where Apollo Server looks up a hash. Nothing can be added at run time, so all instances of one
 * release know the same operations.
 */
export const registeredDocuments = {
  get: (key: string) => Promise.resolve(registeredOperations[key.replace('apq:', '')]?.body),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
};

/** Whether only registered operations are run. */
export function onlyRegistered({ production, sandbox }: GatewayConfig): boolean {
  return production && !sandbox;
}

/** Refuses what is not registered with `OPERATION_NOT_REGISTERED`, however it is sent. */
export const registeredOnly: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      // Refused any earlier, Apollo Server would answer 500.
      didResolveOperation({ queryHash }) {
        if (!registeredOperations[queryHash]) {
          throw gatewayError('OPERATION_NOT_REGISTERED', { http: { status: 400 } });
        }
        return Promise.resolve();
      },
    }),
};
