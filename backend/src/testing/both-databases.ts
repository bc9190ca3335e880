import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { BackendConfig } from '../backend.ts';
import { beginsAsUsual, makeNewSite, startTestBackend, type TestBackend } from './test-backend.ts';

/** Starts a backend on a new database of the kind under test. */
export type Start = (changes?: Partial<BackendConfig>) => Promise<TestBackend>;

/** Whether a PostgreSQL was started: for `npm run test:all`, and only where one can be. */
export const isPostgresStarted = inject('postgresUrl') !== '';

/** Runs tests on SQLite and, if it was started, on PostgreSQL. */
export function describeOnBoth(name: string, tests: (start: Start) => void): void {
  describe(`${name}, on SQLite`, () => tests(startTestBackend));
  describe.runIf(isPostgresStarted)(`${name}, on PostgreSQL`, () => tests(startOnPostgres));
}

/** The name of a database with a new site, which is copied as with SQLite. */
let newSite: Promise<string> | undefined;

const startOnPostgres: Start = async (changes = {}) => {
  if (changes.databaseUrl) return startTestBackend(changes);
  newSite ??= (async () => {
    const url = await newPostgresDatabase();
    await makeNewSite(url);
    return new URL(url).pathname.slice(1);
  })();
  const databaseUrl = await newPostgresDatabase(beginsAsUsual(changes) ? await newSite : undefined);
  return startTestBackend({ ...changes, databaseUrl });
};

/** Creates a database, empty or as a copy, and returns its address. Throws if PostgreSQL was not started. */
export async function newPostgresDatabase(copied = 'template1'): Promise<string> {
  const url = inject('postgresUrl');
  if (!url) throw new Error('PostgreSQL was not started');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  // Copying the files takes half of the time that writing a log of them does.
  await client.query(`create database ${name} template ${copied} strategy file_copy`);
  await client.end();
  return url.replace(/tests$/, name);
}
