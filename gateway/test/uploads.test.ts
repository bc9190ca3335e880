import { expect, test } from 'vitest';
import { measureUpload } from './upload-memory.ts';

test('an upload is passed on from the disk, not kept in memory', async () => {
  const { beforeMb, peakMb, receivedMb, backendSawEnd, left, response } = await measureUpload(150);
  expect(receivedMb).toBe(150);
  expect(backendSawEnd).toBe(true);
  expect(JSON.parse(response)).not.toHaveProperty('errors.0.extensions.code', 'PAYLOAD_TOO_LARGE');
  // The same for any size; held in memory it would be the whole 150.
  expect(peakMb - beforeMb).toBeLessThan(128);
  expect(left).toEqual([]);
});

test('an upload that is broken off is not passed on', async () => {
  const { backendSawEnd, receivedMb, left } = await measureUpload(100, 30);
  expect(backendSawEnd).toBe(false);
  expect(receivedMb).toBe(0);
  expect(left).toEqual([]);
});
