import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Stub } from '../../test/contract-stub.ts';
import { startStub } from '../../test/contract-stub.ts';
import { createTestContext } from '../../test/gateway-client.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { gatewayError } from '../contract/error.ts';
import { LateError } from './http-call.ts';
import type { RestCall } from './rest-call.ts';
import { backendOffer, restCall } from './rest-call.ts';
import type { RestSession } from './rest-session.ts';

let stub: Stub;
let session: RestSession;
let received: IncomingMessage[];
let bodies: string[];
beforeEach(async () => {
  stub = await startStub();
  ({ session } = createTestContext(stub.url));
  [received, bodies] = [[], []];
});
afterEach(() => stub.close());

type Respond = (res: ServerResponse) => unknown;

/** Calls a backend that responds to its calls in turn, to the last ones alike. Returns the response or the error. */
async function call(
  responds: Respond[],
  changes: Partial<RestCall> = {},
  signal = session.stop.signal,
): Promise<unknown> {
  stub.interfere = (req, res) => {
    const respond = responds[received.length] ?? responds.at(-1);
    received.push(req);
    req.on('data', (chunk: Buffer) => bodies.push(String(chunk)));
    req.once('end', () => respond?.(res));
  };
  const url = new URL(`${stub.url}/settings`);
  const made: RestCall = { method: 'PATCH', path: '/settings', url, token: undefined, ...changes };
  return restCall(session, made, signal).catch((error: unknown) => error);
}

const answer =
  (status: number, text = '', type = 'application/json'): Respond =>
  (res) =>
    res.writeHead(status, { 'content-type': type }).end(text);
const page = (status: number) => answer(status, '<!doctype html>', 'text/html; charset=utf-8');
const breaksOff: Respond = (res) => res.destroy();

const unreachable = 'The backend cannot be reached; try again later.';
const erroneous = 'The backend answered with an error; try again later.';
const brokenOff: unknown = expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/);

