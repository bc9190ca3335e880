import type { ErrorRequestHandler, Request, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorCode } from '../contract/error.ts';
import { gatewayError, isErrorCode } from '../contract/error.ts';

/** An error whose response has this status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The status of an error that is found before GraphQL is reached. */
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
 * Answers what goes wrong before GraphQL is reached (a body that is no JSON or too large, files that
 * may not be sent) as JSON in GraphQL's form, where Express would answer a page.
 */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      // After a whole response it does not matter what came of the rest of the request.
      if (!res.writableEnded) next(error);
      return;
    }
    if (!(error instanceof GraphQLError) && statusOf(error) >= 500) {
      log.error({ requestId: req.get('x-request-id'), err: error }, 'unexpected');
    }
    sendError(req, res, error);
  };
}

/** Sends an error with its status, in GraphQL's media type to a client that knows it. */
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
  if (status !== 413) return gatewayError('BAD_USER_INPUT');
  const { message, extensions } = gatewayError('PAYLOAD_TOO_LARGE');
  return { message, extensions: { ...extensions, limit: limitOf(error) } };
}

/** The name of the limit that a request is over, as the limits of operations have theirs. */
function limitOf(error: unknown): 'files' | 'bodySize' {
  const isCount = error instanceof Error && error.message.endsWith('max file uploads exceeded.');
  return isCount ? 'files' : 'bodySize';
}

/** http-errors, which body-parser and graphql-upload throw, carry a status. */
function statusOf(error: unknown): number {
  if (error instanceof GraphQLError) {
    const { code } = error.extensions;
    return (isErrorCode(code) && statuses[code]) || 500;
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
