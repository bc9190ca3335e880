import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

const megabyte = 1024 * 1024;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ maxUploadMb: 50 });
});
afterAll(() => backend.close());

const spooled = () => readdirSync(join(backend.dataDir, 'tmp'));
const field = (name: string, value = '', more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
const file = (name: string, bytes: number) =>
  `${field(name, '', '; filename="a.pdf"')}${'x'.repeat(bytes)}\r\n`;

/** Starts a form without ever ending it, and returns the response. */
async function begin(path: string, parts: string[], length?: number) {
  const call = request(backend.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(length !== undefined && { 'content-length': length }),
    },
  });
  onTestFinished(() => void call.destroy());
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  for (const part of parts) call.write(part);
  if (parts.length === 0) call.flushHeaders();
  const response = await responded;
  return { status: response.statusCode, body: JSON.parse(await text(response)) as unknown };
}

test('a call without a token is rejected before a file is read', async () => {
  expect(await begin('/spare', [file('images', megabyte)])).toMatchObject({ status: 401 });
  expect(spooled()).toEqual([]);
});

const tooLarge = { status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } };

test('a Content-Length above two files of 10 MB (spec 9) is rejected at once', async () => {
  expect(await begin('/application', [], 21 * megabyte)).toMatchObject(tooLarge);
});

test('a body of unknown length is rejected as soon as it exceeds them', async () => {
  const parts = [
    file('files', 10 * megabyte),
    file('files', 10 * megabyte),
    file('files', megabyte),
  ];
  expect(await begin('/application', parts)).toMatchObject(tooLarge);
  await eventually(() => expect(spooled()).toEqual([]));
});

test('a text in a form may be no longer than a JSON body of the same call', async () => {
  const form = { first_name: 'Ada', last_name: 'L', email: 'a@a.example' };
  const sent = (bytes: number) =>
    backend.call('POST /application', { form: { ...form, website: 'x'.repeat(bytes) } });
  expect(await sent(201 * 1024)).toMatchObject({ status: 413 });
});
