import type { RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';

/** The most files that one mutation may carry. */
const maxFiles = 20;
const megabyte = 1024 * 1024;

/** An error that the error handler answers with this status. */
class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Takes multipart requests apart, so that files arrive at resolvers as they come in.
 * What announces more bytes than its files may hold is refused before it is read.
 */
export function uploads(maxUploadMb: number): RequestHandler {
  // The parser calls a file too large that only just reaches the limit.
  const parse = graphqlUploadExpress({ maxFiles, maxFileSize: maxUploadMb * megabyte + 1 });
  const maxBytes = maxFiles * maxUploadMb * megabyte + megabyte;
  return (req, res, next) => {
    if (Number(req.get('content-length')) > maxBytes) {
      res.set('Connection', 'close');
      next(new HttpError(413, 'the request is too large'));
      return;
    }
    parse(req, res, (error: unknown) => {
      // The answer waits for the end of the request, which nobody reads where there is no boundary.
      if (error) req.resume();
      // The form parser's own errors carry no status; all of them are the client's.
      if (error instanceof Error && !('status' in error)) next(new HttpError(400, error.message));
      else next(error);
    });
  };
}
