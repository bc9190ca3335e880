import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColumnMetadata, TableMetadata } from 'kysely';
import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { hasWebsite } from '../database/website.ts';
import { explainError } from '../explain-error.ts';
import { isKey } from '../files/keys.ts';
import { backupTables } from './backup-lines.ts';
import { BadBackup, quoted, readLines, type BackupFile } from './read-lines.ts';
import { replaceRows, type Row } from './rows.ts';

/**
 * Reads a backup from beginning to end, and its rows into a database of their own, which keeps the rules
 * of every website. Throws {@link ConfigError} where it cannot be restored.
 */
export async function verifyBackup(backup: BackupFile): Promise<void> {
  try {
    await readToEnd(backup);
    await tryRows(backup);
  } catch (error) {
    throw explainRefusal(error, backup, 'TMPDIR');
  }
}

/** Finds what is damaged before anything is written. */
async function readToEnd(backup: BackupFile): Promise<void> {
  const lines = readLines(backup);
  while (!(await lines.next()).done);
}

async function tryRows(backup: BackupFile): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verify-backup-'));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: folder });
  try {
    const tables = rowSchemas(await database.introspection.getTables());
    await database.transaction().execute(async (transaction) => {
      await replaceRows(transaction, checkedRows(backup, tables));
      if (!(await hasWebsite(transaction))) throw new BadBackup('it holds no website');
    });
  } finally {
    await database.destroy();
  }
}

async function* checkedRows(
  backup: BackupFile,
  tables: Map<string, z.ZodObject>,
): AsyncGenerator<Row> {
  const keys = new Set<string>();
  for await (const line of readLines(backup)) {
    if ('file' in line) {
      if (!isKey(line.file))
        throw new BadBackup(`its file ${quoted(line.file)} has no name of ours`);
      if (keys.has(line.file)) throw new BadBackup(`its file ${quoted(line.file)} appears twice`);
      keys.add(line.file);
    } else if ('table' in line) {
      const schema = tables.get(line.table);
      if (!schema)
        throw new BadBackup(`it has a table that is unknown here, ${quoted(line.table)}`);
      const [issue] = schema.safeParse(line.row).error?.issues ?? [];
      if (issue) {
        const column = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
        throw new BadBackup(`a row of ${line.table} has no valid ${quoted(String(column))}`);
      }
      yield line;
    }
  }
}

/** Returns what a row of each table may hold. */
function rowSchemas(tables: TableMetadata[]): Map<string, z.ZodObject> {
  const known: readonly string[] = backupTables;
  return new Map(
    tables
      .filter(({ name }) => known.includes(name))
      .map(({ name, columns }) => [
        name,
        z.strictObject(
          Object.fromEntries(columns.map((column) => [column.name, valueSchema(column)])),
        ),
      ]),
  );
}

function valueSchema({ dataType, isNullable, hasDefaultValue }: ColumnMetadata): z.ZodType {
  const isText = /text/i.test(dataType);
  const value = isText ? z.string() : /int/i.test(dataType) ? z.int() : z.number();
  if (isNullable) return value.nullish();
  // Columns that are newer than the backup have a default.
  return hasDefaultValue ? value.optional() : value;
}

/**
 * Explains in one line why a backup was not restored, if it is not fit for it; returns other errors unchanged.
 * `folder` is the variable that says where its rows were written.
 */
export function explainRefusal(
  thrown: unknown,
  { path }: BackupFile,
  folder = 'DATA_DIR',
): unknown {
  const error = explainError(thrown, folder);
  if (!(error instanceof Error)) return error;
  const isOfDatabase = 'errcode' in error || 'severity' in error;
  if (!isOfDatabase && !(error instanceof BadBackup)) return error;
  const what = isOfDatabase ? `its rows do not fit this site (${error.message})` : error.message;
  return new ConfigError(
    `${path} cannot be restored: ${what}. Nothing was changed; use another backup or another copy of it.`,
  );
}