describe('why a call failed is in its error and, for the log, in its record', () => {
  test.each<[string, Respond, object, object]>([
    [
      'BACKEND_UNAVAILABLE',
      answer(500, '{}'),
      { status: 500, cause: 'HTTP 500' },
      { message: erroneous, extensions: { backendStatus: 500 } },
    ],
    ['BACKEND_UNAVAILABLE', page(502), { status: 502, cause: 'HTTP 502' }, { message: erroneous }],
    [
      'BACKEND_UNAVAILABLE',
      breaksOff,
      { status: undefined, cause: brokenOff },
      { message: unreachable },
    ],
    ['BACKEND_INVALID_RESPONSE', page(200), { status: 200, cause: 'HTML' }, {}],
    // An API would know the entity.
    ['BACKEND_INVALID_RESPONSE', page(404), { status: 404, cause: 'HTML' }, {}],
    ['BACKEND_INVALID_RESPONSE', answer(200, '{'), { status: 200, cause: 'not JSON' }, {}],
    ['BACKEND_INVALID_RESPONSE', (res) => res.end('{'), { status: 200, cause: 'not JSON' }, {}],
    [
      'BACKEND_INVALID_RESPONSE',
      answer(200, 'Log in: <form>', 'text/plain'),
      { status: 200, cause: 'HTML' },
      {},
    ],
    [
      'BACKEND_INVALID_RESPONSE',
      answer(200, 'Fatal error: Uncaught PDOException', 'text/html'),
      { status: 200, cause: 'not JSON' },
      {},
    ],
    ['BACKEND_INVALID_RESPONSE', answer(200, 'Error', 'text/html'), { status: 200 }, {}],
    ['BACKEND_INVALID_RESPONSE', answer(200, 'Access denied'), { status: 200 }, {}],
    ['BACKEND_INVALID_RESPONSE', (res) => res.end('не ok'), { status: 200 }, {}],
    ['NOT_FOUND', answer(404, 'Not Found', 'text/html'), { status: 404, cause: 'HTTP 404' }, {}],
    ['BACKEND_INVALID_RESPONSE', answer(302), { status: 302, cause: 'HTTP 302' }, {}],
    [
      'BACKEND_INVALID_RESPONSE',
      (res) => res.writeHead(301, { location: 'https://a.example/settings/' }).end(),
      { status: 301, cause: 'HTTP 301 to https://a.example/settings/' },
      {},
    ],
    [
      'INVALID_INPUT',
      answer(200, '{"success":false,"fields":{"a":"b"}}'),
      { status: 200, cause: 'HTTP 200, but it says that it failed' },
      { extensions: { fields: { a: 'b' } } },
    ],
    ['INVALID_INPUT', answer(200, 'false'), { status: 200 }, {}],
    ['UNAUTHENTICATED', answer(200, '{"status":401,"error":"no"}'), { status: 200 }, {}],
    ['NOT_FOUND', answer(200, '{"statusCode":404,"message":"no"}'), { status: 200 }, {}],
    [
      'BACKEND_UNAVAILABLE',
      answer(200, '{"status":500,"error":"no"}'),
      { status: 200, cause: 'HTTP 200, but it says that it failed' },
      { extensions: { backendStatus: 500 } },
    ],
    ['BACKEND_INVALID_RESPONSE', answer(200, '{"data":false}'), { status: 200 }, {}],
    ['NOT_FOUND', answer(404, '{}'), { status: 404 }, {}],
    [
      'INVALID_INPUT',
      answer(422, '{"fields":{"a":"b"}}'),
      { status: 422 },
      { extensions: { fields: { a: 'b' } } },
    ],
  ])('%s %#', async (code, respond, record, error) => {
    const failed = await call([respond]);
    expect(failed).toMatchObject(error);
    expect(failed).toMatchObject({ extensions: { code, row: 'PATCH /settings' } });
    expect(failed).not.toHaveProperty('extensions.notSent');
    const ms: unknown = expect.any(Number);
    expect(session.calls).toMatchObject([
      { endpoint: 'PATCH /settings', outcome: code, ms, ...record },
    ]);
  });

  test.each([
    ['GET', { readTimeoutMs: 200 }],
    ['PATCH', { writeTimeoutMs: 200 }],
  ] as const)('timeout: a %s has a time of its own', async (method, limit) => {
    session.config = { ...session.config, ...limit };
    const timedOut = { extensions: { code: 'BACKEND_TIMEOUT', row: `${method} /settings` } };
    expect(await call([() => undefined], { method })).toMatchObject(timedOut);
    expect(session.calls).toMatchObject([{ status: undefined, cause: 'timeout' }]);
  });

  test.each([
    ['refused', 'http://127.0.0.1:1/'],
    ['unknown host', 'http://nowhere.invalid/'],
  ])('%s: nothing was sent', async (cause, url) => {
    expect(await call([], { url: new URL(url) })).toMatchObject({
      ...{ message: unreachable, extensions: { code: 'BACKEND_UNAVAILABLE', notSent: true } },
    });
    expect(session.calls).toMatchObject([{ cause }]);
  });

  test('nothing of a backend that is left alone, which the log has already', async () => {
    for (let failed = 0; failed < 10; failed++) {
      await session.breaker
        .through(() => Promise.reject(new Error('away')), session.stop.signal, '/')
        .catch(() => undefined);
    }
    expect(await call([], { method: 'GET' })).toMatchObject({ message: unreachable });
    expect(session.calls).toMatchObject([{ outcome: 'BACKEND_UNAVAILABLE', cause: undefined }]);
    expect(received).toEqual([]);
    await session.offer.read();
    const offered = stub.offersAsked;
    session.offer.forget();
    await session.offer.read();
    expect(stub.offersAsked).toBe(offered);
    // A write is made all the same.
    expect(await call([answer(204)])).toMatchObject({ body: undefined });
  });

  describe('of an address that has taken too long twice in a row', () => {
    const url = () => new URL(`${stub.url}/settings`);
    beforeEach(async () => {
      await session.offer.read();
      const late = () => Promise.reject(new LateError('late'));
      for (let times = 0; times < 2; times++) {
        await session.breaker.through(late, session.stop.signal, url().href).catch(() => undefined);
      }
    });

    test('nobody is called, which says nothing of what the backend offers', async () => {
      const forget = vi.spyOn(session.offer, 'forget');
      expect(await call([() => undefined], { method: 'GET' })).toMatchObject({
        extensions: { code: 'BACKEND_UNAVAILABLE' },
      });
      expect(forget).not.toHaveBeenCalled();
    });

    test('an administrator waits, who would get no stale response', async () => {
      session.token = 't';
      expect(await call([answer(200, '{"a":1}')], { method: 'GET' })).toMatchObject({
        body: { a: 1 },
      });
    });
  });

  test('the error for which it was ended, which is none of the backend', async () => {
    const reason = gatewayError('CANCELLED');
    expect(await call([], { method: 'GET' }, AbortSignal.abort(reason))).toBe(reason);
    expect(session.calls).toMatchObject([{ outcome: 'CANCELLED' }]);
    await session.offer.read();
    expect(stub.offersAsked).toBe(1);
  });
});

