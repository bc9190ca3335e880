import { cutText } from 'backend/cut-text';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../contract/error.ts';
import { gatewayError, storageFull } from '../contract/error.ts';
import { isObject } from '../contract/object.ts';
import { NotConnectedError } from './http-call.ts';

const codes: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_SUPPORTED',
  408: 'BACKEND_TIMEOUT',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  412: 'OUTDATED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'INVALID_INPUT',
  // What Laravel says of a session that has ended, as IIS does with 440 and ArcGIS with 498.
  419: 'UNAUTHENTICATED',
  422: 'INVALID_INPUT',
  429: 'RATE_LIMITED',
  440: 'UNAUTHENTICATED',
  498: 'UNAUTHENTICATED',
  501: 'NOT_SUPPORTED',
  504: 'BACKEND_TIMEOUT',
};

// An import would load Node's own HTTP client as well (backend/src/server/listen.ts).
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** How much of what a backend says goes on to clients: it may say anything, at any length. */
const maxTextLength = 200;
const maxFields = 50;

/** The backend refused a call, so it has changed nothing. */
class RefusedError extends Error {}

/** The codes of refusals whose reason an administrator reads where the body names no field. */
const saysWhy: ErrorCode[] = ['INVALID_INPUT', 'CONFLICT'];

/** The codes of responses whose body may name fields. */
const namesFields: ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_INPUT',
  'BAD_USER_INPUT',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
];

/**
 * Maps a failed call's HTTP status to an error; the only place where a status becomes a code. `cause` says
 * why it failed, for the log.
 */
export function errorOfStatus(
  status: number,
  endpoint: string,
  body: unknown,
  cause = `HTTP ${status}`,
): GraphQLError {
  if (status === 507) return storageFull({ row: endpoint });
  const known = codes[status] ?? otherCode(status, endpoint);
  // A read has no form that could be filled in wrongly: the operation itself is wrong.
  const code = known === 'INVALID_INPUT' && isRead(endpoint) ? 'BAD_USER_INPUT' : known;
  const fields = namesFields.includes(code) ? fieldsIn(body) : undefined;
  const reason = saysWhy.includes(code) && !fields ? reasonIn(body, status) : undefined;
  const details = {
    row: endpoint,
    ...(fields && { fields }),
    ...(reason !== undefined && { message: reason }),
    ...(code === 'BACKEND_UNAVAILABLE' && {
      message: 'The backend answered with an error; try again later.',
      backendStatus: status,
    }),
  };
  const refuses = (status >= 400 && status < 500 && status !== 408) || status === 501;
  return gatewayError(code, details, refuses ? new RefusedError(cause) : new Error(cause));
}

/**
 * Whether `POST /auth/me` refuses its token with a status that does not say so: section 7 names none for that, and
 * the call asks for nothing but a valid token.
 */
export function refusesToken(status: number, endpoint: string): boolean {
  return endpoint === 'POST /auth/me' && [400, 422].includes(status);
}

/** Returns the code of a status that has none of its own. A write that is refused is not stored. */
function otherCode(status: number, endpoint: string): ErrorCode {
  if (status >= 500) return 'BACKEND_UNAVAILABLE';
  return status >= 400 && !isRead(endpoint) ? 'INVALID_INPUT' : 'BACKEND_INVALID_RESPONSE';
}

/** Whether a code says that the backend gave no usable response. */
export function isBackendAway(code: unknown): boolean {
  const away: unknown[] = ['BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'BACKEND_INVALID_RESPONSE'];
  return away.includes(code);
}

/** Whether the backend refused a call. */
export function isRefused(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.originalError instanceof RefusedError;
}

/** Whether a failed call changed nothing: the backend refused it, or never received it. */
export function hasChangedNothing(error: unknown): boolean {
  const isNotConnected =
    error instanceof GraphQLError && error.originalError instanceof NotConnectedError;
  return isRefused(error) || isNotConnected;
}

/** Reads what a write has stored. Throws `STORED_NOT_READ` where that fails, since the write was done. */
export async function readBack<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const row = error instanceof GraphQLError ? error.extensions.row : undefined;
    const cause = error instanceof Error ? error : undefined;
    throw gatewayError('STORED_NOT_READ', typeof row === 'string' ? { row } : {}, cause);
  }
}

/** Whether an endpoint only reads. */
export function isRead(endpoint: string): boolean {
  return endpoint.startsWith('GET ') || endpoint === 'POST /auth/me';
}

/**
 * Returns what a body, or the extensions of an error, says of fields: a text of each in `fields`, or as Laravel
 * does a list of texts in `errors`; so many, and so much of each, as clients show.
 */
export function fieldsIn(body: unknown): Record<string, string> | undefined {
  const { fields, errors } = isObject(body) ? body : {};
  const texts = [
    ...Object.entries(isObject(fields) ? fields : {}),
    ...Object.entries(isObject(errors) ? errors : {}).map(([name, list]) => [name, firstOf(list)]),
  ].filter((field): field is [string, string] => typeof field[1] === 'string');
  const said = texts.slice(0, maxFields).map(([name, text]) => [cut(name), cut(text)] as const);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/**
 * Returns what a body says is wrong as a whole: a text, or the first of a list as NestJS writes it, but not the
 * mere name of the status, as in Spring's `error`.
 */
function reasonIn(body: unknown, status: number): string | undefined {
  const { message, error } = isObject(body) ? body : {};
  const texts = [message, error].flat().filter((text) => typeof text === 'string');
  const reason = texts.find((text) => text.trim() !== '' && text !== STATUS_CODES[status]);
  return reason && cut(reason.trim());
}

function cut(text: string): string {
  return cutText(text, maxTextLength);
}

function firstOf(list: unknown): unknown {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries[0];
}
