import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

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

  return new SqliteDialect({
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
  });
}

// node:sqlite silently binds a Date as NULL, so reject it.
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot bind ${typeof value}`);
}
