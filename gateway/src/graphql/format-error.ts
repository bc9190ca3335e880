import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError, isValueNode } from 'graphql';
import { adviceToClients } from '../contract/error.ts';
import { isObject } from '../contract/object.ts';

/** Whether an error has no code of the gateway. */
export function isUnexpected(error: GraphQLFormattedError): boolean {
  const code = error.extensions?.code;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR';
}

/** Whether Apollo Server refuses a request with a status but without a code, such as an unknown `persistedQuery`. */
function isBadRequest(thrown: unknown): boolean {
  const http = thrown instanceof GraphQLError ? thrown.extensions.http : undefined;
  return isObject(http) && http.status === 400;
}

/**
 * Whether GraphQL refuses a value while it runs a valid operation, such as null for a variable with a default.
 * The error has no code, but names the value; all others name fields.
 */
function isRefusedValue(thrown: unknown): boolean {
  return thrown instanceof GraphQLError && (thrown.nodes ?? []).some(isValueNode);
}

/** The message of GraphQL's parser for a document that is too long; the error has no code. */
const tooManyTokens = /^Syntax Error: Document contains more tha[nt] \d+ tokens/;

/** In place of Apollo's own message, which tells strangers how to configure the server. */
const introspectionIsOff = `Introspection is off here. ${adviceToClients}`;

/**
 * Formats an error for clients: hides the details of unexpected errors, names the limit of tokens as
 * `limits.ts` names the others, and says what to do where introspection is off.
 */
export function formatError(error: GraphQLFormattedError, thrown?: unknown): GraphQLFormattedError {
  if (tooManyTokens.test(error.message)) {
    return { ...error, extensions: { ...error.extensions, limit: 'tokens' } };
  }
  if (error.extensions?.validationErrorCode === 'INTROSPECTION_DISABLED') {
    return { ...error, message: introspectionIsOff };
  }
  if (!isUnexpected(error)) return error;
  if (isBadRequest(thrown)) return { ...error, extensions: { code: 'BAD_REQUEST' } };
  if (isRefusedValue(thrown)) return { ...error, extensions: { code: 'BAD_USER_INPUT' } };
  const { locations, path } = error;
  return {
    message: 'Something went wrong.',
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
