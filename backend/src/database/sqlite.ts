import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { isPostgres } from './database.ts';
import type { Tables } from './tables.ts';

/** Creates a dialect of Kysely on Node's built-in SQLite. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new WalDriver(file),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Empties the write-ahead log of SQLite, which keeps what was erased from the pages. Where somebody is reading or
 * writing it stays until the next time: a session of its own does not wait for them.
 */
export async function emptyWriteAheadLog(database: Kysely<Tables>): Promise<void> {
  if (isPostgres(database)) return;
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(
    database,
  );
  for (const { file } of rows) {
    using session = new DatabaseSync(file);
    session.exec('pragma wal_checkpoint(truncate)');
  }
}

class Adapter extends SqliteAdapter {
  /** Kysely would keep reads waiting for a transaction otherwise. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Kysely would run migrations outside a transaction otherwise: one that is cut off could never be repeated. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Writes by one session, so that one transaction comes after the other, and reads by another, which sees what
 * was committed last: reads do not wait for a transaction that takes long. Each snapshot has its own session.
 */
class WalDriver implements Driver {
  readonly #file: string;
  readonly #writer: Session;
  readonly #reader: Session;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
    this.#writer = new Session(file);
    this.#writer.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA busy_timeout = 5000;
      PRAGMA secure_delete = ON;
    `);
    this.#reader = new Session(file, { readOnly: true });
  }

  /** The sessions are open already, so that a file that cannot be opened is an error at once. */
  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<Connection> {
    return Promise.resolve(new Connection((query) => this.#runAlone(query)));
  }

  async beginTransaction(
    connection: Connection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    if (accessMode === 'read only') {
      const session = new Session(this.#file, { readOnly: true });
      connection.use(session, () => session.close());
      session.exec('begin');
      return;
    }
    connection.use(this.#writer, await this.#takeTurn());
    // Takes the write lock at once, so that what a transaction reads cannot change until it writes: SQLite
    // has no `for update`.
    this.#writer.exec('begin immediate');
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // SQLite itself rolls back where the disk is full; to do it again would hide the reason.
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(connection: Connection): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
    return Promise.resolve();
  }

  /** Runs a statement outside a transaction. */
  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (/^\s*select\b/i.test(query.sql)) return this.#reader.run(query);
    const endTurn = await this.#takeTurn();
    try {
      return this.#writer.run(query);
    } finally {
      endTurn();
    }
  }

  /** Waits for the writes that have begun before. Returns what lets the next one begin. */
  async #takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const before = this.#lastTurn;
    this.#lastTurn = promise;
    await before;
    return () => resolve(undefined);
  }
}

/** What Kysely takes for a connection: it has a session of its own only within a transaction. */
class Connection implements DatabaseConnection {
  readonly #runAlone: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
  #session: Session | undefined;
  #end = (): void => undefined;

  constructor(runAlone: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>) {
    this.#runAlone = runAlone;
  }

  get isInTransaction(): boolean {
    return this.#session?.isInTransaction ?? false;
  }

  use(session: Session, end: () => void): void {
    this.#session = session;
    this.#end = end;
  }

  release(): void {
    this.#end();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#session ? this.#session.run(query) : this.#runAlone(query);
  }

  streamQuery(): never {
    throw new Error('SQLite reads at once; read long lists in pages.');
  }
}

/** An open database with the statements that it has prepared. */
class Session {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string, options: { readOnly?: boolean } = {}) {
    this.#database = new DatabaseSync(file, options);
    this.#database.function('lower_unicode', { deterministic: true }, (text) =>
      String(text).toLowerCase(),
    );
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql);
    const values = parameters.map(toSqlite);
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    // Lists of ids make statements of many lengths, so bound the cache; most statements recur.
    if (this.#prepared.size < 500) this.#prepared.set(sql, statement);
    return statement;
  }
}

// node:sqlite silently binds a Date as NULL, so reject it.
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot bind ${typeof value}`);
}
