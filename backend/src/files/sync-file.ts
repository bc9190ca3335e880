import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Waits until a file and its name are on the disk, so that a power cut takes neither. */
export async function syncFile(path: string): Promise<void> {
  await sync(path, 'r+');
  // Windows opens no folder.
  if (process.platform !== 'win32') await sync(dirname(path), 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
