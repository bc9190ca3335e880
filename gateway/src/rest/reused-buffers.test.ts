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

test('only a few wait to be used again, so that memory has a bound', () => {
  const buffers = new ReusedBuffers();
  const given = Array.from({ length: 50 }, () => buffers.take(1));
  for (const buffer of given) buffers.giveBack(buffer);
  const again = Array.from({ length: 50 }, () => buffers.take(1));
  expect(again.filter((buffer) => given.includes(buffer))).toHaveLength(4);
});
