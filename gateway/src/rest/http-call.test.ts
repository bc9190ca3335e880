import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { HttpCall } from './http-call.ts';
import { httpCall, LateError } from './http-call.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A body that stops in the middle. */
function unended(): Readable {
  const body = new PassThrough();
  body.write('the first piece');
  return body;
}

/** Returns what gives each of these bodies in turn. */
const inTurn =
  (...bodies: Readable[]) =>
  () =>
    bodies.shift() ?? Readable.from([]);

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

test.each(['GET', 'POST'] as const)(
  'a %s asks a backend not to compress its response',
  async (method) => {
    const call = await callTo((req, res) => {
      if (req.headers['accept-encoding'] === 'identity') res.end('{}');
      else res.setHeader('content-encoding', 'gzip').end(gzipSync('{}'));
    });
    expect((await httpCall({ ...call, method })).text).toBe('{}');
  },
);

test('a connection is used again for reads only: a write might meet its end', async () => {
  const call = await callTo((req, res) => res.end(req.headers.connection));
  expect((await httpCall(call)).text).toBe('keep-alive');
  expect((await httpCall({ ...call, method: 'POST' })).text).toBe('close');
});

test('a call that is given up before it has a connection is not sent', async () => {
  let requests = 0;
  const call = await callTo((_, res) => {
    requests += 1;
    res.end('late');
  });
  const stop = new AbortController();
  const response = httpCall({ ...call, signal: stop.signal });
  stop.abort(new Error('given up'));
  await expect(response).rejects.toThrow('given up');
  // Another one over the same connections comes after it.
  expect((await httpCall(call)).text).toBe('late');
  expect(requests).toBe(1);
});

test('a body is not read on where the connection breaks', async () => {
  const call = await callTo((req) => req.socket.destroy());
  const sent = unended();
  const body = inTurn(Readable.from([Buffer.from('the first piece and more')]), sent);
  await expect(httpCall({ ...call, method: 'POST', body })).rejects.toThrow();
  expect(sent.destroyed).toBe(true);
});

test('what is no upload ends when its time is up, also where it moves', async () => {
  const call = await callTo((_, res) => {
    const dots = setInterval(() => res.write('.'), 100);
    res.once('close', () => clearInterval(dots));
    setTimeout(() => res.end(), 3_000).unref();
  });
  await expect(httpCall({ ...call, limitMs: 400 })).rejects.toBeInstanceOf(LateError);
});

describe('an upload takes as long as the visitor needs, but may not stand still', () => {
  const upload = { method: 'POST', limitMs: 400 } as const;

  test('where the sender stops in the middle, the call ends before the backend hears of it', async () => {
    let requests = 0;
    const call = await callTo(() => (requests += 1));
    const body = unended();
    const sent = httpCall({ ...call, ...upload, body: () => body });
    await expect(sent).rejects.toBeInstanceOf(LateError);
    expect(body.destroyed).toBe(true);
    expect(requests).toBe(0);
  });

  test('where it cannot be read to its end, the call ends, also for the backend', async () => {
    let brokenOff = false;
    const call = await callTo((req) => {
      req.resume().once('close', () => (brokenOff = !req.complete));
    });
    const sent = unended();
    const body = inTurn(Readable.from([Buffer.from('the first piece and more')]), sent);
    await expect(httpCall({ ...call, ...upload, body })).rejects.toBeInstanceOf(LateError);
    expect(sent.destroyed).toBe(true);
    await eventually(() => expect(brokenOff).toBe(true));
  });

  test('who sends and receives slowly, but moves, is answered after several times the limit', async () => {
    const slowly = async function* () {
      for (let piece = 0; piece < 12; piece++) {
        yield Buffer.from('piece');
        await pause(100);
      }
    };
    const call = await callTo((req, res) =>
      req.resume().once('end', () => Readable.from(slowly()).pipe(res)),
    );
    const body = () => Readable.from(slowly(), { objectMode: false });
    const { text } = await httpCall({ ...call, ...upload, limitMs: 800, body });
    expect(text).toBe('piece'.repeat(12));
  });
});
