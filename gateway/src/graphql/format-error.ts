import type { GraphQLFormattedError } from 'graphql';

/** Whether an error is none that the gateway foresaw. */
export function isUnexpected(error: GraphQLFormattedError): boolean {
  const code = error.extensions?.code;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR';
}

/** What GraphQL's parser says of a document that is too long; it gives the error no name. */
const tooManyTokens = /^Syntax Error: Document contains more that? \d+ tokens/;

/**
 * An error as clients see it: what was not foreseen tells nothing of the inside, and the limit of
 * tokens has its name as the others do (`limits.ts`).
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
