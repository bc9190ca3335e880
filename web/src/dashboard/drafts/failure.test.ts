import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { expect, test } from 'vitest';

import { NotSentError, RefusedError } from '../../apollo/errors.ts';
import { uncertainReason } from '../ui/uncertain-reason.ts';
import { failureOf, UnchangedError } from './failure.ts';

const failed = (code: string, details = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code, ...details } }] });
/** What a proxy before the gateway responds. */
const ofProxy = (status: number) => {
  const response = new Response('<html>', { status });
  return new ServerError(`HTTP ${status}`, { response, bodyText: '<html>' });
};
const error = {
  __typename: 'UserError',
  code: 'INVALID_INPUT',
  field: null,
  message: 'The title is taken.',
} as const;

test.each([
  [failed('NOT_FOUND'), 'somebody else has deleted this'],
  [failed('UNAUTHENTICATED'), 'your session is over'],
  [failed('FORBIDDEN'), 'the server does not allow it'],
  [failed('RATE_LIMITED'), 'the server could not store it'],
  [failed('BACKEND_UNAVAILABLE', { notSent: true }), 'the server could not store it'],
  [failed('BACKEND_UNAVAILABLE'), uncertainReason],
  [failed('BACKEND_TIMEOUT'), uncertainReason],
  [failed('BACKEND_INVALID_RESPONSE'), uncertainReason],
  [failed('INTERNAL_SERVER_ERROR'), uncertainReason],
  [new TypeError('Failed to fetch'), uncertainReason],
  [ofProxy(413), 'the server could not store it'],
  [ofProxy(504), uncertainReason],
  [new NotSentError('There is no connection.'), 'there is no connection'],
  [new RefusedError([{ ...error, field: ['oldPassword'] }]), 'the old password is wrong'],
  [new RefusedError([error, { ...error, message: 'too long' }]), 'The title is taken, too long'],
  [new UnchangedError('Unchanged.'), 'the server still has what was stored before'],
])('%s: %s', (cause, reason) => {
  expect(failureOf(cause)).toMatchObject({ reason, isDeleted: reason.includes('deleted') });
});

test('an upload that was cancelled is no failure', () => {
  expect(failureOf(new DOMException('The upload was cancelled.', 'AbortError'))).toBeUndefined();
});

test('the errors of a field are listed under its name', () => {
  const title = { ...error, field: ['title', 'de'], message: 'title.de: too long' };
  const text = { ...error, field: ['text'], message: 'text: The text is too long.' };
  const refused = new RefusedError([title, text, error]);
  const fields = { 'title.de': 'too long', text: 'The text is too long' };
  expect(failureOf(refused)?.fields).toEqual(fields);
  expect(failureOf(failed('NOT_FOUND'))?.fields).toEqual({});
});
