import { CombinedGraphQLErrors } from '@apollo/client';

/** Whether the server refused a call with this `extensions.code`. */
export function hasErrorCode(
  error: unknown,
  code: 'UNAUTHENTICATED' | 'NOT_SUPPORTED' | 'PAYLOAD_TOO_LARGE' | 'BAD_USER_INPUT',
): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === code)
  );
}
