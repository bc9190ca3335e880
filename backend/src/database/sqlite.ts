import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';

/** Creates Kysely's SQLite dialect on Node's built-in SQLite. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA secure_delete = ON;
  `);
  database.function('lower_unicode', { deterministic: true }, (text) => String(text).toLowerCase());
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // Lists of ids make statements of many lengths, so bound the cache; most statements recur.
    if (prepared.size < 500) prepared.set(sql, statement);
    return statement;
  };

  const config: SqliteDialectConfig = {
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(toSqlite)),
          run: (parameters) => statement.run(...parameters.map(toSqlite)),
          iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
        };
      },
    },
  };
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      return new TransactionDriver(config, () => database.isTransaction);
    }
  })(config);
}

/** Begins and ends transactions as SQLite needs it. */
class TransactionDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config);
    this.#isInTransaction = isInTransaction;
  }

  /**
   * Takes the write lock at once, so that what a transaction reads cannot change until it writes: SQLite
   * has no `for update`.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** SQLite itself rolls back where the disk is full; to do it again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

// node:sqlite silently binds a Date as NULL, so reject it.
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot bind ${typeof value}`);
}