describe('a second attempt', () => {
  test.each([answer(503), answer(502), answer(500), breaksOff])(
    'is made of a read that does not reach the backend %#',
    async (respond) => {
      expect(await call([respond, answer(200, '{"a":1}')], { method: 'GET' })).toMatchObject({
        body: { a: 1 },
      });
      expect(session.calls).toMatchObject([
        { outcome: 'BACKEND_UNAVAILABLE' },
        { outcome: 'ok', status: 200 },
      ]);
    },
  );

  test.each<[string, RestCall['method'], Respond, string, number]>([
    ['is the last', 'GET', answer(503), 'BACKEND_UNAVAILABLE', 2],
    ['is not made where the backend has answered', 'GET', page(404), 'NOT_FOUND', 1],
    ['is never made of a write', 'PATCH', answer(503), 'BACKEND_UNAVAILABLE', 1],
  ])('%s', async (_, method, respond, code, attempts) => {
    expect(await call([respond], { method })).toMatchObject({ extensions: { code } });
    expect(received).toHaveLength(attempts);
  });

  test('is not made for a client that has gone', async () => {
    const client = new AbortController();
    const failed = await call([() => client.abort()], { method: 'GET' }, client.signal);
    expect(failed).toMatchObject({ extensions: { code: 'BACKEND_UNAVAILABLE' } });
    expect(received).toHaveLength(1);
  });
});

test.each<[boolean, Respond]>([
  [true, answer(503)],
  [true, answer(504)],
  [true, breaksOff],
  [false, answer(500)],
  [false, answer(408)],
  [false, answer(404)],
])('after an outage the backend is asked again what it offers: %s %#', async (isAsked, respond) => {
  await session.offer.read();
  await call([respond]);
  // The backend is asked in the background.
  await session.offer.read();
  await eventually(() => expect(stub.offersAsked).toBe(isAsked ? 2 : 1));
});

test('what a backend offers is asked for within five seconds', { timeout: 30_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = new Promise<IncomingMessage>((resolve) => (stub.interfere = resolve));
  const config = { ...session.config, backendUrl: `${stub.url}/api`, readTimeoutMs: 60_000 };
  const offer = backendOffer(config, session.breaker);
  expect(await asked).toMatchObject({
    ...{ method: 'GET', url: '/api/extensions', headers: { accept: 'application/json' } },
  });
  vi.advanceTimersByTime(5_000);
  expect((await offer.read()).isKnown).toBe(true);
});

