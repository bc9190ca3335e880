import { GraphQLError } from 'graphql';
import { NotConnectedError } from './http-call.ts';

/** The codes that `extensions.code` of an error may carry. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'NOT_SUPPORTED'
  | 'CANCELLED'
  | 'OPERATION_NOT_REGISTERED'
  | 'BACKEND_UNAVAILABLE'
  | 'BACKEND_TIMEOUT'
  | 'BACKEND_INVALID_RESPONSE'
  | 'STORED_NOT_READ';

const messages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Log in to do this.',
  FORBIDDEN: 'This is not allowed.',
  BAD_USER_INPUT: 'Something in the input is wrong.',
  NOT_FOUND: 'This does not exist (any more).',
  CONFLICT: 'This conflicts with what is stored.',
  PAYLOAD_TOO_LARGE: 'This is too large.',
  RATE_LIMITED: 'Too many requests; try again later.',
  NOT_SUPPORTED: 'The backend does not offer this.',
  CANCELLED: 'The client has gone.',
  OPERATION_NOT_REGISTERED: 'Only registered operations are answered here.',
  BACKEND_UNAVAILABLE: 'The backend cannot be reached; try again later.',
  BACKEND_TIMEOUT: 'The backend took too long; try again later.',
  BACKEND_INVALID_RESPONSE: 'The backend gave an answer that does not keep the contract.',
  STORED_NOT_READ: 'This was stored, but could not be read back; load it again.',
};

const codes: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_SUPPORTED',
  408: 'BACKEND_TIMEOUT',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  501: 'NOT_SUPPORTED',
  504: 'BACKEND_TIMEOUT',
};

/** What tells that a backend has refused a call, and so has changed nothing. */
const refusals: ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'NOT_SUPPORTED',
];

/** What an error tells beside its code; all of it is safe for clients. */
export interface ErrorDetails {
  /** The message, where the code's own says too little. */
  message?: string;
  /** The row of the contract, for instance `GET /spare/{id}`. */
  row?: string;
  /** What is wrong with each field. */
  fields?: Record<string, string>;
  /** The HTTP status, where the answer is not to be 200; clients see it there alone. */
  http?: { status: number };
}

/** An error with one of the known codes, as clients see it. */
export function gatewayError(code: ErrorCode, details: ErrorDetails = {}): GraphQLError {
  const { message = messages[code], ...extensions } = details;
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** What the client typed is wrong: `BAD_USER_INPUT` that names the field. */
export function badUserInput(field: string, message: string): GraphQLError {
  return gatewayError('BAD_USER_INPUT', {
    message: `${field}: ${message}`,
    fields: { [field]: message },
  });
}

/** The disk is full, here or at the backend: `BACKEND_UNAVAILABLE`, since the client did nothing wrong. */
export function storageFull(details: ErrorDetails): GraphQLError {
  return gatewayError('BACKEND_UNAVAILABLE', {
    message: 'Nothing can be stored at the moment; try again later.',
    ...details,
  });
}

/** The error for an HTTP status that is no success, the one place where statuses become codes. */
export function errorOfStatus(status: number, row: string, body: unknown): GraphQLError {
  if (status === 507) return storageFull({ row });
  const code = codes[status] ?? (status >= 500 ? 'BACKEND_UNAVAILABLE' : undefined);
  if (code === undefined) return gatewayError('BACKEND_INVALID_RESPONSE', { row });
  const isInput = code === 'BAD_USER_INPUT' || code === 'PAYLOAD_TOO_LARGE';
  const fields = isInput ? fieldsIn(body) : undefined;
  return gatewayError(code, fields ? { row, fields } : { row });
}

/** Whether an error carries this code. */
export function hasCode(error: unknown, ...wanted: ErrorCode[]): boolean {
  return error instanceof GraphQLError && wanted.some((code) => error.extensions.code === code);
}

/** Whether a code says that the backend gave no usable response. */
export function isBackendAway(code: unknown): boolean {
  const away: unknown[] = ['BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'BACKEND_INVALID_RESPONSE'];
  return away.includes(code);
}

/** `BACKEND_UNAVAILABLE` for a call that found no connection, and so has changed nothing. */
export function neverReached(row: string, cause: NotConnectedError): GraphQLError {
  return new GraphQLError(messages.BACKEND_UNAVAILABLE, {
    extensions: { code: 'BACKEND_UNAVAILABLE', row },
    originalError: cause,
  });
}

/** Whether a call has changed nothing: the backend has refused it, or never got it. */
export function hasChangedNothing(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  return hasCode(error, ...refusals) || cause instanceof NotConnectedError;
}

/** Whether a value is one of the known codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(messages, value);
}

/** What a write has stored, read back. Throws `STORED_NOT_READ` where that fails: the write was done. */
export async function readBack<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const row = error instanceof GraphQLError ? error.extensions.row : undefined;
    throw gatewayError('STORED_NOT_READ', typeof row === 'string' ? { row } : {});
  }
}

/** What the promise gives, or null where the backend says that it does not exist. */
export async function nullIfMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

function fieldsIn(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return undefined;
  const { fields } = body;
  if (typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
