import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { OperationContext } from '../contract/operation.ts';
import { gatewayError } from '../contract/error.ts';

/**
 * Aborts the reads of an operation that takes too long as a whole; its response carries what has been
 * read. A write in flight goes on (`rest-api.ts`), but no further one begins. A mutation with files
 * takes as long as the visitor's connection needs, and what clears the session's deadline as long as its
 * calls do.
 */
export function deadline(milliseconds: number): ApolloServerPlugin<OperationContext> {
  return {
    requestDidStart({ request, contextValue: { session } }) {
      const type = request.http?.headers.get('content-type') ?? '';
      return Promise.resolve({
        didResolveOperation({ operation }) {
          const isMutation = operation?.operation === OperationTypeNode.MUTATION;
          if (isMutation && type.startsWith('multipart/form-data')) return Promise.resolve();
          session.deadline = setTimeout(() => {
            session.stop.abort(gatewayError('BACKEND_TIMEOUT'));
          }, milliseconds);
          return Promise.resolve();
        },
        willSendResponse() {
          clearTimeout(session.deadline);
          return Promise.resolve();
        },
      });
    },
  };
}
