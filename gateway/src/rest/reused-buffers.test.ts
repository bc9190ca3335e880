import { expect, test } from 'vitest';
import { ReusedBuffers } from './reused-buffers.ts';

test('a buffer has room, and is used again for what is about as long', () => {
  const buffers = new ReusedBuffers();
  const first = buffers.take(5_000);
  expect(first.length).toBe(8_192);
  expect(buffers.take(5_000)).not.toBe(first);
  buffers.giveBack(first);
  expect(buffers.take(9_000)).not.toBe(first);
  expect(buffers.take(8_000)).toBe(first);
  expect(buffers.take(8_000)).not.toBe(first);
});

test('1 MB waits to be used again at most, whatever the sizes', () => {
  const buffers = new ReusedBuffers();
  const sizes = Array.from({ length: 1_000 }, (_, n) => 4_096 * (1 + (n % 300)));
  const given = new Set(sizes.map((size) => buffers.take(size)));
  for (const buffer of given) buffers.giveBack(buffer);
  const again = sizes.map((size) => buffers.take(size)).filter((buffer) => given.has(buffer));
  const bytes = again.reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
});

test('what is used again and again makes nothing else go', () => {
  const buffers = new ReusedBuffers();
  const [other, first] = [buffers.take(1), buffers.take(16_384)];
  buffers.giveBack(other);
  buffers.giveBack(first);
  for (let i = 0; i < 200; i++) buffers.giveBack(buffers.take(16_384));
  expect(buffers.take(16_384)).toBe(first);
  expect(buffers.take(1)).toBe(other);
});
