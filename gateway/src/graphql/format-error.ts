import type { GraphQLFormattedError } from 'graphql';

/** Whether an error is none that the gateway foresaw. */
export function isUnexpected(error: GraphQLFormattedError): boolean {
  const code = error.extensions?.code;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR';
}

/** An error as clients see it: what was not foreseen tells nothing of the inside. */
export function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  if (!isUnexpected(error)) return error;
  const { locations, path } = error;
  return {
    message: 'Something went wrong.',
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
