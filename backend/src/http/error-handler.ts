import type { ErrorRequestHandler, RequestHandler } from 'express';
import multer from 'multer';
import { StorageError, type StorageErrorKind } from '../errors.ts';
import {
  conflict,
  forbidden,
  HttpError,
  invalid,
  malformed,
  notFound,
  payloadTooLarge,
  rateLimited,
  storageFull,
  unsupportedMediaType,
} from './errors.ts';

/** Handles requests that no route matches. */
export const unknownPath: RequestHandler = () => {
  throw notFound();
};

/** Turns every error into a response: always JSON, never a stack trace. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    // The response was already complete when the rest of the request failed.
    if (!response.writableEnded) next(error);
    return;
  }
  const known = toHttpError(error);
  if (!known || known.status >= 500) request.log.error({ err: error }, 'request failed');
  const httpError = known ?? new HttpError(500, 'INTERNAL', 'Something went wrong on the server.');
  response.set('Cache-Control', 'no-store');
  response
    .status(httpError.status)
    .json({ message: httpError.message, code: httpError.code, fields: httpError.fields });
};

/** Returns what an error means to the client; undefined where it is the server's own fault. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof StorageError) return fromStorage[error.kind](error);
  if (error instanceof multer.MulterError) return fromMulter(error);
  if (!(error instanceof Error)) return undefined;
  const fault = databaseFault(error);
  if (fault) return fault;
  // Express and its body parsers give client errors a status.
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return payloadTooLarge();
  if (status === 415) return unsupportedMediaType('This encoding is not supported.');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return malformed('The request could not be read.');
  }
  // busboy throws plain errors; these messages all blame the client's form.
  if (
    /^(Malformed|Multipart:|Unexpected end of (form|file)|Unsupported content)/.test(error.message)
  ) {
    return malformed('The form could not be read.');
  }
  return undefined;
}

/** The response to each kind of storage error. */
const fromStorage: Record<StorageErrorKind, (error: StorageError) => HttpError> = {
  'not found': () => notFound(),
  'unknown reference': ({ fields }) => invalid(fields ?? {}),
  conflict: ({ message, fields }) => conflict(message, fields),
  'unsupported file': ({ message, fields }) => unsupportedMediaType(message, fields),
  outdated: ({ message }) => new HttpError(412, 'OUTDATED', message),
  'too busy': ({ message }) => rateLimited(message),
  forbidden: () => forbidden(),
  'file too large': ({ message, fields }) => payloadTooLarge(message, fields),
};

const takenMeanwhile = () => conflict('This was taken meanwhile.');
const writtenMeanwhile = () => conflict('Something else was written at the same time. Try again.');

/**
 * What databases and file systems say that is no fault of ours, by their codes: PostgreSQL's and the
 * system's names, SQLite's numbers (`errcode`).
 */
const databaseFaults = new Map<unknown, () => HttpError>([
  // A full disk, or an exhausted quota.
  ...['ENOSPC', 'EDQUOT', '53100', 13].map((code) => [code, storageFull] as const),
  // Of two that write the same unique value, one is late.
  ...['23505', 2067, 1555].map((code) => [code, takenMeanwhile] as const),
  // Serialization failures, deadlocks, a database that another process has locked, and what was deleted.
  ...['40001', '40P01', '23503', 5, 261, 517, 787].map((code) => [code, writtenMeanwhile] as const),
]);

function databaseFault(error: Error): HttpError | undefined {
  const code = 'errcode' in error ? error.errcode : 'code' in error && error.code;
  return databaseFaults.get(code)?.();
}

function fromMulter(error: multer.MulterError): HttpError {
  const field = error.field ?? 'file';
  if (error.code === 'LIMIT_FILE_SIZE') return payloadTooLarge('The file is too large.');
  if (error.code === 'LIMIT_FIELD_VALUE') return payloadTooLarge('A field is too long.');
  if (error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_UNEXPECTED_FILE') {
    return invalid({ [field]: 'unknown, or too many files' });
  }
  return malformed('The form could not be read.');
}
