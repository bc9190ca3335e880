import type { ASTNode, NameNode } from 'graphql';
import { GraphQLError, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { formatError } from './format-error.ts';

const refusal = (status: number) => new GraphQLError('', { extensions: { http: { status } } });
const place = { path: ['a'], locations: [{ line: 1, column: 2 }] };
const extensions = { code: 'INTERNAL_SERVER_ERROR' };

test('a request that Apollo Server refuses without a code is BAD_REQUEST', () => {
  const message = 'Unsupported persisted query version';
  expect(formatError({ message, extensions }, refusal(400))).toEqual({
    ...{ message, extensions: { code: 'BAD_REQUEST' } },
  });
});

test('a value that GraphQL refuses while it runs an operation is BAD_USER_INPUT, an output is not', () => {
  const message = 'Argument "if" of non-null type "Boolean!" must not be null.';
  const wrong = (node: ASTNode) => new GraphQLError(message, { nodes: [node] });
  const name: NameNode = { kind: Kind.NAME, value: 'a' };
  expect(formatError({ message, ...place }, wrong({ kind: Kind.VARIABLE, name }))).toEqual({
    ...{ message, ...place, extensions: { code: 'BAD_USER_INPUT' } },
  });
  expect(formatError({ message }, wrong({ kind: Kind.FIELD, name }))).toMatchObject({ extensions });
});

test('what was foreseen is shown', () => {
  const known = { message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } };
  expect(formatError(known)).toBe(known);
});

test.each([
  ['Syntax Error: Document contains more that 9 tokens.', {}, { limit: 'tokens' }, /^Syntax Error/],
  ['Syntax Error: Document contains more than 10 tokens.', {}, { limit: 'tokens' }, /^Syntax/],
  ['Off.', { validationErrorCode: 'INTROSPECTION_DISABLED' }, {}, /docs\/clients\.md/],
])('a client learns what to do: %s', (message, given, more, shown) => {
  expect(formatError({ message, extensions: given })).toEqual({
    ...{ message: expect.stringMatching(shown) as string, extensions: { ...given, ...more } },
  });
});

test.each([
  [{ message: 'secret' }, {}, undefined],
  [{ message: 'secret', ...place, extensions: { stacktrace: ['secret'] } }, place, undefined],
  [{ message: 'secret', extensions: { ...extensions, a: 'secret' } }, {}, refusal(500)],
])('anything else tells nothing but its place: %j', (error, kept, thrown) => {
  const message = 'Something went wrong.';
  expect(formatError(error, thrown)).toEqual({ message, ...kept, extensions });
});
