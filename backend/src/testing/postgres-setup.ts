import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all test files; each of them makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(['-c', 'fsync=off']);
  project.provide('postgresUrl', await postgres.createDatabase('tests'));
  return () => postgres.stop();
}
