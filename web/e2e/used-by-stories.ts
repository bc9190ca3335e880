import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

/** What the stories use of the app, so that `story-coverage.spec.ts` finds what they leave out. */

/** Playwright empties the folder above it before each run. */
const folder = join(import.meta.dirname, '../../test-results/used-by-stories');

/** Notes one thing that was used, in a file of this process. */
function note(kind: 'path' | 'operation', name: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${kind} ${name}\n`);
}

/** Returns the names of a kind that were noted since the run began. */
export function used(kind: 'path' | 'operation'): Set<string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const ofKind = lines.filter((line) => line.startsWith(`${kind} `));
  return new Set(ofKind.map((line) => line.slice(kind.length + 1)));
}

/** Notes the paths that a page shows from now on. */
export function recordPaths(page: Page): void {
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note('path', new URL(frame.url()).hash.slice(1) || '/');
  });
}

/** Notes the GraphQL operations that a gateway has run without an error. */
export async function recordOperations(gateway: string, metricsToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${gateway}/metrics`, { headers })).text();
  const counted = /^graphql_operation_seconds_count\{operation="(\w+)",outcome="ok"\}/gm;
  for (const [, operation = ''] of metrics.matchAll(counted)) note('operation', operation);
}
