import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import type { HttpCall } from './http-call.ts';
import { httpCall } from './http-call.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function callTo(listener: RequestListener): Promise<HttpCall> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const url = new URL(`http://127.0.0.1:${port}/page`);
  return { method: 'GET', url, headers: {}, limitMs: 5_000 };
}

test('leaves out a byte order mark', async () => {
  const call = await callTo((_, res) => res.end('\uFEFF{"ä":1}'));
  expect((await httpCall(call)).text).toBe('{"ä":1}');
});

test('gives a redirect as it is', async () => {
  const call = await callTo((_, res) => res.writeHead(302, { location: '/other' }).end());
  expect(await httpCall(call)).toMatchObject({ status: 302, headers: { location: '/other' } });
});

test('a call that is given up before it has a connection is not sent', async () => {
  let requests = 0;
  const call = await callTo((_, res) => {
    requests += 1;
    res.end('late');
  });
  const stop = new AbortController();
  const answer = httpCall({ ...call, signal: stop.signal });
  stop.abort(new Error('given up'));
  await expect(answer).rejects.toThrow('given up');
  // Another one over the same connections comes after it.
  expect((await httpCall(call)).text).toBe('late');
  expect(requests).toBe(1);
});

test('a signal that has ended before stops the call and its body', async () => {
  const call = await callTo((_, res) => res.end());
  const body = new PassThrough();
  const signal = AbortSignal.abort(new Error('ended'));
  await expect(httpCall({ ...call, method: 'POST', body, signal })).rejects.toThrow('ended');
  expect(body.destroyed).toBe(true);
});

test('a body is not read on where the connection breaks', async () => {
  const call = await callTo((req) => req.socket.destroy());
  const body = new PassThrough();
  body.write('the first piece');
  await expect(httpCall({ ...call, method: 'POST', body })).rejects.toThrow();
  expect(body.destroyed).toBe(true);
});
