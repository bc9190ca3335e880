import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { newTraceparent, readTraceparent, traced } from 'backend/tracing';
import type { Request } from 'express';
import type { OperationContext } from '../contract/operation.ts';
import { isBackendAway } from '../rest/rest-error.ts';
import type { RestSession } from '../rest/rest-session.ts';
import type { Response } from '../cache/response.ts';
import { createResponse } from '../cache/response.ts';

/** Creates the context of an operation for the holder of a token, or for visitors without one. */
export type CreateContext = (
  req: Request,
  stop: AbortController,
  token: string | undefined,
) => { session: RestSession };

/**
 * Runs the operation of a request, or `operation` in its place, for the holder of a token, or for
 * visitors without one; `stop` aborts its REST calls.
 */
export type RunOperation = (
  req: Request,
  stop: AbortController,
  token: string | undefined,
  operation?: HTTPGraphQLRequest,
) => Promise<Response>;

/** Runs operations by Apollo Server. */
export function operationRunner(
  apollo: ApolloServer<OperationContext>,
  createContext: CreateContext,
): RunOperation {
  return async (req, stop, token, operation = operationOf(req)) => {
    const context = createContext(req, stop, token);
    const {
      status = 200,
      headers,
      body,
    } = await traced(
      { name: 'operation', kind: 'server' },
      async (span) => {
        const response = await apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: operation,
          context: () => Promise.resolve(context),
        });
        const { outcome } = context.session;
        if (outcome) span?.rename(`${outcome.type} ${outcome.name}`);
        return response;
      },
      readTraceparent(req.headers.traceparent) ?? newTraceparent(),
    );
    if (body.kind !== 'complete') throw new Error('responses are not sent in parts');
    const { outcome, tags } = context.session;
    const isVisitorsQuery = outcome?.type === 'query' && token === undefined;
    return createResponse({
      operation: outcome?.name ?? 'invalid',
      status,
      headers: Object.fromEntries(headers),
      text: body.string,
      tags,
      isPublic: isVisitorsQuery && status === 200 && outcome.errorCodes.length === 0,
      isOfOneClient: outcome?.errorCodes.includes('RATE_LIMITED') ?? false,
      backendIsAway: isVisitorsQuery && outcome.errorCodes.some(isBackendAway),
    });
  };
}

function operationOf(req: Request): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
  const { originalUrl } = req;
  const at = originalUrl.indexOf('?');
  const body: unknown = req.body;
  return { method: req.method, headers, search: at < 0 ? '' : originalUrl.slice(at), body };
}
