import type { GraphQLFormattedError } from 'graphql';

/** Whether an error has no code of the gateway. */
export function isUnexpected(error: GraphQLFormattedError): boolean {
  const code = error.extensions?.code;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR';
}

/** The message of GraphQL's parser for a document that is too long; the error has no code. */
const tooManyTokens = /^Syntax Error: Document contains more that? \d+ tokens/;

/**
 * Formats an error for clients: hides the details of unexpected errors, and names the limit of tokens
 * as `limits.ts` names the others.
 */
export function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  if (tooManyTokens.test(error.message)) {
    return { ...error, extensions: { ...error.extensions, limit: 'tokens' } };
  }
  if (!isUnexpected(error)) return error;
  const { locations, path } = error;
  return {
    message: 'Something went wrong.',
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
