import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { startStub } from '../../test/contract-stub.ts';
import { askGateway } from '../../test/gateway-client.ts';
import { freePort, run } from '../../test/start-up.ts';

const json = (status: number, body: object) => (res: ServerResponse) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const page = (res: ServerResponse) =>
  res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');

const unreachable = 'The backend cannot be reached; try again later.';
const erroneous = 'The backend answered with an error; try again later.';

test('the log says at warn why a call has failed, and the error whether the backend can be reached', async () => {
  const stub = await startStub();
  const port = await freePort();
  const gateway = run({
    ...{ PORT: port, BACKEND_URL: stub.url, LOG_LEVEL: 'warn' },
    ...{ READ_TIMEOUT_MS: '2000', CACHE_SECONDS: '0' },
  });
  await gateway.printed(/Site: .*\n/);

  /** Asks for the settings; returns the error, and the first line of the log on the call. */
  async function failure(requestId: string) {
    const headers = { 'x-request-id': requestId };
    const query = '{ settings { phone } }';
    const { errors } = await askGateway(`http://127.0.0.1:${port}`, query, {}, { headers });
    await gateway.printed(new RegExp(`"${requestId}"`));
    const logged = gateway
      .output()
      .split('\n')
      .find((line) => line.includes(`"${requestId}"`));
    return { error: errors?.[0], logged: JSON.parse(logged ?? '') as unknown };
  }

  const line = { level: 40, msg: 'REST call failed', endpoint: 'GET /settings' };
  const cases: [string, (res: ServerResponse) => unknown, object, object][] = [
    [
      'an-error',
      json(500, {}),
      { status: 500, cause: 'HTTP 500' },
      { message: erroneous, extensions: { backendStatus: 500 } },
    ],
    [
      'html-page',
      page,
      { status: 200, cause: 'HTML' },
      { extensions: { code: 'BACKEND_INVALID_RESPONSE' } },
    ],
    ['not-json', (res) => res.end('{'), { status: 200, cause: 'not JSON' }, {}],
    [
      'another-api',
      json(200, { phone: [] }),
      { status: 200, cause: expect.stringMatching(/^breaks the contract: {"phone":/) as string },
      { extensions: { code: 'BACKEND_INVALID_RESPONSE' } },
    ],
    [
      'silence-of-it',
      () => undefined,
      { cause: 'timeout' },
      { extensions: { code: 'BACKEND_TIMEOUT' } },
    ],
    [
      'broken-off',
      (res) => res.destroy(),
      { cause: expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/) as string },
      { message: unreachable },
    ],
  ];
  for (const [name, respond, logged, told] of cases) {
    stub.interfere = (req, res) => {
      req.resume();
      respond(res);
    };
    const found = await failure(name);
    expect(found.logged).toMatchObject({ ...line, ...logged, ms: expect.any(Number) as number });
    expect(found.error).toMatchObject(told);
  }

  await stub.close();
  const { error, logged } = await failure('nobody-there');
  expect(logged).toMatchObject({ ...line, cause: 'refused' });
  expect(error?.message).toBe(unreachable);
  expect(error?.extensions).not.toHaveProperty('backendStatus');
});
