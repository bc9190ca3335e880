import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type LogEvent } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type MigrationResultSet } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import type { Database } from './database.ts';
import { migrations, type DatabaseKind } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { addTraced, isTracing } from '../tracing.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Opens and migrates the PostgreSQL at `databaseUrl`, or else `site.sqlite` in `dataDir`. */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Kysely<Tables>> {
  const kind: DatabaseKind = options.databaseUrl ? 'postgres' : 'sqlite';
  const database = new Kysely<Tables>({
    dialect: options.databaseUrl
      ? await postgresDialect(options.databaseUrl)
      : sqliteDialect(sqliteFile(options.dataDir)),
    ...(isTracing() && { log: traceQuery }),
  });
  if (options.databaseUrl) await checkConnection(database);
  const { error } = await withAdvisoryLock(database, () => migrate(database, kind));
  if (error) {
    await database.destroy();
    throw new Error('The database could not be migrated', { cause: error });
  }
  return database;
}

/** How much of a statement a trace shows; values are never in it. */
const maxStatement = 2_000;

function traceQuery({ query, queryDurationMillis, ...event }: LogEvent): void {
  const statement = query.sql.slice(0, maxStatement);
  const name = /^\s*(\w*)/.exec(statement)?.[1] || 'SQL';
  const work = { name, kind: 'client', attributes: { 'db.query.text': statement } } as const;
  addTraced(work, queryDurationMillis, 'error' in event ? event.error : undefined);
}

/**
 * Runs the migrations that the database lacks, all or none. Those that a newer version has run count as empty
 * ones of ours: during an upgrade, an older version may have to restart on the migrated database.
 */
async function migrate(
  database: Kysely<Tables>,
  kind: DatabaseKind,
): Promise<Pick<MigrationResultSet, 'error'>> {
  const all = migrations(kind);
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const isNew = !tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
  const run = isNew ? [] : await readMigrations(database);
  // A transaction would wait for a process that is writing.
  if (Object.keys(all).every((name) => run.includes(name))) return {};
  for (const name of run) all[name] ??= { up: () => Promise.resolve() };
  const provider = { getMigrations: () => Promise.resolve(all) };
  return new Migrator({ db: database, provider }).migrateToLatest();
}

/** Returns the names of the migrations that the database has run, those of a newer version included. */
export async function readMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** Returns the path of the SQLite file and creates its folder. */
export function sqliteFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, 'site.sqlite');
}

async function checkConnection(database: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    const reason = error instanceof Error && error.message ? error.message : 'no response';
    throw new ConfigError(`DATABASE_URL: cannot use this database (${reason})`);
  }
}
