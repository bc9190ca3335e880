import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { access, mkdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ConfigError } from '../config.ts';
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
  list(): Promise<StoredFile[]>;
  /** Throws {@link ConfigError} if the store cannot be used. */
  check(): Promise<void>;
}

/** As long as a client may take nothing of a file (`server/slow-readers.ts`), which is then silence, too. */
const maxSilentMs = 30_000;

/** Opens the store at `filesUrl`, which may be silent for `silentMs`, or the folder `files` in `dataDir`. */
export async function openFileStore(options: {
  dataDir: string;
  filesUrl?: string | undefined;
  silentMs?: number;
}): Promise<FileStore> {
  const folder = join(options.dataDir, 'files');
  const disk = options.filesUrl
    ? (await import('./s3.ts')).s3Disk(options.filesUrl, options.silentMs ?? maxSilentMs)
    : folderDisk(folder);
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
    list: () => listFiles(disk),
    check: async () => {
      try {
        await (options.filesUrl ? disk.listAll('') : access(folder, constants.W_OK));
      } catch (error) {
        const what = options.filesUrl
          ? 'FILES_URL: cannot use this store'
          : `DATA_DIR: cannot write to ${folder}`;
        // A store may say anything.
        const reason = String(error).replaceAll(/\s+/g, ' ').slice(0, 300);
        throw new ConfigError(`${what} (${reason})`);
      }
    },
  };
}

function folderDisk(location: string): Disk {
  mkdirSync(location, { recursive: true });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

async function listFiles(disk: Disk): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', {
      recursive: true,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const { lastModified } = await object.getMetaData();
      files.push({ key: object.key, modified: lastModified });
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return files;
}
