import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { noSuchRow, StorageError } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { runImageTask } from './image-process.ts';

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
const retryAfterMs = 10 * 60_000;

/** A copy or a narrow version in the making, and how many clients wait for it. */
interface Job {
  isMade: Promise<boolean>;
  clients: number;
  abandon: AbortController;
}

export function createWidths(
  files: Pick<FileStore, 'open'>,
  folder: string,
  log: Pick<Logger, 'error'>,
): Widths {
  const jobs = new Map<string, Job>();
  const failed = new LRUCache<string, true>({ max: 1000, ttl: retryAfterMs });

  /** Starts to make a file; `make` writes it under the name that it gets, or returns false. */
  const start = (
    target: string,
    make: (part: string, signal: AbortSignal) => Promise<boolean>,
  ): Job => {
    const abandon = new AbortController();
    const part = `${target}.part`;
    const run = async () => {
      try {
        await mkdir(folder, { recursive: true });
        const isMade = await make(part, abandon.signal);
        if (isMade) await rename(part, target);
        return isMade;
      } catch (error) {
        if (!isExpected(error, abandon.signal)) {
          failed.set(target, true);
          log.error({ err: error }, 'a narrow image could not be made');
        }
        return false;
      } finally {
        await rm(part, { force: true }).catch(() => undefined);
        jobs.delete(target);
      }
    };
    const job = { isMade: run(), clients: 0, abandon };
    jobs.set(target, job);
    return job;
  };

  const copyOf = (name: string) => join(folder, `${name}-copy`);

  const startCopy = (name: string, by: string): Job =>
    start(copyOf(name), async (target, signal) => {
      const source = `${target}.original`;
      const fetchOriginal = async () => {
        const original = await files.open(`images/${name}`);
        if (!original) throw noSuchRow();
        await pipeline(original.stream, createWriteStream(source));
      };
      try {
        const width = Number(narrowWidths.at(-1));
        await runImageTask({ name: 'copy', source, target, width }, fetchOriginal, {
          by,
          signal,
        });
      } finally {
        await rm(source, { force: true }).catch(() => undefined);
      }
      return true;
    });

  /** Makes the copy of an image if there is none. Returns whether there is one then. */
  const hasCopy = async (name: string, by: string, signal: AbortSignal): Promise<boolean> => {
    const copy = copyOf(name);
    if (await sizeOf(copy)) return true;
    if (failed.has(copy)) return false;
    return waitFor(jobs.get(copy) ?? startCopy(name, by), signal);
  };

  const startWidth = (name: string, width: string, target: string, by: string): Job =>
    start(target, async (part, signal) => {
      if (!(await hasCopy(name, by, signal))) return false;
      const format = target.endsWith('.avif') ? 'avif' : 'webp';
      const source = copyOf(name);
      const task = { name: 'narrow', source, target: part, width: Number(width), format } as const;
      await runImageTask(task, undefined, { by, signal }).catch(async (error: unknown) => {
        // What cannot be read must not stay in place of the image.
        if (!isExpected(error, signal)) await rm(source, { force: true });
        throw error;
      });
      return true;
    });

  /** Waits for a job as long as the client does; the last client to leave takes it out of the queue. */
  const waitFor = async (job: Job, signal: AbortSignal): Promise<boolean> => {
    const { promise: left, resolve: leave } = Promise.withResolvers<false>();
    const onAbort = () => leave(false);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    job.clients += 1;
    const isMade = await Promise.race([job.isMade, left]);
    job.clients -= 1;
    signal.removeEventListener('abort', onAbort);
    if (job.clients === 0) job.abandon.abort();
    return isMade;
  };

  return {
    prepare: async (name) => {
      await hasCopy(name, '', new AbortController().signal);
    },
    narrow: async (name, width, { accept, address, left }) => {
      const format = formatFor(name, accept);
      if (!format) return undefined;
      const madeName = `${name}-${width}.${format}`;
      const target = join(folder, madeName);
      if (!(await sizeOf(target))) {
        if (failed.has(target)) return undefined;
        const job = jobs.get(target) ?? startWidth(name, width, target, address);
        const patience = AbortSignal.any([left, AbortSignal.timeout(maxWaitMs)]);
        if (!(await waitFor(job, patience))) return undefined;
      }
      const size = await sizeOf(target);
      return size ? { name: madeName, stream: createReadStream(target), size } : undefined;
    },
    forget: async (name) => {
      const making = [...jobs].filter(([target]) => basename(target).startsWith(`${name}-`));
      for (const [, job] of making) job.abandon.abort();
      await Promise.all(making.map(([, job]) => job.isMade));
      const made = await readdir(folder).catch(() => []);
      for (const file of made) if (file.startsWith(`${name}-`)) await rm(join(folder, file));
    },
    close: async () => {
      for (const { abandon } of jobs.values()) abandon.abort();
      await Promise.all([...jobs.values()].map(({ isMade }) => isMade));
    },
    known: async () => {
      const made = await readdir(folder).catch(() => []);
      return new Set(made.map((file) => file.split('-')[0] ?? ''));
    },
  };
}

/** Whether a job failed for no fault of the image: its clients left, the queue is full, or there is no such image. */
function isExpected(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || error instanceof StorageError;
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
