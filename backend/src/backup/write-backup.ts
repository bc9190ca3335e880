import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { syncFile } from '../files/sync-file.ts';
import type { BackupLine } from './backup-lines.ts';
import { snapshot } from './rows.ts';

/** The content of a backup. */
export interface BackupSummary {
  rows: number;
  files: number;
  /** The number of files that were deleted during the backup. */
  missing: number;
}

/** Writes database and files into one file, which gets its name once it is complete. */
export async function writeBackup(
  database: Kysely<Tables>,
  files: FileStore,
  target: string,
): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, files: 0, missing: 0 };
  const part = `${target}.part`;
  try {
    const lines = Readable.from(allLines(database, files, summary));
    await pipeline(lines, createGzip(), createWriteStream(part, { flags: 'w', mode: 0o600 }));
    await rename(part, target);
    await syncFile(target);
  } finally {
    await rm(part, { force: true });
  }
  return summary;
}

async function* allLines(
  database: Kysely<Tables>,
  files: FileStore,
  summary: BackupSummary,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: BackupLine): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const { rows, keys, ...header } = await snapshot(database);
  yield line({ format: 'turbine-site-backup', ...header });
  for (const row of rows) {
    summary.rows += 1;
    yield line(row);
  }
  for (const key of keys) {
    const file = await files.open(key);
    if (file) {
      summary.files += 1;
      yield line({ file: key, base64: (await buffer(file.stream)).toString('base64') });
    } else {
      summary.missing += 1;
    }
  }
  const { rows: rowCount, files: fileCount } = summary;
  yield line({ end: true, rows: rowCount, files: fileCount, sha256: hash.copy().digest('hex') });
}
