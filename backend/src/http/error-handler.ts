import type { ErrorRequestHandler, RequestHandler } from 'express';
import multer from 'multer';
import { StorageError, type StorageErrorKind } from '../errors.ts';
import {
  conflict,
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
  if (isStorageFull(error)) return storageFull();
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
  'file too large': ({ message, fields }) => payloadTooLarge(message, fields),
};

/** Error codes of a full disk or an exhausted quota, from the file system and PostgreSQL. */
const fullCodes: unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
/** `SQLITE_FULL`, which `node:sqlite` reports as `errcode`. */
const sqliteFull = 13;

function isStorageFull(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return fullCodes.includes(code) || ('errcode' in error && error.errcode === sqliteFull);
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
