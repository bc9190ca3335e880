import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { Request } from 'express';
import type { Context } from '../context.ts';
import { isBackendAway } from '../rest/rest-error.ts';
import type { Response } from './response.ts';
import { createResponse } from './response.ts';

/**
 * Runs the operation of a request; `stop` aborts its REST calls. `asked` replaces the operation that
 * the request carries.
 */
export type RunOperation = (
  req: Request,
  stop: AbortController,
  asked?: HTTPGraphQLRequest,
) => Promise<Response>;

/** Runs operations by Apollo Server. */
export function operationRunner(
  apollo: ApolloServer<Context>,
  createContext: (req: Request, stop: AbortController) => Context,
): RunOperation {
  return async (req, stop, asked = askedBy(req)) => {
    const context = createContext(req, stop);
    const {
      status = 200,
      headers,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asked,
      context: () => Promise.resolve(context),
    });
    if (body.kind !== 'complete') throw new Error('responses are not sent in parts');
    const { outcome, tags } = context.session;
    const isVisitorsQuery = outcome?.type === 'query' && req.headers.authorization === undefined;
    return createResponse({
      operation: outcome?.name ?? 'invalid',
      status,
      headers: Object.fromEntries(headers),
      text: body.string,
      tags,
      isPublic: isVisitorsQuery && status === 200 && outcome.errorCodes.length === 0,
      backendIsAway: isVisitorsQuery && outcome.errorCodes.some(isBackendAway),
    });
  };
}

/** Builds a request for a registered query as the web app sends it. */
export function queryByHash(
  hash: string,
  operationName: string,
  variables: Record<string, unknown>,
): HTTPGraphQLRequest {
  const search = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  return {
    method: 'GET',
    headers: new HeaderMap([['apollo-require-preflight', 'true']]),
    search: `?${search.toString()}`,
    body: undefined,
  };
}

function askedBy(req: Request): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
  const { originalUrl } = req;
  const at = originalUrl.indexOf('?');
  const body: unknown = req.body;
  return { method: req.method, headers, search: at < 0 ? '' : originalUrl.slice(at), body };
}
