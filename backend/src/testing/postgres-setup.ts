import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a database; empty if PostgreSQL was not started. */
    postgresUrl: string;
  }
}

/**
 * Starts one PostgreSQL for all test files of `npm run test:all`, which create their own databases in
 * it. If it cannot be started, the other tests run and `postgres.test.ts` fails with the reason.
 */
export async function setup(
  project: Pick<TestProject, 'provide'>,
): Promise<(() => Promise<void>) | undefined> {
  if (!process.env.TEST_ALL) {
    project.provide('postgresUrl', '');
    return undefined;
  }
  try {
    const postgres = await startPostgres(['-c', 'fsync=off']);
    project.provide('postgresUrl', await postgres.createDatabase('tests'));
    return () => postgres.stop();
  } catch (error) {
    project.provide('postgresUrl', '');
    console.error(`${String(error)}; tests on it are left out.`);
    return undefined;
  }
}
