import type { FieldErrors } from '../errors.ts';

/** An error whose response is `{ message, code, fields? }` with its status. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors | undefined;

  constructor(status: number, code: string, message: string, fields?: FieldErrors) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = () => new HttpError(404, 'NOT_FOUND', 'There is nothing at this address.');

export const unauthenticated = (
  message = 'A valid access token is needed.',
  fields?: FieldErrors,
) => new HttpError(401, 'UNAUTHENTICATED', message, fields);

export const forbidden = () => new HttpError(403, 'FORBIDDEN', 'Your role does not allow this.');

export const passwordRequired = () =>
  new HttpError(403, 'PASSWORD_REQUIRED', 'Send the password of the account with it.', {
    password: 'is needed',
  });

export const invalid = (fields: FieldErrors) =>
  new HttpError(400, 'INVALID', 'The request is not valid.', fields);

export const malformed = (message: string) => new HttpError(400, 'INVALID', message);

export const conflict = (message: string, fields?: FieldErrors) =>
  new HttpError(409, 'CONFLICT', message, fields);

export const payloadTooLarge = (message = 'The request is too large.', fields?: FieldErrors) =>
  new HttpError(413, 'PAYLOAD_TOO_LARGE', message, fields);

export const unsupportedMediaType = (message: string, fields?: FieldErrors) =>
  new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', message, fields);

export const storageFull = () =>
  new HttpError(507, 'STORAGE_FULL', 'The server has no space left. Try again later.');

export const rateLimited = (message = 'Too many requests. Try again later.') =>
  new HttpError(429, 'RATE_LIMITED', message);
