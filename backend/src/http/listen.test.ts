import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('until all is ready a read is told to come again, and a write waits: it may not be sent twice', async () => {
  const server = await listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${String(server.port)}`;
  const write = fetch(url, { method: 'POST' });
  expect((await fetch(url)).status).toBe(503);
  server.serve((_, res) => res.end('served'));
  expect(await (await write).text()).toBe('served');
  expect((await fetch(url)).status).toBe(200);
  await server.close(1_000);
});

test('who leaves sends reads elsewhere, does the writes that come, and ends when none come', async () => {
  const server = await listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${String(server.port)}`;
  server.serve((_, res) => res.end('served'));
  const closed = server.close(1_000);
  for (let turn = 0; turn < 4; turn++) {
    await pause(200);
    const read = await fetch(url);
    expect([read.status, read.headers.get('connection')]).toEqual([503, 'close']);
    expect(await (await fetch(url, { method: 'POST' })).text()).toBe('served');
  }
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
