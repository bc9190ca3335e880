import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from './listen.ts';
import { lowestArrivalRate } from './request-body.ts';

let server: Listening;
beforeEach(async () => {
  server = await listen(0, '127.0.0.1', { arrivalRate: { bytes: 50, ms: 1_000 }, idleMs: 0 });
});
afterEach(() => server.close(1_000));

const whole: RequestListener = (req, res) => req.resume().once('end', () => res.end('whole'));

/** Sends the head of a request over a new connection, and collects the response. */
function begin(head = 'Content-Length: 1000') {
  // With `allowHalfOpen`, the client keeps sending after the server has closed its side.
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.on('data', (text: Buffer) => (received += text.toString()));
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: site\r\n${head}\r\n\r\n`);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, closed, received: () => received };
}

async function send(socket: Socket, bytes: number, times: number, everyMs: number) {
  for (let turn = 0; turn < times && socket.writable; turn++) {
    socket.write('x'.repeat(bytes));
    await pause(everyMs);
  }
}

describe('a body that arrives', () => {
  test.each([
    ['of a known length', 'Content-Length: 1000'],
    // Includes the start of a chunk of a thousand bytes.
    ['of an unknown length', 'Transfer-Encoding: chunked\r\n\r\n3e8'],
  ])('too slowly, %s, is cut off with 408, although it never stalls', async (_, head) => {
    server.serve(whole);
    const { socket, closed, received } = begin(head);
    // Would never end otherwise.
    await send(socket, 1, Infinity, 100);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 .*Connection: close/s);
  });

  test('fast enough is accepted, in any number of chunks', async () => {
    server.serve(whole);
    const { socket, received } = begin();
    const responded = once(socket, 'data');
    await send(socket, 25, 40, 40);
    await responded;
    expect(received()).toMatch(/^HTTP\/1\.1 200 .*whole/s);
    socket.destroy();
  });

  test('while the server does not read it is not too slow', async () => {
    server.serve((req, res) => setTimeout(() => whole(req, res), 2_500));
    const { socket, received } = begin();
    socket.write('x'.repeat(1_000));
    await once(socket, 'data');
    expect(received()).toContain('whole');
    socket.destroy();
  });
});

test('a slow mobile line is fast enough, but a byte every five seconds is not', () => {
  const bytesPerSecond = lowestArrivalRate.bytes / (lowestArrivalRate.ms / 1_000);
  expect(bytesPerSecond).toBeLessThan(20_000 / 10);
  expect(bytesPerSecond).toBeGreaterThan(500);
  expect(lowestArrivalRate.ms).toBeLessThanOrEqual(30_000);
});

describe('a response that is sent before the whole body was read', () => {
  test('reaches a client that first sends and then reads, and closes the connection', async () => {
    server.serve((_, res) => res.writeHead(413).end('too large'));
    const { socket, closed, received } = begin('Content-Length: 100000000');
    socket.pause();
    await send(socket, 100_000, 10, 10);
    socket.resume();
    await once(socket, 'data');
    expect(received()).toMatch(/^HTTP\/1\.1 413 .*Connection: close.*too large\b/s);
    await send(socket, 100_000, 500, 10);
    await closed;
  });

  test('accepts no further request on its connection', async () => {
    const served: (string | undefined)[] = [];
    server.serve((req, res) => {
      served.push(req.url);
      res.end('refused');
    });
    const { socket } = begin('Content-Length: 4');
    await once(socket, 'data');
    socket.write('bodyGET /next HTTP/1.1\r\nHost: site\r\n\r\n');
    await pause(300);
    expect(served).toEqual(['/']);
    socket.destroy();
  });
});

test('a response after the whole body keeps the connection open', async () => {
  server.serve(whole);
  const { socket, received } = begin('Content-Length: 4');
  socket.write('body');
  await once(socket, 'data');
  expect(received()).toContain('Connection: keep-alive');
  socket.write('GET /next HTTP/1.1\r\nHost: site\r\n\r\n');
  await once(socket, 'data');
  expect(received().match(/whole/g)).toHaveLength(2);
  socket.destroy();
});
