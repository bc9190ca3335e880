import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';

/** Reports a commit whose response was lost: nobody here knows whether the transaction is stored. */
export class UncertainCommit extends Error {}

/** Creates a dialect of Kysely on the PostgreSQL at an address. */
export async function postgresDialect(connectionString: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // The driver returns bigint as text; ours are counts and milliseconds, which fit into a number.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, types });
  // The pool replaces idle connections that break; without a handler, the error ends the process.
  pool.on('error', () => undefined);
  // Nor does the pool listen to those in use: their query, or the next one, fails with the same error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new CandidDriver({ pool }),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

type OwnConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** Tells a commit that was refused from one that may have been stored. */
class CandidDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      if (isRefused(error)) throw error;
      throw new UncertainCommit('The response to a commit was lost', { cause: error });
    }
  }

  override async rollbackTransaction(connection: OwnConnection): Promise<void> {
    // It fails only on a lost connection, which PostgreSQL rolls back by itself; what led to it says more.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Whether PostgreSQL itself has said no, and not because it ended the connection. */
function isRefused(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?!08|57P)\d/.test(code);
}
