import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { requestLog } from './request-log.ts';

test('a stranger cannot fill the log with long addresses, and a refused request shows its path', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const app = express()
    .use(requestLog(log))
    .use((_request, response) => void response.sendStatus(403));
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of ['/spare/1', `/${'x'.repeat(15_000)}`, `/product?text=${'x'.repeat(9_000)}`]) {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  }
  const logged = (path: string): unknown =>
    expect.objectContaining({ req: expect.objectContaining({ path }) as unknown });
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    logged('/spare/1'),
    logged(`/${'x'.repeat(199)}`),
    logged('/product'),
  ]);
});
