import { expect, test } from 'vitest';
import { newPostgresDatabase } from '../src/testing/both-databases.ts';
import { fuzz } from './fuzz.ts';

// The long form: node backend/proof/run-fuzz.ts 10000
test('generated requests always get a response, and never a 5xx or HTML, on SQLite', async () => {
  const report = await fuzz(250);
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['200', '400', '404']));
});

test('generated requests always get a response, and never a 5xx or HTML, on PostgreSQL', async () => {
  const report = await fuzz(250, { databaseUrl: await newPostgresDatabase() });
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['200', '400', '404']));
});
