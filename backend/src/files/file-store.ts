import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { access, lstat, mkdir, readdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ConfigError } from '../config.ts';
import { isKey, storeFolders } from './keys.ts';
import { syncFile } from './sync-file.ts';

/** An entry of the list of stored files. */
export interface StoredFile {
  key: string;
  modified: Date;
}

/** Stores uploads in a folder or in an S3-compatible store. Keys look like `images/ab12.jpg`. */
export interface FileStore {
  /** Moves a local file into the store, from which no power cut takes it any more. */
  take(localPath: string, key: string): Promise<void>;
  /** Copies a local file into the store, likewise. */
  copy(localPath: string, key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Opens a file, if it exists. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Deletes files; ignores those that do not exist. */
  remove(keys: string[]): Promise<void>;
  /** Lists the files that may be ours by their keys. */
  list(): Promise<StoredFile[]>;
  /** Writes a short text. */
  write(key: string, text: string): Promise<void>;
  /** Throws {@link ConfigError} if the store cannot be used, {@link StoreAway} if that may pass by itself. */
  check(): Promise<void>;
}

/** A store does not respond, or has failed. */
export class StoreAway extends ConfigError {}

/** As long as a client may take nothing of a file (`server/slow-readers.ts`), which is then silence, too. */
const maxSilentMs = 30_000;

/** Opens the store at `filesUrl`, which may be silent for `silentMs`, or the folder `files` in `dataDir`. */
export async function openFileStore(options: {
  dataDir: string;
  filesUrl?: string | undefined;
  silentMs?: number;
}): Promise<FileStore> {
  const folder = join(options.dataDir, 'files');
  const { disk, list, isAway } = options.filesUrl
    ? (await import('./s3.ts')).openS3(options.filesUrl, options.silentMs ?? maxSilentMs)
    : openFolder(folder);
  const copy: FileStore['copy'] = async (localPath, key) => {
    if (options.filesUrl) {
      const send = () => disk.copyFromFs(localPath, key);
      // The client of S3 repeats no stream, so that a connection which the store has closed would be an error.
      await send().catch(send);
    } else {
      // Flydrive would hide that the disk is full, but it knows which keys lead nowhere else.
      const path = join(folder, disk.file(key).key);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(createReadStream(localPath), createWriteStream(path));
      await syncFile(path);
    }
  };
  return {
    take: async (localPath, key) => {
      await copy(localPath, key);
      await unlink(localPath);
    },
    copy,
    exists: (key) => disk.exists(key),
    open: async (key) => {
      if (!(await disk.exists(key))) return undefined;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), size: contentLength };
    },
    remove: async (keys) => {
      for (const key of keys) if (await disk.exists(key)) await disk.delete(key);
    },
    list: async () => {
      const files: StoredFile[] = [];
      for (const name of storeFolders) {
        for await (const file of list(name)) if (isKey(file.key)) files.push(file);
      }
      return files;
    },
    write: (key, text) => disk.put(key, text),
    check: async () => {
      try {
        await (options.filesUrl ? disk.listAll('') : access(folder, constants.W_OK));
      } catch (error) {
        const what = options.filesUrl
          ? 'FILES_URL: cannot use this store'
          : `DATA_DIR: cannot write to ${folder}`;
        // A store may say anything.
        const reason = String(error).replaceAll(/\s+/g, ' ').slice(0, 300);
        throw new (isAway(error) ? StoreAway : ConfigError)(`${what} (${reason})`);
      }
    },
  };
}

/** Opens a folder as `s3.ts` opens a store that speaks S3. */
function openFolder(location: string) {
  mkdirSync(location, { recursive: true });
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    list: async function* (folder: string): AsyncGenerator<StoredFile> {
      for (const name of (await readdir(join(location, folder)).catch(ifAbsent)) ?? []) {
        // It may be deleted meanwhile.
        const stats = await lstat(join(location, folder, name)).catch(ifAbsent);
        if (stats?.isFile()) yield { key: `${folder}/${name}`, modified: stats.mtime };
      }
    },
    isAway: () => false,
  };
}

function ifAbsent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
