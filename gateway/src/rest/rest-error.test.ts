import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { NotConnectedError } from './http-call.ts';
import { errorOfStatus, hasChangedNothing, isBackendAway, readBack } from './rest-error.ts';

const extensionsOf = (status: number, endpoint: string, body?: unknown) =>
  errorOfStatus(status, endpoint, body).extensions;

test.each([
  [302, 'BACKEND_INVALID_RESPONSE'],
  [400, 'INVALID_INPUT', 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [405, 'NOT_SUPPORTED'],
  [408, 'BACKEND_TIMEOUT'],
  [409, 'CONFLICT'],
  [410, 'NOT_FOUND'],
  [412, 'OUTDATED'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'INVALID_INPUT', 'BAD_USER_INPUT'],
  [418, 'INVALID_INPUT', 'BACKEND_INVALID_RESPONSE'],
  [419, 'UNAUTHENTICATED'],
  [422, 'INVALID_INPUT', 'BAD_USER_INPUT'],
  [429, 'RATE_LIMITED'],
  [440, 'UNAUTHENTICATED'],
  [451, 'INVALID_INPUT', 'BACKEND_INVALID_RESPONSE'],
  [498, 'UNAUTHENTICATED'],
  [500, 'BACKEND_UNAVAILABLE'],
  [501, 'NOT_SUPPORTED'],
  [503, 'BACKEND_UNAVAILABLE'],
  [504, 'BACKEND_TIMEOUT'],
  [507, 'BACKEND_UNAVAILABLE'],
])('%i is %s of a write', (status, code, ofRead = code) => {
  expect(extensionsOf(status, 'PATCH /settings')).toMatchObject({ code, row: 'PATCH /settings' });
  expect(extensionsOf(status, 'GET /settings')).toMatchObject({ code: ofRead });
  expect(extensionsOf(status, 'POST /auth/me')).toMatchObject({ code: ofRead });
});

test('an error of the backend has its status and a message of its own, a full disk as well', () => {
  const message = 'The backend answered with an error; try again later.';
  expect(errorOfStatus(500, 'GET /spare', {})).toMatchObject({
    message,
    extensions: { backendStatus: 500 },
  });
  expect(errorOfStatus(404, 'GET /spare', {}).extensions).toEqual({
    code: 'NOT_FOUND',
    row: 'GET /spare',
  });
  expect(errorOfStatus(507, 'POST /spare', {})).toMatchObject({
    message: 'Nothing can be stored at the moment; try again later.',
    extensions: { row: 'POST /spare' },
  });
});

test.each([
  [400, true],
  [401, true],
  [403, true],
  [404, false],
  [409, true],
  [413, true],
  [412, false],
  [429, false],
  [500, false],
])('fields are named with %i: %s', (status, named) => {
  const body = { message: 'secret', fields: { email: 'is no address', inner: { x: 1 } } };
  for (const endpoint of ['POST /request', 'GET /request']) {
    const error = errorOfStatus(status, endpoint, body);
    expect(error.extensions.fields).toEqual(named ? { email: 'is no address' } : undefined);
    expect(JSON.stringify(error)).not.toContain('secret');
  }
});

test('fields are named as Laravel does, by lists of texts', () => {
  const errors = { email: ['is no address', 'is short'], inner: [{}], message: 'secret', none: [] };
  const { fields } = errorOfStatus(422, 'POST /request', { errors }).extensions;
  expect(fields).toEqual({ email: 'is no address' });
});

test('of what a backend says, only so much reaches anybody as a form can show', () => {
  const long = 'x'.repeat(5000);
  const cut = 'x'.repeat(200);
  expect(errorOfStatus(409, 'POST /spare', { message: long }).message).toBe(cut);
  for (const said of [{ fields: { [long]: long } }, { errors: { [long]: [long] } }]) {
    expect(extensionsOf(422, 'POST /spare', said)).toMatchObject({ fields: { [cut]: cut } });
  }
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 'no']));
  const { fields } = extensionsOf(422, 'POST /spare', { fields: many });
  expect(Object.keys(fields ?? {})).toHaveLength(50);
});

test.each([
  ...[undefined, 'no', { fields: 'email' }, { fields: {} }, { fields: { email: 1 } }],
  ...[{ errors: { code: 'E7' } }, { errors: ['no'] }],
])('no fields are named by %j', (body) => {
  expect(extensionsOf(400, 'POST /request', body)).not.toHaveProperty('fields');
});

test.each([
  [{ message: 'is taken' }, 'is taken'],
  [{ message: ['is long', 'is short'], error: 'Bad Request' }, 'is long'],
  [{ success: false, error: 'is no image' }, 'is no image'],
  [{ message: '', error: 'Unprocessable Entity' }, 'The form is not accepted as it was filled in.'],
  [{ message: ' ', error: { code: 1 } }, 'The form is not accepted as it was filled in.'],
  ['is taken', 'The form is not accepted as it was filled in.'],
])('a refusal that names no field says why: %j', (body, message) => {
  expect(errorOfStatus(422, 'POST /spare', body)).toMatchObject({ message });
});

test('a conflict says why, but no failure and no read, which have no form', () => {
  const messageOf = (status: number, endpoint: string) =>
    errorOfStatus(status, endpoint, { message: 'secret' }).message;
  expect(messageOf(409, 'POST /spare')).toBe('secret');
  for (const status of [401, 403, 404, 412, 413, 429, 500]) {
    expect(messageOf(status, 'POST /spare'), String(status)).not.toBe('secret');
  }
  expect(messageOf(400, 'GET /spare')).not.toBe('secret');
});

test('what changed nothing: a refusal, or a call that was never received', () => {
  const refused = [400, 401, 402, 403, 404, 405, 409, 412, 413, 419, 423, 428, 429, 451, 501];
  for (const status of refused) {
    for (const endpoint of ['POST /spare', 'GET /spare']) {
      expect(hasChangedNothing(errorOfStatus(status, endpoint, {})), String(status)).toBe(true);
    }
  }
  for (const status of [302, 408, 500, 503, 504, 507]) {
    expect(hasChangedNothing(errorOfStatus(status, 'POST /spare', {})), String(status)).toBe(false);
  }
  const caused = (cause: Error) => gatewayError('BACKEND_UNAVAILABLE', {}, cause);
  expect(hasChangedNothing(caused(new NotConnectedError('refused')))).toBe(true);
  expect(hasChangedNothing(caused(new Error('broken off')))).toBe(false);
  expect(hasChangedNothing(new Error('a bug'))).toBe(false);
});

test.each([
  ['BACKEND_UNAVAILABLE', true],
  ['BACKEND_TIMEOUT', true],
  ['BACKEND_INVALID_RESPONSE', true],
  ['NOT_FOUND', false],
  [undefined, false],
])('with %s the backend is away: %s', (code, away) => {
  expect(isBackendAway(code)).toBe(away);
});

test('a write that cannot be read back is stored, and the error names the read', async () => {
  expect(await readBack(() => 7)).toBe(7);
  const failed = gatewayError('BACKEND_TIMEOUT', { row: 'GET /spare/{id}' });
  await expect(readBack(() => Promise.reject(failed))).rejects.toMatchObject({
    extensions: { code: 'STORED_NOT_READ', row: 'GET /spare/{id}' },
    originalError: failed,
  });
  for (const cause of [new Error('x'), new GraphQLError('x')]) {
    const error: unknown = await readBack(() => Promise.reject(cause)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ extensions: { code: 'STORED_NOT_READ' } });
    expect(error).not.toHaveProperty('extensions.row');
  }
});
