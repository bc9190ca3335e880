import type { ErrorRequestHandler, Request, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorCode } from '../contract/error.ts';
import { gatewayError, isErrorCode } from '../contract/error.ts';

/** An error with the HTTP status of its response. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The HTTP statuses of errors that occur before GraphQL is reached. */
const statuses: Partial<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  BACKEND_INVALID_RESPONSE: 502,
  BACKEND_UNAVAILABLE: 503,
  BACKEND_TIMEOUT: 504,
};

/**
 * Responds to errors before GraphQL is reached (a body that is not JSON or too large, files that are
 * not allowed) with JSON in GraphQL's form, where Express would send a page.
 */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      // After a whole response, errors in the rest of the request do not matter.
      if (!res.writableEnded) next(error);
      return;
    }
    if (!(error instanceof GraphQLError) && statusOf(error) >= 500) {
      log.error({ requestId: req.get('x-request-id'), err: error }, 'unexpected');
    }
    sendError(req, res, error);
  };
}

/** Sends an error with its status, in GraphQL's media type where the client accepts it. */
export function sendError(req: Request, res: Response, error: unknown): void {
  const type = req.accepts(['application/json', 'application/graphql-response+json']);
  const status = statusOf(error);
  res.status(status).type(type || 'application/json');
  res.json({ errors: [clientError(error, status)] });
}

function clientError(error: unknown, status: number) {
  if (error instanceof GraphQLError) return error;
  if (status >= 500) {
    return { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }
  if (status !== 413) {
    return gatewayError('BAD_USER_INPUT', isMalformed(error) ? { message: 'Malformed JSON.' } : {});
  }
  const { message, extensions } = gatewayError('PAYLOAD_TOO_LARGE');
  return { message, extensions: { ...extensions, limit: limitOf(error) } };
}

/** Whether body-parser could not parse a body as JSON. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';
}

/** Returns the name of the limit that a request exceeds, as operations have theirs. */
function limitOf(error: unknown): 'files' | 'bodySize' {
  const isCount = error instanceof Error && error.message.endsWith('max file uploads exceeded.');
  return isCount ? 'files' : 'bodySize';
}

/** Returns the status of an error; body-parser and graphql-upload throw http-errors, which carry one. */
function statusOf(error: unknown): number {
  if (error instanceof GraphQLError) {
    const { code } = error.extensions;
    return (isErrorCode(code) && statuses[code]) || 500;
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
