import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { TestContext } from 'vitest';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { RedisLink } from './redis-link.ts';

/** A server that speaks as much of Redis' protocol (RESP 3) as the link needs. */
class FakeRedis {
  /** The commands that stay without a reply, or all. */
  silent: string[] | 'all' = [];
  /** For how long the next command halts the process, as a busy machine does. */
  haltMs = 0;
  /** The commands received, of all connections. */
  readonly received: string[] = [];
  readonly connections = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  async start({ onTestFinished }: TestContext): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    onTestFinished(() => this.stop());
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  count(command: string): number {
    return this.received.filter((name) => name === command).length;
  }

  publish(message: string): void {
    for (const socket of this.connections) socket.write(pushed('message', 'writes', message));
  }

  cut(): void {
    for (const socket of this.connections) socket.destroy();
  }

  #serve(socket: Socket): void {
    this.connections.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.connections.delete(socket));
    socket.on('data', (data) => {
      // '*2', '$4', 'PING' ...: a command and its arguments, with their lengths.
      for (const command of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const [word = '', ...args] = command.split('\r\n').filter((_, line) => line % 2 === 1);
        const name = word.toUpperCase();
        this.received.push(name);
        const resumesAt = performance.now() + this.haltMs;
        this.haltMs = 0;
        while (performance.now() < resumesAt);
        if (this.silent !== 'all' && !this.silent.includes(name)) socket.write(replyTo(name, args));
      }
    });
  }
}

function replyTo(name: string, [channel = '']: string[]): string {
  if (name === 'HELLO') return '%1\r\n+proto\r\n:3\r\n';
  if (name === 'SUBSCRIBE') return pushed('subscribe', channel, 1);
  return name === 'PING' ? '+PONG\r\n' : '+OK\r\n';
}

function pushed(...parts: (string | number)[]): string {
  const written = parts.map((part) =>
    typeof part === 'number' ? `:${part}\r\n` : `$${Buffer.byteLength(part)}\r\n${part}\r\n`,
  );
  return `>${parts.length}\r\n${written.join('')}`;
}

