import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes an upload again, without its metadata. */
export interface CleanTask {
  name: 'clean';
  source: string;
  target: string;
  extension: string;
}

/** Writes the copy of an image of which its narrow versions are made. */
export interface CopyTask {
  name: 'copy';
  source: string;
  target: string;
  /** The width of a copy that is not the original, in pixels. */
  width: number;
}

/** Writes a narrow version of an image. */
export interface NarrowTask {
  name: 'narrow';
  source: string;
  target: string;
  /** In pixels. */
  width: number;
  format: 'avif' | 'webp';
}

/** Work on one image, which a process of its own does. */
export type ImageTask = CleanTask | CopyTask | NarrowTask;

/** The result of such work. */
export interface TaskResult {
  /** Why an upload is not taken, in words for its field. */
  refused?: { kind: 'too large' | 'unreadable' | 'full disk'; reason: string };
}

/** The response to a task, by its number. */
export type TaskResponse = { id: number } & (TaskResult | { failed: string });

interface Pending {
  resolve: (result: TaskResult) => void;
  reject: (error: Error) => void;
}

/** The process ends when it has had nothing to do for so long, which gives back its memory. */
const maxIdleMs = 10_000;

/** `image-worker.ts`, or what the build has made of it beside this module. */
const worker = fileURLToPath(new URL(`image-worker${extname(import.meta.url)}`, import.meta.url));

const pending = new Map<number, Pending>();
let lastId = 0;
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Runs a task in a process of its own: decoders of images take memory that an allocator does not give back,
 * and what breaks one must not break the site. Rejects where the task fails or its process dies.
 */
export function runImageTask(task: ImageTask): Promise<TaskResult> {
  clearTimeout(idle);
  child ??= start();
  const id = ++lastId;
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult>();
  pending.set(id, { resolve, reject });
  child.ref();
  child.channel?.ref();
  child.send({ id, task });
  return promise;
}

function start(): ChildProcess {
  const started = fork(worker, {
    // The allocator of the C library keeps a pool for each thread, which images fill.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.on('message', ({ id, ...response }: TaskResponse) => {
    const task = pending.get(id);
    pending.delete(id);
    if ('failed' in response) task?.reject(new Error(response.failed));
    else task?.resolve(response);
    if (pending.size === 0) rest(started);
  });
  const end = () => {
    started.kill();
    if (child !== started) return;
    child = undefined;
    for (const { reject } of pending.values()) reject(new Error('The decoder of images has died.'));
    pending.clear();
  };
  // A process that cannot be started has an error, and never exits.
  started.once('exit', end).on('error', end);
  return started;
}

/** Lets this process end meanwhile, and the worker after a while. */
function rest(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
  idle = setTimeout(() => {
    if (child === worker) child = undefined;
    worker.kill();
  }, maxIdleMs).unref();
}
