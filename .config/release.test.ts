import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** What `docs/recipes/release.md` says a release leaves behind. */

function versionIn(file: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

const lock = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

const version = versionIn('package.json');

test('all packages have one version', () => {
  const files = globSync('{backend,gateway,web}/package.json');
  expect(files.map(versionIn)).toEqual([version, version, version]);
  expect(versionIn('package-lock.json')).toBe(version);
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const locked = ['', 'backend', 'gateway', 'web'].map((name) => packages[name]?.version);
  expect(locked).toEqual([version, version, version, version]);
});

test('the schema of the version is stored', () => {
  expect(existsSync(`docs/releases/${version}.graphql`), version).toBe(true);
});
