import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrations.ts';
import { hasWebsite, noteOpening } from '../database/website.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { backupLine, backupTables, type BackupLine } from './backup-lines.ts';
import { replaceRows, type Row } from './rows.ts';

/** The target of a restore. */
export interface RestoreTarget {
  database: Kysely<Tables>;
  files: FileStore;
  /** A folder for temporary files. */
  uploadDir: string;
}

/**
 * Restores a backup completely or not at all. Throws {@link ConfigError} if the file is not a complete
 * backup, or if a website exists and `overwrite` is false.
 */
export async function readBackup(
  { database, files, uploadDir }: RestoreTarget,
  source: string,
  overwrite: boolean,
): Promise<{ rows: number; files: number }> {
  const count = { rows: 0, files: 0 };
  const before = new Set((await files.list()).map(({ key }) => key));
  const added: string[] = [];
  let complete = false;

  /** Yields the rows and stores the files. */
  async function* rowsOf(lines: AsyncIterable<BackupLine>): AsyncGenerator<Row> {
    for await (const line of lines) {
      if ('format' in line) {
        checkMigrations(line.migrations);
      } else if ('row' in line) {
        checkTable(line.table);
        count.rows += 1;
        yield line;
      } else if ('file' in line) {
        const local = join(uploadDir, 'restored');
        await writeFile(local, Buffer.from(line.base64, 'base64'));
        if (!before.has(line.file)) added.push(line.file);
        await files.take(local, line.file);
        await rm(local, { force: true });
        count.files += 1;
      } else {
        complete = line.rows === count.rows && line.files === count.files;
      }
    }
  }

  const replace = async (transaction: Database) => {
    const taken = await hasWebsite(transaction);
    if (taken && !overwrite) {
      throw new ConfigError(
        'There is already a website here. Add --overwrite to replace all of it.',
      );
    }
    await replaceRows(transaction, rowsOf(linesOf(source)));
    if (!complete) throw new ConfigError(`${source}: the backup is incomplete`);
    // Files beside an empty database belong to another website, so the sweep must keep them.
    if (!taken) await noteOpening(transaction);
  };
  try {
    await database.transaction().execute(replace);
  } catch (error) {
    await files.remove(added);
    throw error;
  }
  return count;
}

async function* linesOf(source: string): AsyncGenerator<BackupLine> {
  const stream = createReadStream(source).pipe(createGunzip());
  try {
    for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
      yield backupLine.parse(JSON.parse(text));
    }
  } catch {
    throw new ConfigError(`${source}: not a backup of this website, or a damaged one`);
  }
}

function checkMigrations(names: string[]): void {
  const unknown = names.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new ConfigError('The backup was made by a newer version. Install that one first.');
  }
}

function checkTable(table: string): void {
  const known: readonly string[] = backupTables;
  if (!known.includes(table)) throw new ConfigError(`The backup has an unknown table: ${table}`);
}
