import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import { fromSnapshot } from '../database/in-snapshot.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { syncFile } from '../files/sync-file.ts';
import type { BackupLine } from './backup-lines.ts';
import { lostKeys, readContent, readRows } from './rows.ts';

/** The content of a backup. */
export interface BackupSummary {
  rows: number;
  files: number;
}

/**
 * Writes database and files into one file, which gets its name once it is complete. Throws {@link ConfigError}
 * if the store lacks files of the database, unless the backup may be `incomplete`.
 */
export async function writeBackup(
  database: Kysely<Tables>,
  files: FileStore,
  target: string,
  { incomplete = false } = {},
): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, files: 0 };
  // Another backup to the same file has its own.
  const part = `${target}.${process.pid}.part`;
  try {
    const lines = Readable.from(allLines(database, files, summary, incomplete));
    await pipeline(lines, createGzip(), createWriteStream(part, { flags: 'w', mode: 0o600 }));
    // Not after the rename alone: a power cut could leave neither this backup nor the one that it replaces.
    await syncFile(part);
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
  incomplete: boolean,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: BackupLine): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const listStored = async () => (await files.list()).map(({ key }) => key);
  const allKeys = yield* fromSnapshot(database, async function* (snapshot) {
    const { keys, ...header } = await readContent(snapshot, listStored);
    yield line({ format: 'turbine-site-backup', ...header });
    for await (const row of readRows(snapshot)) {
      summary.rows += 1;
      yield line(row);
    }
    return keys;
  });
  const missing: string[] = [];
  for (const key of allKeys) {
    const file = await files.open(key);
    if (file) {
      summary.files += 1;
      yield line({ file: key, base64: (await buffer(file.stream)).toString('base64') });
    } else {
      missing.push(key);
    }
  }
  const lost = incomplete ? [] : await lostKeys(database, missing);
  if (lost.length > 0) {
    throw new ConfigError(
      `The store lacks files of the database (${lost.length}, such as ${lost[0]}). ` +
        'Set DATA_DIR or FILES_URL as the site has it, or add --incomplete to back up without them.',
    );
  }
  const { rows: rowCount, files: fileCount } = summary;
  yield line({ end: true, rows: rowCount, files: fileCount, sha256: hash.copy().digest('hex') });
}
