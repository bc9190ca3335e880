import { GraphQLError } from 'graphql';
import { isObject } from './object.ts';

/** The codes of refusals that are to be expected, which a mutation gives as data (`user-errors.ts`). */
export const userErrorCodes = [
  'INVALID_CREDENTIALS',
  'WRONG_PASSWORD',
  'CODE_OF_ANOTHER_TIME',
  'PASSWORD_REQUIRED',
  'INVALID_INPUT',
  'CONFLICT',
  'OUTDATED',
] as const;

/** A code of a refusal that is to be expected. */
export type UserErrorCode = (typeof userErrorCodes)[number];

/** The values of `extensions.code` of an error. */
export type ErrorCode =
  | UserErrorCode
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'NOT_SUPPORTED'
  | 'CANCELLED'
  | 'OPERATION_NOT_REGISTERED'
  | 'BACKEND_UNAVAILABLE'
  | 'BACKEND_TIMEOUT'
  | 'BACKEND_INVALID_RESPONSE'
  | 'STORED_NOT_READ';

/** What developers of other clients can do where a gateway runs only registered operations. */
export const adviceToClients =
  'A gateway in development serves the schema at /schema.graphql; ' +
  'to use this one, have your operations registered: docs/clients.md.';

const messages: Record<ErrorCode, string> = {
  INVALID_CREDENTIALS: 'The login or the password is wrong.',
  WRONG_PASSWORD: 'The old password is wrong.',
  CODE_OF_ANOTHER_TIME: 'The clock of the authenticator app is fast or slow.',
  PASSWORD_REQUIRED: 'Send the password with it.',
  INVALID_INPUT: 'The form is not accepted as it was filled in.',
  CONFLICT: 'This conflicts with what is stored.',
  OUTDATED: 'This has been changed since it was read.',
  UNAUTHENTICATED: 'Log in to do this.',
  FORBIDDEN: 'This is not allowed.',
  BAD_USER_INPUT: 'Something in the input is wrong.',
  NOT_FOUND: 'This does not exist (any more).',
  PAYLOAD_TOO_LARGE: 'This is too large.',
  RATE_LIMITED: 'Too many requests; try again later.',
  NOT_SUPPORTED: 'The backend does not offer this.',
  CANCELLED: 'The client has gone.',
  OPERATION_NOT_REGISTERED: `Only registered operations are answered here. ${adviceToClients}`,
  BACKEND_UNAVAILABLE: 'The backend cannot be reached; try again later.',
  BACKEND_TIMEOUT: 'The backend took too long; try again later.',
  BACKEND_INVALID_RESPONSE: 'The backend gave an answer that does not keep the contract.',
  STORED_NOT_READ: 'This was stored, but could not be read back; load it again.',
};

/** The details of an error beside its code, all of them safe for clients. */
export interface ErrorDetails {
  /** Replaces the message of the code. */
  message?: string;
  /** The endpoint, for instance `GET /spare/{id}`; clients know it by this name. */
  row?: string;
  /** The error of each field. */
  fields?: Record<string, string>;
  /** Whether nothing of the call has reached the backend, so that a write may be sent again. */
  notSent?: true;
  /** The HTTP status of a backend that answered with an error; without it there was no response. */
  backendStatus?: number;
  /** The HTTP status of the response if not 200; it is not sent in the error itself. */
  http?: { status: number };
}

/** Creates an error with one of the known codes, as clients see it. */
export function gatewayError(
  code: ErrorCode,
  details: ErrorDetails = {},
  originalError?: Error,
): GraphQLError {
  const { message = messages[code], ...extensions } = details;
  return new GraphQLError(message, { originalError, extensions: { code, ...extensions } });
}

/** Creates a `BAD_USER_INPUT` error that names the field. */
export function badUserInput(field: string, message: string): GraphQLError {
  return gatewayError('BAD_USER_INPUT', {
    message: `${field}: ${message}`,
    fields: { [field]: message },
  });
}

/** Creates the error for a full disk, here or at the backend, which is not the client's fault. */
export function storageFull(details: ErrorDetails): GraphQLError {
  return gatewayError('BACKEND_UNAVAILABLE', {
    message: 'Nothing can be stored at the moment; try again later.',
    ...details,
  });
}

/** Whether an error carries one of these codes. */
export function hasCode(error: unknown, ...wanted: ErrorCode[]): boolean {
  return error instanceof GraphQLError && wanted.some((code) => error.extensions.code === code);
}

/** Whether an error says that this field is wrong, and no other. */
export function isOnlyAbout(error: unknown, field: string): boolean {
  const fields = error instanceof GraphQLError ? error.extensions.fields : undefined;
  return isObject(fields) && Object.keys(fields).join() === field;
}

/** Whether a value is one of the known codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(messages, value);
}

/** Returns what was found. Throws `NOT_FOUND` where it is missing. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw gatewayError('NOT_FOUND');
  return value;
}

/** Resolves with null in place of `NOT_FOUND`. */
export async function nullIfMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
