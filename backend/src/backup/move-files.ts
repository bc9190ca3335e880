import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';

/** What became of the files. */
export interface MovedFiles {
  copied: number;
  /** The target had them already. */
  same: number;
  /** Rows name them, but neither side has them. */
  missing: string[];
}

/**
 * Copies files from a folder into a store, reads each of them back, and compares the two by their
 * SHA-256. Files that the store holds already are compared only.
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
      // A site whose files were in the store before has them there only.
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
