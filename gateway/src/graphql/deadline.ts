import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { gatewayError } from '../rest/rest-error.ts';

/**
 * Ends the REST calls of a query that takes too long as a whole; what it has by then is answered.
 * Mutations are not ended: an upload takes as long as the visitor's line needs.
 */
export function deadline(milliseconds: number): ApolloServerPlugin<Context> {
  return {
    requestDidStart({ contextValue: { session } }) {
      let timer: NodeJS.Timeout | undefined;
      return Promise.resolve({
        didResolveOperation({ operation }) {
          if (operation?.operation === OperationTypeNode.QUERY) {
            timer = setTimeout(() => {
              session.stop.abort(gatewayError('BACKEND_TIMEOUT'));
            }, milliseconds);
          }
          return Promise.resolve();
        },
        willSendResponse() {
          clearTimeout(timer);
          return Promise.resolve();
        },
      });
    },
  };
}
