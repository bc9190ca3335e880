import type { GraphiQLProps } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import { GraphQLError } from 'graphql';
import { readStored } from '../src/browser-storage.ts';
import { chosenFiles } from './chosen-files.ts';
import type { GraphqlRequest } from './upload.ts';
import { multipartRequest } from './upload.ts';

/** A REST call that the gateway made for an operation (gateway/src/graphql/rest-trace.ts). */
export interface RestCall {
  /** For instance `GET /spare/{id}`. */
  endpoint: string;
  /** `ok`, or the code of the error. */
  outcome: string;
  ms: number;
}

/** The REST calls behind the response to an operation; null where the response tells of none. */
export interface RestTrace {
  /** The operation's name, where it has one. */
  operation: string | undefined;
  calls: RestCall[] | null;
}

/** How GraphiQL takes a result. */
interface Observer {
  next: (result: ExecutionResult) => void;
  complete: () => void;
}

const longestBody = 2_000;

/**
 * Makes what GraphiQL asks the gateway by. Whatever happens has a result to be shown: a gateway that
 * cannot be reached, a response that is not JSON, an operation that is cancelled. The REST calls of a
 * response go to `onTrace` and are left out of it.
 */
export function createFetcher(onTrace: (trace: RestTrace) => void): GraphiQLProps['fetcher'] {
  return (request, { headers } = {}) => {
    const isOwn = request.operationName === 'IntrospectionQuery';
    return observable(async (signal) => {
      const result = await ask(request, isOwn, headers, signal);
      if (!isOwn && !signal.aborted) {
        onTrace({ operation: request.operationName ?? undefined, calls: takeTrace(result) });
      }
      return result;
    });
  };
}

/** Gives a promise in the one form that GraphiQL can cancel; a cancelled one has a result, too. */
function observable(run: (signal: AbortSignal) => Promise<ExecutionResult>) {
  return {
    subscribe(to?: Observer | Observer['next'] | null) {
      const stop = new AbortController();
      let isOver = false;
      const show = (result: ExecutionResult) => {
        if (isOver) return;
        isOver = true;
        if (typeof to === 'function') to(result);
        else to?.next(result);
        if (typeof to === 'object') to?.complete();
      };
      void run(stop.signal).then(show);
      return {
        unsubscribe: () => {
          show(failure('Cancelled before the response came.'));
          stop.abort();
        },
      };
    },
  };
}

async function ask(
  request: GraphqlRequest,
  isOwn: boolean,
  headers: Record<string, unknown> | undefined,
  signal: AbortSignal,
): Promise<ExecutionResult> {
  const files = isOwn ? [] : [...chosenFiles.values()].filter(({ chosen }) => chosen.length > 0);
  // The administrator who is logged in to the site in this browser, if one is.
  const token = readStored('access_token');
  let response: Response;
  let text: string;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      signal,
      headers: {
        accept: 'application/graphql-response+json',
        // A browser adds the boundary of a form itself.
        ...(files.length > 0
          ? { 'apollo-require-preflight': 'true' }
          : { 'content-type': 'application/json' }),
        ...(!isOwn && { 'x-rest-trace': '1' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: files.length > 0 ? multipartRequest(request, files) : JSON.stringify(request),
    });
    text = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(
      `No response: the gateway cannot be reached, or the connection broke (${reason}).`,
    );
  }
  return resultOf(response, text);
}

function resultOf({ status, statusText, headers }: Response, text: string): ExecutionResult {
  try {
    const result: unknown = JSON.parse(text);
    if (typeof result === 'object' && result !== null && !Array.isArray(result)) return result;
  } catch {
    // What it is instead is shown.
  }
  const type = headers.get('content-type') ?? 'no content type';
  return failure(
    `The response is no GraphQL result: status ${`${status} ${statusText}`.trim()}, ${type}.`,
    { body: text.slice(0, longestBody) },
  );
}

function failure(message: string, extensions?: Record<string, unknown>): ExecutionResult {
  return { errors: [new GraphQLError(message, { extensions })] };
}

/** Takes the REST calls out of a result. */
function takeTrace(result: ExecutionResult): RestCall[] | null {
  const { rest, ...others } = result.extensions ?? {};
  if (!Array.isArray(rest)) return null;
  if (Object.keys(others).length > 0) result.extensions = others;
  else delete result.extensions;
  // Of the gateway that serves this page.
  return rest as RestCall[];
}
