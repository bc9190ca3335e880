import { createServer } from 'node:http';
import { onTestFinished, expect, test } from 'vitest';
import { createResponse, sendResponse } from './response.ts';

test('a response that cannot be compressed goes out as it is', async () => {
  const response = createResponse({
    operation: 'PartListScreen',
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify({ data: 'x'.repeat(2_000) }),
    tags: [],
    isPublic: true,
    backendIsAway: false,
  });
  const server = createServer((req, res) => {
    response.compressed.gzip = Promise.reject(new Error('no memory'));
    sendResponse(req, res, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const got = await fetch(`http://127.0.0.1:${String(port)}`, {
    headers: { 'accept-encoding': 'gzip' },
  });

  expect(got.headers.get('content-encoding')).toBeNull();
  expect(await got.json()).toEqual({ data: 'x'.repeat(2_000) });
});
