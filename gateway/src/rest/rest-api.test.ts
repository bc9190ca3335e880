import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStub, token } from '../../test/contract-stub.ts';
import type { Stub } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import type { TestGateway } from '../../test/gateway-client.ts';

let stub: Stub;
let gateway: TestGateway;
beforeEach(async () => {
  stub = await startStub();
  gateway = await startGateway(stub.url);
});
afterEach(async () => {
  await gateway.close();
  await stub.close();
});

const settings = '{ settings { phone } }';
const respondingWith =
  (status: number, body: string) => (req: IncomingMessage, res: ServerResponse) => {
    req.resume();
    res.writeHead(status, { location: '/elsewhere' }).end(body);
  };

test('an HTTP status becomes a code, and nothing of the inside is shown', async () => {
  const body = '{"message":"secret","fields":{"email":"is no address"},"stack":"at inside.js:1"}';
  stub.interfere = respondingWith(422, body);
  const { errors } = await gateway.ask(settings);
  expect(errors).toMatchObject([
    {
      extensions: {
        code: 'BAD_USER_INPUT',
        row: 'GET /settings',
        fields: { email: 'is no address' },
      },
    },
  ]);
  expect(JSON.stringify(errors)).not.toMatch(/secret|inside|stack/);
});

test.each(['<html>', '"x"', ''])(
  'a response that does not keep the contract is BACKEND_INVALID_RESPONSE: %j',
  async (body) => {
    stub.interfere = respondingWith(200, body);
    const { errors } = await gateway.ask(settings);
    expect(errors).toMatchObject([
      { extensions: { code: 'BACKEND_INVALID_RESPONSE', row: 'GET /settings' } },
    ]);
  },
);

test('a backend that is silent is BACKEND_TIMEOUT, one that breaks off BACKEND_UNAVAILABLE', async () => {
  const impatient = await startGateway(stub.url, { readTimeoutMs: 200 });
  stub.interfere = () => undefined;
  expect((await impatient.ask(settings)).errors).toMatchObject([
    { extensions: { code: 'BACKEND_TIMEOUT' } },
  ]);
  stub.interfere = (_, res) => res.writeHead(200, { 'content-length': '100' }).write('{"phone":');
  expect((await impatient.ask(settings)).errors).toMatchObject([
    { extensions: { code: 'BACKEND_TIMEOUT' } },
  ]);
  await impatient.close();
  stub.interfere = (_, res) => {
    res.writeHead(200, { 'content-length': '100' }).write('{"phone":');
    setTimeout(() => res.destroy(), 20);
  };
  expect((await gateway.ask(settings)).errors).toMatchObject([
    { extensions: { code: 'BACKEND_UNAVAILABLE' } },
  ]);
  await stub.close();
  expect((await gateway.ask(settings)).errors).toMatchObject([
    { extensions: { code: 'BACKEND_UNAVAILABLE' } },
  ]);
});

test('the request id goes to the backend and back, and the token as it came', async () => {
  const headers = { 'x-request-id': 'from-the-browser-1' };
  const response = await gateway.ask('{ spares { edges { cursor } } }', {}, { token, headers });
  expect(response.headers.get('x-request-id')).toBe('from-the-browser-1');
  expect(stub.calls[0]?.headers).toMatchObject({
    'x-request-id': 'from-the-browser-1',
    authorization: 'Bearer token',
    'x-forwarded-for': '127.0.0.1',
  });
  const hostile = await gateway.ask(settings, {}, { headers: { 'x-request-id': 'a b<script>' } });
  expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what is read after a write in the same operation is read anew', async () => {
  const update = `updateSettings(input: $input) { settings { phone } }`;
  await gateway.ask(
    `mutation ($input: UpdateSettingsInput!) { a: ${update} b: ${update} }`,
    { input: { phone: '1', email: '', address: '', footerText: '' } },
    { token },
  );
  expect(stub.calls.map(({ line }) => line)).toEqual(['PATCH /settings', 'PATCH /settings']);
});
