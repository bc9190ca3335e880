import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { listen } from './listen.ts';

test('until the server is ready, reads get 503 and writes wait, since they must not be sent twice', async () => {
  const server = await listen(0, '127.0.0.1', { idleMs: 0 });
  const url = `http://127.0.0.1:${String(server.port)}`;
  const write = fetch(url, { method: 'POST' });
  expect((await fetch(url)).status).toBe(503);
  server.serve((_, res) => res.end('served'));
  expect(await (await write).text()).toBe('served');
  expect((await fetch(url)).status).toBe(200);
  await server.close(1_000);
});

test('a server that closes responds to reads with 503, serves writes, and ends when none arrive', async () => {
  const server = await listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${String(server.port)}`;
  server.serve((_, res) => res.end('served'));
  const closed = server.close(1_000);
  for (let turn = 0; turn < 4; turn++) {
    await pause(50);
    const read = await fetch(url);
    expect([read.status, read.headers.get('connection')]).toEqual([503, 'close']);
    expect(await (await fetch(url, { method: 'POST' })).text()).toBe('served');
  }
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a write that comes while a server that closes stands still is served', async () => {
  const server = await listen(0, '127.0.0.1');
  server.serve((_, res) => res.end('served'));
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  const write = () => socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
  write();
  await once(socket, 'data');
  const closed = server.close(1_000);
  write();
  const began = performance.now();
  while (performance.now() < began + 600);
  await closed;
  expect(received.match(/served/g)).toHaveLength(2);
});

test.runIf(process.platform === 'linux')(
  'of a thousand connections that open before any is accepted, none is dropped',
  async () => {
    const server = await listen(0, '127.0.0.1', { idleMs: 0 });
    const sockets = Array.from({ length: 1_000 }, () => connect(server.port, '127.0.0.1'));
    await new Promise((resolve) => process.nextTick(resolve));
    // The system has the others connected already; these wait until it repeats their first packet.
    const [address, connecting] = [server.port.toString(16).toUpperCase().padStart(4, '0'), '02'];
    const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n');
    const columns = rows.map((row) => row.trim().split(/\s+/));
    const dropped = columns.filter(([, , to = '', state]) => {
      return to.endsWith(`:${address}`) && state === connecting;
    });
    expect(dropped).toHaveLength(0);
    for (const socket of sockets) socket.destroy();
    await server.close(1_000);
  },
);

test.runIf(process.platform === 'linux')(
  'connections that open at once are accepted many at a time',
  async () => {
    const server = await listen(0, '127.0.0.1', { idleMs: 0 });
    server.serve((_, res) => res.end('served'));
    let served = 0;
    const sockets = Array.from({ length: 500 }, () => {
      const socket = connect(server.port, '127.0.0.1').once('data', () => (served += 1));
      socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
      return socket;
    });
    let turns = 0;
    for (; served < sockets.length; turns += 1) await new Promise(setImmediate);
    expect(turns).toBeLessThan(sockets.length / 2);
    for (const socket of sockets) socket.destroy();
    await server.close(1_000);
  },
);

test('of two servers, one gets the port', async () => {
  const server = await listen(0, '127.0.0.1', { idleMs: 0 });
  await expect(listen(server.port, '127.0.0.1')).rejects.toThrow(
    new ConfigError(`PORT: ${server.port} is already in use; set PORT to another`),
  );
  await server.close(1_000);
});

test('a slow request may take as long as it needs; a stalled one ends', async () => {
  const server = await listen(0, '127.0.0.1', { stillMs: 2_000 });
  server.serve((req, res) => req.resume().once('end', () => res.end('whole')));
  const slow = begin(server.port);
  const still = begin(server.port);
  const stillEnded = once(still, 'close');
  let response = '';
  slow.on('data', (text: Buffer) => (response += text.toString()));
  for (let piece = 0; piece < 30; piece++) {
    await pause(100);
    slow.write('x');
  }
  await once(slow, 'data');
  expect(response).toContain('whole');
  await stillEnded;
  slow.destroy();
  await server.close(1_000);

  function begin(port: number): Socket {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 30\r\n\r\n');
    return socket.resume();
  }
});

test('an upload outlasts the five minutes that Node allows a request, an idle connection the minute of a proxy', async () => {
  const server = await listen(0, '127.0.0.1', { idleMs: 0 });
  let socket: Socket | undefined;
  server.serve((req, res) => {
    socket = req.socket;
    res.end();
  });
  await fetch(`http://127.0.0.1:${String(server.port)}`);
  const limits = {
    ...{ requestTimeout: 0, headersTimeout: 60_000, timeout: 660_000 },
    keepAliveTimeout: 75_000,
  };
  expect(socket).toHaveProperty('server', expect.objectContaining(limits));
  await server.close(1_000);
});

test.each([
  ['Host: site\r\nHost: evil', 400],
  ['Host: site\r\nhOsT: site', 400],
  ['X: y', 400],
  ['Host: site', 200],
  ['Host: site\r\nHost: evil', 400, 'http://site/'],
])('a request has one Host (RFC 9112, 3.2): %j is %i', async (headers, status, target = '/') => {
  const server = await listen(0, '127.0.0.1', { idleMs: 0 });
  server.serve((_, res) => res.end());
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.destroy();
  await server.close(1_000);
});

test.each([
  ['/de?page=2', 'site', '/de?page=2'],
  ['/?at=http://shop/de', 'site', '/?at=http://shop/de'],
  ['http://me@shop/de', 'site', 'http://me@shop/de'],
  ['http://shop:80/de?page=2', 'shop:80', '/de?page=2'],
  ['HTTPS://shop?page=2', 'shop', '/?page=2'],
  ['http://shop', 'shop', '/'],
  ['http://shop/http://a', 'shop', '/http://a'],
])('of the address %s, the host is %s and the path %s', async (target, host, path) => {
  const server = await listen(0, '127.0.0.1', { idleMs: 0 });
  server.serve((req, res) => res.end(`${req.headers.host} ${req.url}`));
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.0\r\nHost: site\r\n\r\n`);
  expect((await text(socket)).split('\r\n').at(-1)).toBe(`${host} ${path}`);
  await server.close(1_000);
});
