import { afterEach, expect, test, vi } from 'vitest';
import { freeBuffers } from './free-buffers.ts';

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

test('without --expose-gc nothing is asked of V8', () => {
  vi.stubGlobal('gc', undefined);
  expect(() => freeBuffers(9 * megabyte)).not.toThrow();
});
