import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPostgresStarted, newPostgresDatabase } from '../testing/both-databases.ts';
import { eventually } from '../testing/eventually.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { postgresDialect, UncertainCommit } from './postgres.ts';
import type { Tables } from './tables.ts';

describe.runIf(isPostgresStarted)('PostgreSQL', () => {
  test('that ends a connection in use fails its transaction, and the next one works', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: await newPostgresDatabase() });
    onTestFinished(() => database.destroy());
    const add = (to: Database, name: string) =>
      to.insertInto('category').values({ name, lang: 'DE' }).execute();
    const lost = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(database);
      await add(transaction, 'lost');
    });
    await expect(lost).rejects.toThrow(/terminat|not queryable/);
    await add(database, 'kept');
    expect(await database.selectFrom('category').select('name').execute()).toEqual([
      { name: 'kept' },
    ]);
  });

  test('that ends a connection during its commit leaves it uncertain; a refused commit is not', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: await newPostgresDatabase() });
    onTestFinished(() => database.destroy());
    const onCommit = async (statement: string) => {
      await sql`create or replace function at_commit() returns trigger language plpgsql
        as ${sql.lit(`begin ${statement}; return null; end`)}`.execute(database);
    };
    await onCommit('perform pg_terminate_backend(pg_backend_pid())');
    await sql`create constraint trigger at_commit after insert on category
      deferrable initially deferred for each row execute function at_commit()`.execute(database);
    const commit = () =>
      database
        .transaction()
        .execute((transaction) =>
          transaction.insertInto('category').values({ name: 'x', lang: 'DE' }).execute(),
        );
    await expect(commit()).rejects.toThrow(UncertainCommit);
    await onCommit("raise exception using errcode = '40001'");
    await expect(commit()).rejects.toMatchObject({ code: '40001' });
  });

  test('cancels a statement that waits too long, which is not stored later, and keeps its connection', async () => {
    const databaseUrl = await newPostgresDatabase();
    const database = await openDatabase({ dataDir: '', databaseUrl });
    onTestFinished(() => database.destroy());
    const limited = new Kysely<Tables>({ dialect: await postgresDialect(databaseUrl, 6000) });
    onTestFinished(() => limited.destroy());
    const pid = async () => (await sql`select pg_backend_pid()`.execute(limited)).rows;
    await database.insertInto('category').values({ name: 'old', lang: 'DE' }).execute();
    const pidBefore = await pid();
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('category').select('id').forUpdate().execute();
      const write = limited.updateTable('category').set({ name: 'new' }).execute();
      await expect(write).rejects.toMatchObject({ code: '57014' });
    });
    expect(await pid()).toEqual(pidBefore);
    expect(await database.selectFrom('category').select('name').execute()).toEqual([
      { name: 'old' },
    ]);
    const limit = () => sql`show statement_timeout`.execute(limited);
    expect((await withAdvisoryLock(limited, limit)).rows).toEqual([{ statement_timeout: '0' }]);
  });
});

describe('A PostgreSQL that logs in and is silent', () => {
  const message = (type: string, content: string) =>
    Buffer.concat([
      Buffer.from(type),
      new Uint8Array([0, 0, 0, content.length + 4]),
      Buffer.from(content),
    ]);
  const ready = message('Z', 'I');
  const loggedIn = Buffer.concat([message('R', '\0\0\0\0'), ready]);
  const done = Buffer.concat([message('C', 'SELECT 0\0'), ready]);

  /** Connects to a server that treats each statement by `answer`; one may take half a second. */
  async function connect(answer: (socket: Socket, statement: string) => unknown) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.once('close', () => sockets.delete(socket));
      socket.once('data', () => {
        socket.write(loggedIn);
        socket.on('data', (data) => void answer(socket, data.toString()));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const database = new Kysely<Tables>({
      dialect: await postgresDialect(`postgres://user:password@127.0.0.1:${port}/site`, 500),
    });
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await database.destroy();
    });
    return { database, sockets };
  }
  const read = (database: Database) => sql`select 1`.execute(database);

  test('fails the statements that wait, and keeps none of its connections', async () => {
    let isSilent = true;
    const { database, sockets } = await connect((socket) => isSilent || socket.write(done));
    const lost = await Promise.allSettled(Array.from({ length: 10 }, () => read(database)));
    expect(lost.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    await eventually(() => expect(sockets.size).toBe(0));
    isSilent = false;
    expect((await read(database)).rows).toEqual([]);
  });

  test('ends the transaction, whose commit is uncertain', async () => {
    const silentAt = (word: string) =>
      connect((socket, text) => text.includes(word) || socket.write(done));
    for (const [word, error] of [
      ['select', /terminated/],
      ['commit', UncertainCommit],
    ] as const) {
      const { database, sockets } = await silentAt(word);
      await expect(database.transaction().execute(read)).rejects.toThrow(error);
      await eventually(() => expect(sockets.size).toBe(0));
    }
  });

  test('may take its time for the advisory lock of another process, and for what it protects', async () => {
    const { database } = await connect(async (socket) => {
      await sleep(1000);
      socket.write(done);
    });
    expect((await withAdvisoryLock(database, () => read(database))).rows).toEqual([]);
    await expect(read(database)).rejects.toThrow(/terminated/);
  });
});
