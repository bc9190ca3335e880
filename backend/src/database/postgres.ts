import { AsyncLocalStorage } from 'node:async_hooks';
import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import type { PoolClient, PoolConfig } from 'pg';
import { minuteMs } from '../durations.ts';

/** Reports a commit whose response was lost: nobody here knows whether the transaction is stored. */
export class UncertainCommit extends Error {}

/** Work whose statements may take any time, such as a migration and the wait for that of another process. */
const untimed = new AsyncLocalStorage<true>();

/** Runs work whose statements may take longer than those of requests. */
export function withoutTimeLimit<Result>(work: () => Result): Result {
  return untimed.run(true, work);
}

/** Creates a dialect of Kysely on the PostgreSQL at an address; a statement may take `limitMs`. */
export async function postgresDialect(
  connectionString: string,
  limitMs = minuteMs,
): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // The driver returns bigint as text; ours are counts and milliseconds, which fit into a number.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  // The pool hands out a new connection once `verify` is done.
  const newPool = (verify?: PoolConfig['verify']) => {
    const pool = new pg.Pool({
      ...{ connectionString, max: 10, connectionTimeoutMillis: 10_000, types, verify },
      // Notices within half a minute that a machine which was to respond is gone.
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    });
    // The pool replaces idle connections that break; without a handler, the error ends the process.
    pool.on('error', () => undefined);
    // Nor does the pool listen to those in use: their query, or the next one, fails with the same error.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const limited = newPool(
    (client, done) => void limitStatements(client, limitMs).then(() => done(), done),
  );
  const unlimited = newPool();
  const pool = {
    connect: () => (untimed.getStore() ? unlimited : limited).connect(),
    end: () => Promise.all([limited.end(), unlimited.end()]).then(() => undefined),
    options: limited.options,
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new CandidDriver({ pool }),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * Lets PostgreSQL cancel a statement that takes too long, and ends the connection if it does not: it may be
 * gone without a word. Ending alone would leave the statement waiting for its lock, and it would still be
 * stored. The pool's own limit, `query_timeout`, keeps such a connection, and the next statement would wait
 * behind the lost one.
 */
async function limitStatements(client: PoolClient, limitMs: number): Promise<void> {
  // The proxy hands `this` on.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  client.query = new Proxy(client.query, {
    async apply(query, self, args) {
      const timer = setTimeout(() => void client.end(), limitMs);
      try {
        return (await Reflect.apply(query, self, args)) as unknown;
      } finally {
        clearTimeout(timer);
      }
    },
  });
  // Not a parameter of the login, which a pooler may refuse. The rest is for the response.
  await client.query(`set statement_timeout = ${Math.round((limitMs * 5) / 6)}`);
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
