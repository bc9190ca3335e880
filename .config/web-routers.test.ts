import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const packageFile = z.object({ name: z.string(), version: z.string() });

function read(folder: string) {
  return packageFile.parse(JSON.parse(readFileSync(`node_modules/${folder}/package.json`, 'utf8')));
}

test('the routers of site and dashboard are one library in one version', () => {
  expect(read('dashboard-router')).toEqual(read('react-router'));
  expect(read('dashboard-router').version).toBe(read('react-router-dom').version);
});
