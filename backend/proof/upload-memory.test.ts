import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomFile, watchUpload } from './upload-memory.ts';

// With a real image of that size as well: node backend/proof/upload-memory.ts
test.runIf(process.platform === 'linux')('a 200 MB upload costs less than 128 MB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-test-'));
  const report = await watchUpload(await randomFile(join(folder, 'large'), 200));
  await rm(folder, { recursive: true });
  expect(report).toMatchObject({ megabytes: 200, status: 415, left: 0 });
  expect(report.grownMb).toBeLessThan(128);
});
