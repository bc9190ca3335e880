import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import { isPostgres, type Database } from '../database/database.ts';
import { migrationNames } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { backupLine, backupTables, type BackupLine } from './backup-lines.ts';

/** Where a backup goes. */
export interface RestoreTarget {
  database: Kysely<Tables>;
  files: FileStore;
  /** A folder for temporary files. */
  uploadDir: string;
}

/**
 * Puts a backup in place of what is there: all of it or nothing. Throws {@link ConfigError} for a
 * file that is no whole backup, and where there is content and `overwrite` is not set.
 */
export async function readBackup(
  { database, files, uploadDir }: RestoreTarget,
  source: string,
  overwrite: boolean,
): Promise<{ rows: number; files: number }> {
  const count = { rows: 0, files: 0 };
  await database.transaction().execute(async (transaction) => {
    const taken = await transaction.selectFrom('account').select('id').executeTakeFirst();
    if (taken && !overwrite) {
      throw new ConfigError('There is a website already. Add --overwrite to replace all of it.');
    }
    let complete = false;
    for await (const line of linesOf(source)) {
      if ('format' in line) {
        checkMigrations(line.migrations);
        await emptyTables(transaction);
      } else if ('row' in line) {
        await insertRow(transaction, line);
        count.rows += 1;
      } else if ('file' in line) {
        const local = join(uploadDir, 'restored');
        await writeFile(local, Buffer.from(line.base64, 'base64'));
        await files.take(local, line.file);
        await rm(local, { force: true });
        count.files += 1;
      } else {
        complete = line.rows === count.rows && line.files === count.files;
      }
    }
    if (!complete) throw new ConfigError(`${source}: the backup is not whole`);
    if (isPostgres(database)) await continueIds(transaction);
  });
  return count;
}

async function* linesOf(source: string): AsyncGenerator<BackupLine> {
  const stream = createReadStream(source).pipe(createGunzip());
  try {
    for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
      yield backupLine.parse(JSON.parse(text));
    }
  } catch {
    throw new ConfigError(`${source}: this is no backup of this website, or it is damaged`);
  }
}

function checkMigrations(names: string[]): void {
  const unknown = names.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new ConfigError('The backup was made by a newer version. Install that one first.');
  }
}

async function emptyTables(database: Database): Promise<void> {
  for (const table of backupTables.toReversed()) await database.deleteFrom(table).execute();
}

async function insertRow(
  database: Database,
  { table, row }: Extract<BackupLine, { table: string }>,
): Promise<void> {
  const known = backupTables.find((name) => name === table);
  if (!known) throw new ConfigError(`The backup has an unknown table: ${table}`);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  await sql`insert into ${sql.table(known)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(
    database,
  );
}

/** PostgreSQL does not notice ids that were given from outside. */
async function continueIds(database: Database): Promise<void> {
  for (const table of backupTables) {
    await sql`select setval(
      pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false
    )`.execute(database);
  }
}
