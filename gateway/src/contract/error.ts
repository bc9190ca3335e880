import { GraphQLError } from 'graphql';

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
export function gatewayError(
  code: ErrorCode,
  details: ErrorDetails = {},
  originalError?: Error,
): GraphQLError {
  const { message = messages[code], ...extensions } = details;
  return new GraphQLError(message, { originalError, extensions: { code, ...extensions } });
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

/** Whether an error carries this code. */
export function hasCode(error: unknown, ...wanted: ErrorCode[]): boolean {
  return error instanceof GraphQLError && wanted.some((code) => error.extensions.code === code);
}

/** Whether a value is one of the known codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(messages, value);
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