/** A link that is open, what it has called, and what it has logged. */
async function openLink(redis: FakeRedis, context: TestContext) {
  const lines: unknown[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  const link = new RedisLink(await redis.start(context), log);
  const onMessage = vi.fn<(message: string) => void>();
  const onGap = vi.fn<() => void>();
  link.open({ channel: 'writes', onMessage, onGap });
  // Runs before the server closes.
  context.onTestFinished(() => link.close());
  return { link, onMessage, onGap, lines };
}

const away = (reason: unknown = expect.stringMatching(/./)) => ({
  level: 40,
  reason,
  msg: 'Redis is away',
});
const connected = { level: 30, msg: 'Redis is connected' };

test.concurrent(
  'without a Redis it tries again and again, says so once, and nothing was missed',
  async (context) => {
    const redis = new FakeRedis();
    redis.silent = 'all';
    const { link, onGap, lines } = await openLink(redis, context);
    for (let tries = 1; tries <= 3; tries++) {
      await eventually(() => expect(redis.count('HELLO')).toBe(tries));
      redis.cut();
    }
    expect(onGap).not.toHaveBeenCalled();
    expect(link.isConnected).toBe(false);
    await expect(link.command(['PUBLISH', 'writes', 'a'])).rejects.toThrow('Redis is away');
    expect(lines).toEqual([away()]);
  },
);

test.concurrent(
  'a connection passes on messages and commands, and stays until it is closed',
  async (context) => {
    const redis = new FakeRedis();
    const { link, onMessage, onGap, lines } = await openLink(redis, context);
    await eventually(() => expect(link.isConnected).toBe(true));
    expect(onGap).toHaveBeenCalledTimes(1);

    redis.publish('a spare');
    await eventually(() => expect(onMessage).toHaveBeenCalledTimes(1));
    expect(onMessage.mock.lastCall?.[0]).toBe('a spare');
    expect(await link.command(['PUBLISH', 'writes', 'b'])).toBe('OK');

    const pings = redis.count('PING');
    await eventually(() => expect(redis.count('PING')).toBeGreaterThan(pings + 2));
    expect(redis.count('SUBSCRIBE')).toBe(1);
    expect(lines).toEqual([connected]);

    await link.close();
    expect(link.isConnected).toBe(false);
    await eventually(() => expect(redis.connections.size).toBe(0));
    await pause(600);
    expect(redis.count('SUBSCRIBE')).toBe(1);
  },
);

test('a link that was never opened closes', async () => {
  await new RedisLink('redis://127.0.0.1:1', pino({ level: 'silent' })).close();
});

test.concurrent('a link to where nothing listens is away, and closes', async (context) => {
  const redis = new FakeRedis();
  const { link, lines } = await openLink(redis, context);
  await redis.stop();
  await eventually(() => expect(lines.at(-1)).toEqual(away()));
  await pause(600);
  await link.close();
  expect(lines.at(-1)).toEqual(away());
});

test.concurrent(
  'each loss of the connection is a gap, at its beginning and its end, and said once',
  async (context) => {
    const redis = new FakeRedis();
    const { link, onGap, lines } = await openLink(redis, context);
    for (const loss of [1, 2]) {
      await eventually(() => expect(link.isConnected).toBe(true));
      redis.silent = ['SUBSCRIBE'];
      redis.cut();
      await eventually(() => expect(link.isConnected).toBe(false));
      expect(onGap).toHaveBeenCalledTimes(2 * loss);
      // A Redis that confirms no subscription is away as well.
      const tries = redis.count('SUBSCRIBE');
      await eventually(() => expect(redis.count('SUBSCRIBE')).toBeGreaterThan(tries + 1));
      expect(onGap).toHaveBeenCalledTimes(2 * loss);
      redis.silent = [];
    }
    await eventually(() => expect(link.isConnected).toBe(true));
    expect(onGap).toHaveBeenCalledTimes(5);
    expect(lines).toEqual([connected, away(), connected, away(), connected]);
  },
);

test.concurrent('a Redis that stalls is away, and found again', async (context) => {
  const redis = new FakeRedis();
  const { link, onGap, lines } = await openLink(redis, context);
  await eventually(() => expect(link.isConnected).toBe(true));
  redis.silent = 'all';
  await eventually(() => expect(link.isConnected).toBe(false));
  expect(onGap).toHaveBeenCalledTimes(2);
  // The next connection stalls from its first command on.
  const tries = redis.count('HELLO');
  await eventually(() => expect(redis.count('HELLO')).toBeGreaterThan(tries + 1));
  redis.silent = [];
  await eventually(() => expect(link.isConnected).toBe(true));
  expect(onGap).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([connected, away('Redis does not reply'), connected]);
  // Those that stalled are closed.
  await eventually(() => expect(redis.connections.size).toBe(1));
});

test('a Redis is not away where the gateway itself was halted', async (context) => {
  const redis = new FakeRedis();
  const { link, onGap, lines } = await openLink(redis, context);
  await eventually(() => expect(link.isConnected).toBe(true));
  redis.haltMs = 2_000;
  await eventually(() => expect(redis.haltMs).toBe(0));
  const pings = redis.count('PING');
  await eventually(() => expect(redis.count('PING')).toBeGreaterThan(pings + 1));
  expect(onGap).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([connected]);
});

test.concurrent('a command without a reply is given up', async (context) => {
  const redis = new FakeRedis();
  const { link } = await openLink(redis, context);
  await eventually(() => expect(link.isConnected).toBe(true));
  redis.silent = 'all';
  await expect(link.command(['GET', 'a'])).rejects.toThrow('Redis does not reply');
});

test.each([
  ['', '0'],
  ['/', '0'],
  ['/12', '12'],
])('the database of an address that ends with "%s" is %s', (path, database) => {
  const link = new RedisLink(`redis://localhost${path}`, pino({ level: 'silent' }));
  expect(link.database).toBe(database);
});
