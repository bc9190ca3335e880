import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { formatError } from './format-error.ts';

test('a request that Apollo Server refuses without a code is BAD_REQUEST', () => {
  const message = 'Unsupported persisted query version';
  const thrown = new GraphQLError(message, { extensions: { http: { status: 400 } } });
  const normalized = { message, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  expect(formatError(normalized, thrown)).toEqual({ message, extensions: { code: 'BAD_REQUEST' } });
});

test('what was foreseen is shown, anything else tells nothing', () => {
  const known = { message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } };
  expect(formatError(known)).toBe(known);
  const secret = { message: 'secret', path: ['a'], extensions: { stacktrace: ['secret'] } };
  expect(formatError(secret)).toEqual({
    message: 'Something went wrong.',
    path: ['a'],
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
  const internal = {
    message: 'secret',
    extensions: { code: 'INTERNAL_SERVER_ERROR', a: 'secret' },
  };
  expect(JSON.stringify(formatError(internal))).not.toContain('secret');
});