test('a call carries what is known of the visitor, and a response what the headers say', async () => {
  // Other requests may share a read, so it does not depend on the browser of the first.
  Object.assign(session, { userAgent: 'Firefox' });
  await call([answer(200)], { method: 'GET' });
  const mere = received[0]?.headers ?? {};
  expect(mere).toMatchObject({ accept: 'application/json', 'x-request-id': 'of-a-test' });
  for (const name of [
    'authorization',
    'if-match',
    'content-type',
    'x-forwarded-for',
    'user-agent',
    'traceparent',
  ]) {
    expect(mere).not.toHaveProperty(name);
  }
  Object.assign(session, { clientAddress: '192.0.2.1' });
  const headers = { 'x-list-total': '12', 'x-trash-id': '5' };
  const changes = { token: 't', json: { a: 1 }, headers: { 'If-Match': '"16"', 'x-more': 'yes' } };
  const response = await call([(res) => res.writeHead(201, headers).end('{"id":1}')], changes);
  expect(response).toEqual({
    body: { id: 1 },
    text: '{"id":1}',
    total: 12,
    trashId: '5',
  });
  expect(received[1]?.headers).toMatchObject({
    ...{ authorization: 'Bearer t', 'if-match': '"16"', 'content-type': 'application/json' },
    ...{ 'x-forwarded-for': '192.0.2.1', 'user-agent': 'Firefox', 'x-more': 'yes' },
  });
  expect(bodies).toEqual(['{"a":1}']);
  await call([answer(204)], { form: { title: 'A' } });
  expect(received[2]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test.each<[string, Respond]>([
  ['as a text', answer(200, 'Gesendet, danke!', 'text/plain; charset=utf-8')],
  ['as Express and PHP name a text', answer(200, 'deleted', 'text/html; charset=utf-8')],
  ['without a type', (res) => res.end('OK')],
  ['as JSON, which it is not', answer(200, 'Success!')],
])('a write may be answered with a mere OK, which carries no data: %s (spec 7)', async (_, ok) => {
  expect(await call([ok])).toMatchObject({
    body: undefined,
    total: undefined,
    trashId: undefined,
  });
});

test('a failure with 200 is one of a write of section 7 only: a read is checked by what it needs', async () => {
  const failure = answer(200, '{"success":false,"errors":["no"]}');
  const errors = ['no'];
  expect(await call([failure])).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
  const others: Partial<RestCall>[] = [
    { method: 'GET' },
    { method: 'POST', path: '/auth/me' },
    // Names there the lines that it did not take.
    { method: 'POST', path: '/spare/{id}/part/import' },
  ];
  for (const other of others) {
    expect(await call([failure], other)).toMatchObject({ body: { errors } });
  }
});

const leadsTo =
  (location: string): Respond =>
  (res) =>
    res.writeHead(302, { location }).end();

test.each<[string, Partial<RestCall>, Respond]>([
  ['UNAUTHENTICATED', { path: '/auth/me' }, leadsTo('/accounts/login/?next=/auth/me')],
  ['UNAUTHENTICATED', { method: 'GET', path: '/spare' }, leadsTo('http://a.example/users/sign_in')],
  // What became of the write, nobody knows.
  ['BACKEND_INVALID_RESPONSE', { path: '/spare' }, leadsTo('/login')],
  ['BACKEND_INVALID_RESPONSE', { path: '/auth/me' }, leadsTo('/maintenance')],
  ['BACKEND_INVALID_RESPONSE', { path: '/auth/me' }, leadsTo('/blogin/')],
  // Visitors get the last good response.
  ['BACKEND_INVALID_RESPONSE', { method: 'GET', token: undefined }, leadsTo('/login')],
])('a page for logging in is %s of %j', async (code, changes, respond) => {
  const made = await call([respond], { method: 'POST', token: 't', ...changes });
  expect(made).toMatchObject({ extensions: { code } });
});

const notFound = { extensions: { code: 'NOT_FOUND' } };

test.each<[string, Respond, object]>([
  ['/partner/all', answer(404, '{"message":"No partners found"}'), { body: [] }],
  ['/product', answer(404, '[]'), { body: [] }],
  ['/product', page(404), notFound],
  ['/product', answer(404), notFound],
  ['/product', answer(404, '404 page not found'), notFound],
  ['/spare/{id}', answer(404, '{}'), notFound],
  ['/settings', answer(404, '{}'), notFound],
  ['/application', answer(404, '{}'), notFound],
])(
  '404 with JSON may be an empty list of section 7 to an administrator: %s %#',
  async (path, respond, result) => {
    expect(await call([respond], { method: 'GET', path, token: 't' })).toMatchObject(result);
  },
);

test('404 is no empty list to visitors, as a proxy may say it, and the log says where it is one', async () => {
  const respond = answer(404, '{"message":"no Route matched with those values"}');
  for (const made of [{ path: '/product' }, { path: '/partner', token: 't' }]) {
    expect(await call([respond], { method: 'GET', ...made })).toMatchObject(notFound);
  }
  await call([respond], { method: 'GET', path: '/product', token: 't' });
  const cause = 'HTTP 404, taken for an empty list';
  expect(session.calls.at(-1)).toMatchObject({ outcome: 'ok', status: 404, cause });
});

test('a list that is only a page is said to be one, and taken as it is', async () => {
  const list = { data: [1, 2], total: 40 };
  const respond = answer(200, JSON.stringify(list));
  for (const path of ['/request', '/request', '/spare', '/log']) {
    expect(await call([respond], { method: 'GET', path })).toMatchObject({ body: list });
  }
  const cause = 'breaks the contract: a page of 40 entries';
  const expected = [cause, cause, cause, undefined];
  expect(session.calls.map((one) => one.cause)).toEqual(expected);
});

test('204 is an empty list to a read, and nothing to a write', async () => {
  expect(await call([answer(204)], { method: 'GET' })).toMatchObject({ body: [] });
  expect(await call([answer(204)])).toMatchObject({ body: undefined });
});
