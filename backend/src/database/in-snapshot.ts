import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Runs several reads on the database as it is at one moment. */
export async function inSnapshot<Result>(
  database: Kysely<Tables>,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/** Yields what is read from the database as it is at one moment, however long it takes to take it all. */
export async function* fromSnapshot<Item, Result>(
  database: Kysely<Tables>,
  read: (transaction: Database) => AsyncGenerator<Item, Result>,
): AsyncGenerator<Item, Result> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    return yield* read(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
