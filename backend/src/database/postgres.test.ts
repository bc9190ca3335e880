import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPostgresStarted, newPostgresDatabase } from '../testing/both-databases.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { UncertainCommit } from './postgres.ts';

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
});
