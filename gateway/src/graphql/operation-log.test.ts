import { GraphQLError } from 'graphql';
import pino from 'pino';
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { Stub } from '../../test/contract-stub.ts';
import { startStub } from '../../test/contract-stub.ts';
import { askGateway, createTestContext } from '../../test/gateway-client.ts';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import { run } from '../../test/start-up.ts';
import { gatewayError } from '../contract/error.ts';
import { logFailedCalls } from './operation-log.ts';

let stub: Stub;
beforeAll(async () => {
  stub = await startStub();
});
afterAll(() => stub.close());

test('an operation is logged with its name, request id and time, and none of its variables', async () => {
  const port = String(await freePort());
  const gateway = run({ PORT: port, BACKEND_URL: stub.url, LOG_LEVEL: 'trace' });
  await gateway.printed(/Site: .*\n/);
  const ask = (requestId: string, query: string, variables: object) =>
    askGateway(`http://127.0.0.1:${port}`, query, variables, {
      headers: { 'x-request-id': requestId },
    });
  const logIn = 'mutation LogIn($input: LoginInput!) { login(input: $input) { token } }';
  const [login, password] = ['secret-login', 'secret-password'];
  await ask('the-wrong-login', logIn, { input: { login, password } });
  await ask('the-wrong-type', logIn, { input: { login, password: ['secret', 'list'] } });
  const page = 'query Page($n: Int) { products(language: DE, first: $n) { edges { cursor } } }';
  await ask('no-whole-number', page, { n: 1234.5 });
  const link = 'query Link($slug: PageSlug = CAREERS) { page(slug: $slug) { link } }';
  await ask('null-instead-of-a-default', link, { slug: null });
  const longName = 'A'.repeat(10_000);
  await ask('a-long-name', `query ${longName} { __typename }`, {});
  await ask('a-right-number', page, { n: 123 });
  await gateway.printed(/"a-right-number"/);

  const lines = gateway
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line));
  const line = (requestId: string, operation: string, codes: object = {}) => ({
    level: 30,
    time: expect.any(Number) as number,
    pid: gateway.child.pid,
    hostname: expect.any(String) as string,
    msg: 'graphql',
    requestId,
    operation,
    ms: expect.any(Number) as number,
    ...codes,
  });
  // Nothing but this: no field in which a variable could stand.
  expect(lines).toEqual([
    line('the-wrong-login', 'LogIn', { refusals: ['INVALID_CREDENTIALS'] }),
    line('the-wrong-type', 'LogIn', { errors: ['BAD_USER_INPUT'] }),
    line('no-whole-number', 'Page', { errors: ['BAD_USER_INPUT'] }),
    line('null-instead-of-a-default', 'Link', { errors: ['BAD_USER_INPUT'] }),
    line('a-long-name', longName.slice(0, 100)),
    line('a-right-number', 'Page'),
  ]);
  expect(gateway.output()).not.toMatch(/secret/);
});

test('the log says at warn why a call has failed, also where its response breaks the contract', () => {
  const { session } = createTestContext(stub.url);
  const call = (endpoint: string, cause?: string) => ({ endpoint, ms: 12.3, status: 200, cause });
  session.calls.push(
    { ...call('GET /settings', 'HTTP 500'), outcome: 'BACKEND_UNAVAILABLE' },
    { ...call('GET /spare', 'HTTP 404'), outcome: 'NOT_FOUND' },
    // While the circuit is open.
    { ...call('GET /partner'), outcome: 'BACKEND_UNAVAILABLE' },
    { ...call('GET /service'), outcome: 'ok' },
    { ...call('GET /page'), outcome: 'ok' },
    { ...call('GET /request', 'breaks the contract: a page of 40 entries'), outcome: 'ok' },
  );
  const broken = (row: string) =>
    gatewayError('BACKEND_INVALID_RESPONSE', { row, fields: { phone: 'no text' } });
  const lines: unknown[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const said = new Set<string>();
  logFailedCalls(log, session, said, [
    broken('GET /page'),
    gatewayError('STORED_NOT_READ', {}, broken('GET /service')),
    broken('GET /elsewhere'),
    gatewayError('BACKEND_INVALID_RESPONSE', { row: 'GET /page' }),
    new GraphQLError('of the client'),
  ]);
  // What is wrong with a response that could be used is said once.
  logFailedCalls(log, session, said);
  const line = { level: 40, requestId: 'of-a-test', status: 200, ms: 12 };
  const failed = { ...line, msg: 'REST call failed', endpoint: 'GET /settings', cause: 'HTTP 500' };
  const breaking = { ...line, msg: 'REST response breaks the contract' };
  const cause = 'breaks the contract: {"phone":"no text"}';
  expect(lines).toMatchObject([
    failed,
    { ...breaking, endpoint: 'GET /request', cause: 'breaks the contract: a page of 40 entries' },
    { ...breaking, endpoint: 'GET /page', cause },
    { ...breaking, endpoint: 'GET /service', cause },
    failed,
  ]);
});
