import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { freeBuffers } from './free-buffers.ts';
import { multipartBody } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());
const megabyte = 1024 * 1024;

test('young garbage is collected after every 8 MB that went through, of all files together', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  // Other tests may have sent files before.
  freeBuffers(8 * megabyte);
  gc.mockClear();
  for (let sent = 0; sent < 7; sent++) freeBuffers(megabyte);
  expect(gc).not.toHaveBeenCalled();
  freeBuffers(megabyte);
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }]]);
  for (let sent = 0; sent < 16; sent++) freeBuffers(megabyte);
  expect(gc).toHaveBeenCalledTimes(3);
});

test('a file of an upload is counted', async () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  freeBuffers(8 * megabyte);
  gc.mockClear();
  const file = {
    fieldName: '0',
    filename: 'a.png',
    mimetype: 'image/png',
    encoding: '7bit',
    createReadStream: () => Readable.from(Array.from({ length: 17 }, () => Buffer.alloc(megabyte))),
  };
  await text(multipartBody({ images: Promise.resolve(file) }).stream);
  expect(gc).toHaveBeenCalledTimes(2);
});

test('without --expose-gc nothing is asked of V8', () => {
  vi.stubGlobal('gc', undefined);
  expect(() => freeBuffers(9 * megabyte)).not.toThrow();
});
