import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { execute, getOperationAST } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';

/** What Apollo Server calls a gateway: something that runs operations in its place. */
type Execution = ApolloServerOptionsWithGateway<Context>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Execution['load']>>['executor']>;

/** In development any document may come; only so many are kept. */
const maxDocuments = 500;

/**
 * Runs operations as code that is compiled from their documents: a long list takes a third less
 * time than with GraphQL's own interpreter (docs/decisions/gateway-speed.md).
 */
export function compiledExecution(schema: GraphQLSchema): Execution {
  const compiled = new LRUCache<string, CompiledQuery>({ max: maxDocuments });
  const executor: Executor = async ({ document, queryHash, request, context }) => {
    const { operationName, variables } = request;
    const key = `${queryHash} ${operationName ?? ''}`;
    let query = compiled.get(key);
    if (!query) {
      // GraphQL's own interpreter tells best what is wrong with the name of an operation.
      if (!getOperationAST(document, operationName)) {
        return execute({ schema, document, operationName });
      }
      const made = compileQuery(schema, document, operationName);
      if (!isCompiledQuery(made)) return made;
      query = made;
      compiled.set(key, query);
    }
    return query.query(undefined, context, variables);
  };
  return {
    load: () => Promise.resolve({ executor }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}
