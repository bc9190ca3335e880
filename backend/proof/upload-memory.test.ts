import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../src/testing/new-folder.ts';
import { randomFile, watchUpload } from './upload-memory.ts';

// With a real image of that size as well: node backend/proof/upload-memory.ts
test.runIf(process.platform === 'linux')('a 200 MB upload costs less than 128 MB', async () => {
  const folder = newFolder();
  const report = await watchUpload(await randomFile(join(folder, 'large'), 200));
  expect(report).toMatchObject({ megabytes: 200, status: 415, left: 0 });
  expect(report.grownMb).toBeLessThan(128);
});
