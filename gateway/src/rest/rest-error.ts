import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../contract/error.ts';
import { gatewayError, hasCode, storageFull } from '../contract/error.ts';
import { NotConnectedError } from './http-call.ts';

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

/** The error for an HTTP status that is no success, the one place where statuses become codes. */
export function errorOfStatus(status: number, endpoint: string, body: unknown): GraphQLError {
  if (status === 507) return storageFull({ row: endpoint });
  const code = codes[status] ?? (status >= 500 ? 'BACKEND_UNAVAILABLE' : undefined);
  if (code === undefined) return gatewayError('BACKEND_INVALID_RESPONSE', { row: endpoint });
  const isInput = code === 'BAD_USER_INPUT' || code === 'PAYLOAD_TOO_LARGE';
  const fields = isInput ? fieldsIn(body) : undefined;
  return gatewayError(code, fields ? { row: endpoint, fields } : { row: endpoint });
}

/** Whether a code says that the backend gave no usable response. */
export function isBackendAway(code: unknown): boolean {
  const away: unknown[] = ['BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'BACKEND_INVALID_RESPONSE'];
  return away.includes(code);
}

/** `BACKEND_UNAVAILABLE` for a call that found no connection, and so has changed nothing. */
export function neverReached(endpoint: string, cause: NotConnectedError): GraphQLError {
  return gatewayError('BACKEND_UNAVAILABLE', { row: endpoint }, cause);
}

/** Whether a call has changed nothing: the backend has refused it, or never got it. */
export function hasChangedNothing(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  return hasCode(error, ...refusals) || cause instanceof NotConnectedError;
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

function fieldsIn(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return undefined;
  const { fields } = body;
  if (typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
