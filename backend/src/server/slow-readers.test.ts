import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { slowReaderLimits, type SlowReaderLimits } from './slow-readers.ts';

const megabyte = 1024 * 1024;

/** Serves bodies of so many bytes until the test ends; returns what connects to it. */
async function serveBodies(bytes: number, limits: Partial<SlowReaderLimits>) {
  const slowReaders = { ...slowReaderLimits, ...limits };
  const server = await listen(0, '0.0.0.0', { slowReaders, idleMs: 0 });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close(0);
  });
  let running = 0;
  let maxRunning = 0;
  server.serve((_, res) => {
    maxRunning = Math.max(maxRunning, ++running);
    res.once('finish', () => (running -= 1));
    setImmediate(() => res.end(Buffer.alloc(bytes, 'x')));
  });
  /** Sends requests at once, and does not read unless told to. */
  const ask = (requests = 1, localAddress = '127.0.0.1') => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(requests));
    sockets.push(socket);
    return socket;
  };
  return { ask, maxRunning: () => maxRunning };
}

/** Reads all that was sent to the sockets; returns which of them got a whole body. */
async function gotWhole(sockets: Socket[], bytes: number): Promise<boolean[]> {
  return Promise.all(
    sockets.map(async (socket) => {
      let read = 0;
      socket.on('data', (data: Buffer) => (read += data.length));
      while (!socket.destroyed && read < bytes) await pause(20);
      return read >= bytes;
    }),
  );
}

test('a client that takes nothing is cut off; one that reads slowly gets all of it', async () => {
  const bytes = 40 * megabyte;
  const { ask } = await serveBodies(bytes, {
    stalledMs: 1_000,
    addressBytes: Infinity,
    allBytes: Infinity,
  });
  const stalled = ask();
  const slow = ask();
  let read = 0;
  slow.on('data', (data: Buffer) => {
    read += data.length;
    slow.pause();
    setTimeout(() => slow.resume(), data.length / 10_000);
  });
  const start = performance.now();
  while (!slow.destroyed && read < bytes) await pause(20);
  expect(read).toBeGreaterThan(bytes);
  expect(performance.now() - start).toBeGreaterThan(3_000);
  expect(await gotWhole([stalled], bytes)).toEqual([false]);
});

test('what waits for one address is bounded: those that wait longest are cut off', async () => {
  const bytes = 20 * megabyte;
  const { ask } = await serveBodies(bytes, { addressBytes: 2.5 * bytes, allBytes: Infinity });
  const elsewhere = ask(1, '127.0.0.2');
  const readers: Socket[] = [];
  for (let n = 0; n < 5; n += 1) {
    readers.push(ask());
    await pause(300);
  }
  await pause(500);
  expect(await gotWhole([...readers, elsewhere], bytes)).toEqual([
    ...[false, false, false, true, true],
    true,
  ]);
});

test('what waits for all addresses is bounded, too', async () => {
  const bytes = 20 * megabyte;
  const { ask } = await serveBodies(bytes, { addressBytes: Infinity, allBytes: 1.5 * bytes });
  const readers = [];
  for (const address of ['127.0.0.3', '127.0.0.4', '127.0.0.5']) {
    readers.push(ask(1, address));
    await pause(300);
  }
  await pause(500);
  expect(await gotWhole(readers, bytes)).toEqual([false, false, true]);
});

test('requests that arrive together are served one after another, and only so many', async () => {
  const { ask, maxRunning } = await serveBodies(100, {});
  const some = ask(10);
  let text = '';
  some.on('data', (data: Buffer) => (text += data.toString()));
  while (text.split('HTTP/1.1 200').length <= 10) await pause(10);
  expect(maxRunning()).toBe(1);
  const many = ask(200);
  many.resume();
  await once(many, 'close');
});
