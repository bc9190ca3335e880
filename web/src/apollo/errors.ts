import { CombinedGraphQLErrors } from '@apollo/client';

/** Tells whether the server refused a call with this `extensions.code`. */
export function hasErrorCode(
  error: unknown,
  code:
    | 'UNAUTHENTICATED'
    | 'NOT_SUPPORTED'
    | 'PAYLOAD_TOO_LARGE'
    | 'BAD_USER_INPUT'
    | 'STORED_NOT_READ',
): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === code)
  );
}

/** Tells whether a write is stored although the call failed because the gateway could not read it back. */
export function isStored(error: unknown): boolean {
  return hasErrorCode(error, 'STORED_NOT_READ');
}
