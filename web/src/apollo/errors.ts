import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

import type { UserErrorCode } from './schema.generated.ts';
import type { UserErrors_PayloadFragment } from './UserErrors.generated.ts';

/** Whether the server refused a call with this `extensions.code`. */
export function hasErrorCode(
  error: unknown,
  code:
    | 'UNAUTHENTICATED'
    | 'FORBIDDEN'
    | 'NOT_SUPPORTED'
    | 'PAYLOAD_TOO_LARGE'
    | 'BAD_USER_INPUT'
    | 'NOT_FOUND'
    | 'STORED_NOT_READ',
): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === code)
  );
}

/** Whether a write is stored although the call failed because the gateway could not read it back. */
export function isStored(error: unknown): boolean {
  return hasErrorCode(error, 'STORED_NOT_READ');
}

/** Codes of calls whose write may be stored, unless the error says that nothing was sent. */
const uncertainCodes: unknown[] = [
  'BACKEND_UNAVAILABLE',
  'BACKEND_TIMEOUT',
  'BACKEND_INVALID_RESPONSE',
  'INTERNAL_SERVER_ERROR',
];

/** A request that could not be sent, for want of a connection. */
export class NotSentError extends Error {}

/** Whether nobody knows if a write that failed is stored: no response says so. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof RefusedError || error instanceof NotSentError) return false;
  // What stands before the gateway has refused it, such as a proxy a file that is too large.
  if (ServerError.is(error) && error.statusCode < 500 && error.statusCode !== 408) return false;
  if (!CombinedGraphQLErrors.is(error)) return true;
  return error.errors.some(
    ({ extensions: { code, notSent } = {} }) => notSent !== true && uncertainCodes.includes(code),
  );
}

type UserErrors = UserErrors_PayloadFragment['userErrors'];

/** A write that the server has refused, as was to be expected; mutations reject with it. */
export class RefusedError extends Error {
  readonly userErrors: UserErrors;

  constructor(userErrors: UserErrors) {
    super(userErrors.map(({ code, field }) => [code, ...(field ?? [])].join(' ')).join(', '));
    this.userErrors = userErrors;
  }
}

/** Throws `RefusedError` if a payload of a mutation's response has `userErrors`. */
export function throwIfRefused(data: Record<string, unknown>): void {
  const userErrors = userErrorsIn(data);
  if (userErrors.length > 0) throw new RefusedError(userErrors);
}

/** Lists the `userErrors` of the payloads in a mutation's response. */
export function userErrorsIn(data: Record<string, unknown>): UserErrors {
  return Object.values(data)
    .filter(isPayload)
    .flatMap((payload) => payload.userErrors);
}

function isPayload(value: unknown): value is UserErrors_PayloadFragment {
  return typeof value === 'object' && value !== null && 'userErrors' in value;
}

/** Whether the server has refused a write with this code. */
export function isRefusedAs(error: unknown, code: UserErrorCode): boolean {
  return error instanceof RefusedError && error.userErrors.some((one) => one.code === code);
}

/** Whether the server has refused a write for what this field of its input holds. */
export function isRefusedIn(error: unknown, field: string): boolean {
  return error instanceof RefusedError && error.userErrors.some((one) => one.field?.[0] === field);
}
