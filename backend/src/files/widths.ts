import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { minuteMs } from '../durations.ts';
import { noSuchRow, StorageError } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { runImageTask } from './image-process.ts';
import { Turns, type TurnOptions } from '../turns.ts';

/** A narrow version of an image. */
export interface NarrowImage {
  name: string;
  stream: Readable;
  size: number;
}

/**
 * Makes narrow versions of images on demand and caches them in a local folder. They are made of a copy that is
 * no wider than the widest of them, since decoding a photograph takes ten times as long.
 */
export interface Widths {
  /** Makes the copy of an image that was just stored, so that no visitor waits for it. Never rejects. */
  prepare(name: string): Promise<void>;
  /**
   * Returns nothing where the original is to be shown: if the client accepts neither WebP nor AVIF, if too
   * many others wait, or if the narrow version cannot be made. Addresses take turns. Gives up when the client
   * leaves.
   */
  narrow(
    name: string,
    width: string,
    client: { accept: string | undefined; address: string; left: AbortSignal },
  ): Promise<NarrowImage | undefined>;
  /** Deletes the narrow versions of an image. */
  forget(name: string): Promise<void>;
  /** Gives up what waits, and waits for what is being made. */
  close(): Promise<void>;
  /** Lists the images that have narrow versions. */
  known(): Promise<Set<string>>;
}

/** The widths that images are made in, in pixels. */
export const narrowWidths = ['320', '640', '960', '1280', '1920'] as const;

/** A client waits this long for its turn, then it gets the original. */
const maxWaitMs = 10_000;

/** What could not be made is not tried again for this long. */
const retryAfterMs = 10 * minuteMs;

/** Beyond so many that wait, clients get the original. */
const maxWaiting = 64;

/** Creates what makes narrow images; `folder` is on the local disk. */
export function createWidths(
  files: Pick<FileStore, 'open'>,
  folder: string,
  log: Pick<Logger, 'error'>,
): Widths {
  // One at a time: more would be hardly faster, but each takes memory of its own.
  const turns = new Turns(1, maxWaiting);
  const closing = new AbortController();
  const failed = new LRUCache<string, true>({ max: 1000, ttl: retryAfterMs });
  /** The last image of which something was made, and when that is done. */
  let last = { name: '', done: Promise.resolve() };

  /** Works on an image in the client's turn; not at all if the client leaves before. */
  const inTurn = async (name: string, work: () => Promise<void>, turn: TurnOptions) => {
    const begin = () => {
      last = { name, done: work() };
      return last.done;
    };
    // The client has left, or the queue is full; of what fails, `write` has told.
    await turns.use(1, begin, turn).catch(() => undefined);
  };

  /** Makes a file if there is none; `make` writes it under the name that it gets. */
  const write = async (target: string, make: (part: string) => Promise<unknown>): Promise<void> => {
    if (failed.has(target) || (await sizeOf(target))) return;
    const part = `${target}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await make(part);
      await rename(part, target);
    } catch (error) {
      // There may be no such image any more.
      if (error instanceof StorageError) return;
      failed.set(target, true);
      log.error({ err: error }, 'a narrow image could not be made');
    } finally {
      await rm(part, { force: true }).catch(() => undefined);
    }
  };

  const copyOf = (name: string) => join(folder, `${name}-copy`);

  const writeCopy = (name: string): Promise<void> =>
    write(copyOf(name), async (target) => {
      const source = `${target}.original`;
      try {
        const original = await files.open(`images/${name}`);
        if (!original) throw noSuchRow();
        await pipeline(original.stream, createWriteStream(source));
        const width = Number(narrowWidths.at(-1));
        await runImageTask({ name: 'copy', source, target, width });
      } finally {
        await rm(source, { force: true }).catch(() => undefined);
      }
    });

  const writeWidth = async (name: string, width: string, target: string): Promise<void> => {
    await writeCopy(name);
    const source = copyOf(name);
    if (!(await sizeOf(source))) return;
    const format = target.endsWith('.avif') ? 'avif' : 'webp';
    await write(target, (part) =>
      runImageTask({ name: 'narrow', source, target: part, width: Number(width), format }),
    );
    // What cannot be read must not stay in place of the image.
    if (failed.has(target)) await rm(source, { force: true }).catch(() => undefined);
  };

  return {
    prepare: (name) => inTurn(name, () => writeCopy(name), { signal: closing.signal }),
    narrow: async (name, width, { accept, address, left }) => {
      const format = formatFor(name, accept);
      if (!format) return undefined;
      const madeName = `${name}-${width}.${format}`;
      const target = join(folder, madeName);
      if (!(await sizeOf(target))) {
        if (failed.has(target)) return undefined;
        const signal = AbortSignal.any([left, closing.signal, AbortSignal.timeout(maxWaitMs)]);
        // Each client waits in its own turn, also for what another one has asked for before.
        const made = inTurn(name, () => writeWidth(name, width, target), { by: address, signal });
        await Promise.race([made, once(signal, 'abort')]);
      }
      const size = await sizeOf(target);
      return size ? { name: madeName, stream: createReadStream(target), size } : undefined;
    },
    forget: async (name) => {
      if (last.name === name) await last.done;
      const made = await readdir(folder).catch(() => []);
      for (const file of made) if (file.startsWith(`${name}-`)) await rm(join(folder, file));
    },
    close: async () => {
      closing.abort();
      await last.done;
    },
    known: async () => {
      const made = await readdir(folder).catch(() => []);
      return new Set(made.map((file) => file.split('-')[0] ?? ''));
    },
  };
}

/** Chooses AVIF if the client names it, but not for what may be animated: AVIF would show one frame. */
function formatFor(name: string, accept = '*/*'): 'avif' | 'webp' | undefined {
  if (/image\/avif/.test(accept) && !/\.(gif|webp)$/.test(name)) return 'avif';
  return /image\/(webp|\*)|\*\/\*/.test(accept) ? 'webp' : undefined;
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
