import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { smallPng, startStub } from '../../test/contract-stub.ts';
import { storedFile } from './stored-file.ts';

const signal = new AbortController().signal;

test.each([
  ['/a.b/1.JPG?w=100', '1.JPG', 'image/jpeg'],
  ['/1.small.webp', '1.small.webp', 'image/webp'],
  ['/a.b/1', '1', 'image/png'],
  ['/Foto%201%C3%A4.jpg', 'Foto 1ä.jpg', 'image/jpeg'],
  ['/100%.png', '100%.png', 'image/png'],
])('the file at %s is uploaded as %s, %s', async (path, filename, mimetype) => {
  const file = await storedFile(`http://backend.example/files${path}`, signal);
  expect(file).toMatchObject({ filename, mimetype });
});

test('it has the bytes that are stored, or fails as the backend does', async () => {
  const stub = await startStub();
  onTestFinished(() => stub.close());
  const read = async (ends = signal) => {
    const file = await storedFile(`${stub.url}/files/1.png?w=1`, ends);
    return buffer(file.createReadStream());
  };
  expect(await read()).toEqual(smallPng);
  await expect(read(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  stub.interfere = (req, res) => res.end(req.headers['accept-encoding']);
  expect(String(await read())).toBe('identity');
  stub.interfere = (_, res) => res.writeHead(404).end('missing');
  const extensions = { code: 'BACKEND_INVALID_RESPONSE', row: 'GET /files/1.png' };
  await expect(read()).rejects.toMatchObject({ extensions });
});
