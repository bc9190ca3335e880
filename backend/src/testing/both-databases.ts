import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { BackendConfig } from '../backend.ts';
import { startTestBackend, type TestBackend } from './test-backend.ts';

/** Starts a backend on a new database of the kind under test. */
export type Start = (changes?: Partial<BackendConfig>) => Promise<TestBackend>;

/** Whether a PostgreSQL was started: for `npm run test:all`, and only where one can be. */
export const isPostgresStarted = inject('postgresUrl') !== '';

/** Runs tests on SQLite and, if it was started, on PostgreSQL. */
export function describeOnBoth(name: string, tests: (start: Start) => void): void {
  describe(`${name}, on SQLite`, () => tests(startTestBackend));
  describe.runIf(isPostgresStarted)(`${name}, on PostgreSQL`, () =>
    tests(async (changes) =>
      startTestBackend({ databaseUrl: await newPostgresDatabase(), ...changes }),
    ),
  );
}

/** Creates an empty database and returns its address. Throws if PostgreSQL was not started. */
export async function newPostgresDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (!url) throw new Error('PostgreSQL was not started');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/tests$/, name);
}
