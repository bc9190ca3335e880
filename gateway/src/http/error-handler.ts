import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
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
    res.status(status).json({ errors: [clientError(error, status)] });
  };
}

function clientError(error: unknown, status: number) {
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
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
