import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';

/** The result of copying files. */
export interface MovedFiles {
  copied: number;
  /** The number of files that the target already had. */
  same: number;
  /** Files that rows refer to, but that neither side has. */
  missing: string[];
}

/**
 * Copies files from a folder into a store, reads each of them back, and compares the two by their
 * SHA-256. Files that the store already holds are only compared.
 */
export async function moveFiles(
  source: { files: FileStore; folder: string },
  target: FileStore,
  keys: Set<string>,
  say: (line: string) => void,
): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, same: 0, missing: [] };
  let done = 0;
  for (const key of keys) {
    const wanted = await sha256(source.files, key);
    const found = await sha256(target, key);
    if (wanted === undefined) {
      // A site that already used the store has its files only there.
      if (found === undefined) moved.missing.push(key);
      else moved.same += 1;
    } else if (wanted === found) {
      moved.same += 1;
    } else {
      await target.copy(join(source.folder, key), key);
      if ((await sha256(target, key)) !== wanted)
        throw new ConfigError(`${key}: checksum mismatch after copying`);
      moved.copied += 1;
    }
    done += 1;
    if (done % 100 === 0) say(`files: ${String(done)} of ${String(keys.size)}`);
  }
  return moved;
}

async function sha256(files: FileStore, key: string): Promise<string | undefined> {
  const file = await files.open(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
