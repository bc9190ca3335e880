import { expect, test } from 'vitest';
import { newPostgresDatabase } from '../src/testing/both-databases.ts';
import { proveKills } from './kill.ts';

// The long form: node backend/proof/kill.ts 50
test('every write that was acknowledged before a SIGKILL survives it, on SQLite', async () => {
  const { writes, ...rest } = await proveKills(2);
  expect(writes).toBeGreaterThan(0);
  expect(rest).toEqual({ kills: 2, lost: 0, mismatched: 0 });
});

test('every write that was acknowledged before a SIGKILL survives it, on PostgreSQL', async () => {
  const { writes, ...rest } = await proveKills(2, await newPostgresDatabase());
  expect(writes).toBeGreaterThan(0);
  expect(rest).toEqual({ kills: 2, lost: 0, mismatched: 0 });
});
