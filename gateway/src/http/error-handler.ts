import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ErrorCode } from '../rest/rest-error.ts';
import { gatewayError } from '../rest/rest-error.ts';

/**
 * Answers what goes wrong before GraphQL is reached (a body that is no JSON or too large, too many
 * files) as JSON in GraphQL's form, where Express would answer a page.
 */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (status >= 500) log.error({ requestId: req.get('x-request-id'), err: error }, 'unexpected');
    res.status(status).json({ errors: [clientError(status)] });
  };
}

function clientError(status: number) {
  if (status >= 500) {
    return { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }
  const code: ErrorCode = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT';
  return gatewayError(code);
}

/** http-errors, which body-parser and graphql-upload throw, carry a status. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
