import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/database.ts';
import { hasWebsite, markOpened } from '../database/website.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { readLines, type BackupFile } from './read-lines.ts';
import { continueAfter, replaceRows, type LastIds, type Row } from './rows.ts';
import { explainRefusal } from './verify-backup.ts';

/** The target of a restore. */
export interface RestoreTarget {
  database: Kysely<Tables>;
  files: FileStore;
  dataDir: string;
}

/**
 * Restores a verified backup completely or not at all. Throws {@link ConfigError} if it cannot be restored,
 * or if a website exists and `overwrite` is false.
 */
export async function readBackup(
  { database, files, dataDir }: RestoreTarget,
  backup: BackupFile,
  overwrite: boolean,
): Promise<{ rows: number; files: number }> {
  const startedAt = new Date();
  let lastIds: LastIds = {};
  const count = { rows: 0, files: 0 };
  const folder = await mkdtemp(join(dataDir, 'restore-'));
  const change = new FileChange(files, folder);

  /** Yields the rows and stores the files, which follow them. */
  async function* rowsOf(): AsyncGenerator<Row> {
    for await (const line of readLines(backup)) {
      if ('format' in line) {
        lastIds = line.lastIds ?? {};
      } else if ('file' in line) {
        await change.put(line.file, Buffer.from(line.base64, 'base64'));
        count.files += 1;
      } else {
        count.rows += 1;
        yield line;
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
    await replaceRows(transaction, rowsOf());
    await continueAfter(transaction, lastIds);
    // Files beside an empty database belong to another website, so the sweep must keep them, but not those
    // that were restored.
    if (!taken) await markOpened(transaction, startedAt);
  };
  try {
    await database.transaction().execute(replace);
  } catch (error) {
    await change.undo();
    await rm(folder, { recursive: true });
    throw explainRefusal(error, backup);
  }
  await rm(folder, { recursive: true });
  return count;
}

/** Writes files into a store, and can take all of it back. */
class FileChange {
  readonly #files: FileStore;
  readonly #folder: string;
  /** Tells of each key whether there was a file. */
  readonly #wasThere = new Map<string, boolean>();

  constructor(files: FileStore, folder: string) {
    this.#files = files;
    this.#folder = folder;
  }

  async put(key: string, content: Buffer): Promise<void> {
    // A damaged backup may have a file twice; the second time, the one in the store is ours.
    if (!this.#wasThere.has(key)) {
      const stored = await this.#files.open(key);
      if (stored) {
        // Beside the store until all is done, so that it also survives this process.
        await mkdir(dirname(this.#copyOf(key)), { recursive: true });
        await writeFile(this.#copyOf(key), stored.stream);
      }
      this.#wasThere.set(key, Boolean(stored));
    }
    // Also where it is the same: by its time, the sweep knows that it belongs to the restored website.
    const local = join(this.#folder, 'restored');
    await writeFile(local, content);
    await this.#files.take(local, key);
  }

  async undo(): Promise<void> {
    try {
      for (const [key, wasThere] of this.#wasThere) {
        if (wasThere) await this.#files.copy(this.#copyOf(key), key);
        else await this.#files.remove([key]);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      throw new ConfigError(
        `Files could not be put back (${reason}). Copy those in ${this.#folder}/replaced over those of the site.`,
      );
    }
  }

  #copyOf(key: string): string {
    return join(this.#folder, 'replaced', key);
  }
}
