import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { UncertainCommit } from '../database/postgres.ts';
import { fileTooLarge, unsupportedFile } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { noDescription, type ImageDescription } from './image-list.ts';
import { runImageTask } from './image-process.ts';
import type { Widths } from './widths.ts';
import { Turns } from '../turns.ts';

/** A file on the local disk that becomes an image. */
export interface LocalFile {
  path: string;
  /** The field that errors name. */
  field: string;
}

/** The extension of what is taken, by content type. */
const extensions: Partial<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

const heic = 'is in the iPhone format HEIC: export it as JPEG';
/** By content type: what to do about images of other kinds. */
const advice: Partial<Record<string, string>> = {
  'image/heic': heic,
  'image/heif': heic,
  'image/heic-sequence': heic,
  'image/heif-sequence': heic,
  'image/apng': 'is an animated PNG, which would lose its animation: save it as GIF or WebP',
};

/** One at a time: more would be hardly faster, but each takes memory of its own. */
const decoding = new Turns(1, 64);

/** Stores and deletes images. Paths are as entities list them: `/files/ab12.jpg`. */
export interface Images {
  /**
   * Stores uploads, then runs the write that adds their rows; deletes the files if that surely failed. Throws
   * 'unsupported file' for what is no image and 'file too large' for too many pixels; both name the
   * field.
   */
  keep<Result>(uploads: LocalFile[], write: (paths: string[]) => Promise<Result>): Promise<Result>;
  /** Deletes the files of rows that were deleted. */
  discard(paths: string[]): Promise<void>;
}

/** Creates what stores and deletes images. */
export function createImages(files: FileStore, widths: Widths): Images {
  const discard = async (paths: string[]): Promise<void> => {
    const stored = paths.filter((path) => path !== '');
    await files.remove(stored.map(imageKey));
    for (const path of stored) await widths.forget(nameOf(path));
  };
  const keep: Images['keep'] = async (uploads, write) => {
    const paths: string[] = [];
    try {
      for (const upload of uploads) paths.push(await store(files, upload));
      const result = await write(paths);
      for (const path of paths) void widths.prepare(nameOf(path));
      return result;
    } catch (error) {
      // The rows may be stored; only the sweep can tell later.
      if (!(error instanceof UncertainCommit)) await discard(paths);
      throw error;
    }
  };
  return {
    keep,
    discard,
  };
}

/** Another image of an entity that has only one, or none. */
export type ImageChange = Partial<ImageDescription & { image_id: string }>;

/** Returns the columns of an entity's only image, if there is another one: nothing is said of it yet. */
export function imageAt(path: string | undefined): ImageChange {
  return path === undefined ? {} : { image_id: path, ...noDescription };
}

/** Returns the key of an image in the store. */
export function imageKey(path: string): string {
  return path.replace(/^\/files\//, 'images/');
}

function nameOf(path: string): string {
  return path.replace('/files/', '');
}

/** Creates a path that nobody can guess. */
export function newImagePath(extension: string): string {
  return `/files/${randomBytes(16).toString('hex')}.${extension}`;
}

async function store(files: FileStore, { path: source, field }: LocalFile): Promise<string> {
  const type = (await fileTypeFromFile(source))?.mime ?? '';
  const extension = extensions[type];
  if (extension === undefined) {
    const message = 'Only PNG, JPEG, GIF, WebP and AVIF images are taken.';
    throw unsupportedFile(message, {
      [field]: advice[type] ?? 'is no PNG, JPEG, GIF, WebP or AVIF',
    });
  }

  const target = `${source}.clean`;
  const path = newImagePath(extension);
  try {
    const clean = () => runImageTask({ name: 'clean', source, target, extension });
    const { refused } = await decoding.use(1, clean);
    if (refused?.kind === 'too large') {
      throw fileTooLarge('The image is too large.', { [field]: refused.reason });
    }
    if (refused?.kind === 'full disk') {
      throw Object.assign(new Error(refused.reason), { code: 'ENOSPC' });
    }
    if (refused) {
      throw unsupportedFile('The image could not be read.', { [field]: refused.reason });
    }
    await files.take(target, imageKey(path));
  } finally {
    await rm(target, { force: true });
  }
  return path;
}
