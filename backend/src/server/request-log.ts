import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { cutText } from '../cut-text.ts';
import { requestIdOf } from '../http/request-headers.ts';
import { beginTraced, isTracing, newTraceparent, readTraceparent } from '../tracing.ts';

/** No path of ours is longer; a stranger's may have 16 KB. */
const maxPathLength = 200;

/**
 * Logs every request with its `X-Request-Id`, which it creates if missing and returns in the response.
 * Addresses, headers, queries and bodies are never logged: they are personal or secret.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = requestIdOf(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: cutText(request.url.split('?', 1).join(), maxPathLength),
      }),
      // Other properties of a database error contain the values of the row.
      err: ({ type, message, stack }: { type: string; message: string; stack: string }) => ({
        type,
        message,
        stack,
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return 'info';
    },
  });
}

/** Makes what a request causes part of its trace, and begins one where traces are exported. */
export const requestTrace: RequestHandler = (request, response, next) => {
  const given = readTraceparent(request.headers.traceparent);
  const parent = given ?? (isTracing() ? newTraceparent() : undefined);
  if (parent === undefined) {
    next();
    return;
  }
  const { method, path } = request;
  const attributes = { 'url.path': cutText(path, maxPathLength) };
  const work = { name: method, kind: 'server', attributes } as const;
  const span = beginTraced(work, parent, next);
  response.once('close', () => span?.end());
};
