import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { RedisLink } from './redis-link.ts';

test('without a Redis it tries again and again, says so once, and nothing was missed', async () => {
  let tries = 0;
  const server = createServer((socket) => {
    tries += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const link = new RedisLink(`redis://127.0.0.1:${port}`, log);
  const onGap = vi.fn();
  link.open({ channel: 'writes', onMessage: vi.fn(), onGap });
  await eventually(() => expect(tries).toBeGreaterThan(2));
  expect(onGap).not.toHaveBeenCalled();
  expect(link.isConnected).toBe(false);
  await expect(link.command(['PING'])).rejects.toThrow('Redis is away');
  await link.close();
  await new Promise((resolve) => server.close(resolve));
  expect(lines).toEqual([expect.stringMatching(/"reason":"[^"]+".*"msg":"Redis is away"/)]);
});
