import { CombinedGraphQLErrors } from '@apollo/client';

/** Whether the server refused a call with this `extensions.code`. */
export function hasErrorCode(error: unknown, code: 'UNAUTHENTICATED'): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === code)
  );
}
