import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { BackendConfig } from '../backend.ts';
import { startTestBackend, type TestBackend } from './test-backend.ts';

/** Starts a backend on a new database of the kind under test. */
export type Start = (changes?: Partial<BackendConfig>) => Promise<TestBackend>;

/** Runs tests on SQLite and, if it could be started, on PostgreSQL. */
export function describeOnBoth(name: string, tests: (start: Start) => void): void {
  describe(`${name}, on SQLite`, () => tests(startTestBackend));
  describe.skipIf(!inject('postgresUrl'))(`${name}, on PostgreSQL`, () =>
    tests(async (changes) =>
      startTestBackend({ databaseUrl: await newPostgresDatabase(), ...changes }),
    ),
  );
}

/** Creates an empty database and returns its address. Throws if PostgreSQL could not be started. */
export async function newPostgresDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (!url) throw new Error('PostgreSQL could not be started');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/tests$/, name);
}
