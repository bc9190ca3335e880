import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fileTooLarge, noSuchRow, unknownReference, unsupportedFile } from '../errors.ts';
import { errorHandler } from './error-handler.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns the response of a route that throws the error. */
async function responseTo(error: unknown) {
  const log = pino({ level: 'silent' });
  const logged = vi.spyOn(log, 'error');
  const app = express();
  app.use((request) => {
    request.log = log;
    throw error;
  });
  app.use(errorHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  return { status: response.status, json: await response.json(), logged: logged.mock.calls.length };
}

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: no space left on device, write`), { code, syscall: 'write' });

/** Returns the error that SQLite throws if the database must not grow. */
function fullDatabase(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE filled (bytes); PRAGMA max_page_count = 2');
  try {
    database.exec('INSERT INTO filled VALUES (randomblob(1000000))');
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
  return undefined;
}

test.each([
  ['the file system', systemError('ENOSPC')],
  ['a quota', systemError('EDQUOT')],
  ['SQLite', fullDatabase()],
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
])('a full disk is 507 and logged, as reported by %s', async (_, error) => {
  expect(await responseTo(error)).toEqual({
    status: 507,
    json: { code: 'STORAGE_FULL', message: 'The server has no space left. Try again later.' },
    logged: 1,
  });
});

/** Returns the error that SQLite throws for a unique value that is there already. */
function duplicate(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE TABLE named (name UNIQUE); INSERT INTO named VALUES ('a')");
  try {
    database.exec("INSERT INTO named VALUES ('a')");
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
  return undefined;
}

test.each([
  ['a unique value in SQLite', duplicate()],
  ['a unique value in PostgreSQL', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['a serialization failure', Object.assign(new Error('could not serialize'), { code: '40001' })],
])('what two write at the same time is 409, as reported for %s', async (_, error) => {
  expect(await responseTo(error)).toMatchObject({ status: 409, json: { code: 'CONFLICT' } });
});

test('any other error is 500 and logged', async () => {
  expect(await responseTo(systemError('EIO'))).toMatchObject({
    status: 500,
    json: { code: 'INTERNAL' },
    logged: 1,
  });
});

test.each([
  [noSuchRow(), 404, { message: 'There is nothing at this address.', code: 'NOT_FOUND' }],
  [
    unknownReference('category_id'),
    400,
    {
      message: 'The request is not valid.',
      code: 'INVALID',
      fields: { category_id: 'does not exist' },
    },
  ],
  [
    unsupportedFile('The image could not be read.', { image: 'cannot be read' }),
    415,
    {
      message: 'The image could not be read.',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      fields: { image: 'cannot be read' },
    },
  ],
  [
    unsupportedFile('Only documents are taken.'),
    415,
    { message: 'Only documents are taken.', code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    fileTooLarge('The image has too many pixels.', { image: 'has too many pixels' }),
    413,
    {
      message: 'The image has too many pixels.',
      code: 'PAYLOAD_TOO_LARGE',
      fields: { image: 'has too many pixels' },
    },
  ],
])('the storage error "%s" is %i and not logged', async (error, status, json) => {
  expect(await responseTo(error)).toEqual({ status, json, logged: 0 });
});
