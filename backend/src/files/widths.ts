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

/** Makes narrow versions of images on demand and caches them in a local folder. */
export interface Widths {
  /**
   * Returns nothing where the original is to be shown: if the client accepts neither WebP nor AVIF, if too
   * many others wait, or if the narrow version cannot be made. Gives up when the client leaves.
   */
  narrow(
    name: string,
    width: string,
    client: { accept: string | undefined; left: AbortSignal },
  ): Promise<NarrowImage | undefined>;
  /** Deletes the narrow versions of an image. */
  forget(name: string): Promise<void>;
  /** Lists the images that have narrow versions. */
  known(): Promise<Set<string>>;
}

/** A client waits this long for its turn, then it gets the original. */
const maxWaitMs = 10_000;

/** What could not be made is not tried again for this long. */
const retryAfterMs = 10 * 60_000;

/** A narrow version in the making, and how many clients wait for it. */
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

  const make = async (name: string, width: string, target: string, signal: AbortSignal) => {
    const source = `${target}.original`;
    const part = `${target}.part`;
    const fetchOriginal = async () => {
      const original = await files.open(`images/${name}`);
      if (!original) throw noSuchRow();
      await mkdir(folder, { recursive: true });
      await pipeline(original.stream, createWriteStream(source));
    };
    const format = target.endsWith('.avif') ? 'avif' : 'webp';
    try {
      await runImageTask(
        { name: 'narrow', source, target: part, width: Number(width), format },
        fetchOriginal,
        signal,
      );
      await rename(part, target);
    } finally {
      for (const file of [source, part]) await rm(file, { force: true }).catch(() => undefined);
    }
  };

  const start = (name: string, width: string, target: string): Job => {
    const abandon = new AbortController();
    const isMade = make(name, width, target, abandon.signal)
      .then(() => true)
      .catch((error: unknown) => {
        const isExpected = abandon.signal.aborted || error instanceof StorageError;
        if (!isExpected) {
          failed.set(target, true);
          log.error({ err: error }, 'a narrow image could not be made');
        }
        return false;
      })
      .finally(() => jobs.delete(target));
    const job = { isMade, clients: 0, abandon };
    jobs.set(target, job);
    return job;
  };

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
    narrow: async (name, width, { accept, left }) => {
      const format = formatFor(name, accept);
      if (!format) return undefined;
      const madeName = `${name}-${width}.${format}`;
      const target = join(folder, madeName);
      if (!(await sizeOf(target))) {
        if (failed.has(target)) return undefined;
        const job = jobs.get(target) ?? start(name, width, target);
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
