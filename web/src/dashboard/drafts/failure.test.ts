import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test, vi } from 'vitest';

import { RefusedError } from '../../apollo/errors.ts';
import { failureOf } from './failure.ts';

const failed = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });
const error = { __typename: 'UserError', code: 'INVALID_INPUT', field: null } as const;

test.each([
  [failed('NOT_FOUND'), 'somebody else has deleted this'],
  [failed('UNAUTHENTICATED'), 'your session is over'],
  [failed('FORBIDDEN'), 'your role does not allow it'],
  [failed('BACKEND_TIMEOUT'), 'the server could not store it'],
  [new TypeError('Failed to fetch'), 'the server could not be reached'],
  [new TypeError('Failed to fetch'), 'there is no connection'],
  [new RefusedError([{ ...error, field: ['oldPassword'] }]), 'the old password is wrong'],
  [new RefusedError([error, { ...error, message: 'too long' }]), 'INVALID_INPUT, too long'],
])('%s: %s', (cause, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!reason.includes('no connection'));
  expect(failureOf(cause)).toMatchObject({ reason, isDeleted: reason.includes('deleted') });
});

test('an upload that was cancelled is no failure', () => {
  expect(failureOf(new DOMException('The upload was cancelled.', 'AbortError'))).toBeUndefined();
});

test('the errors of a field are listed under its name', () => {
  const title = { ...error, field: ['title', 'de'], message: 'title.de: too long' };
  const refused = new RefusedError([title, { ...error, field: ['text'] }, error]);
  const fields = { 'title.de': 'too long', text: 'INVALID_INPUT' };
  expect(failureOf(refused)?.fields).toEqual(fields);
  expect(failureOf(failed('NOT_FOUND'))?.fields).toEqual({});
});
