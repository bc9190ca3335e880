import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fileTooLarge, unsupportedFile } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { noDescription, type ImageDescription } from './image-list.ts';
import type { Widths } from './widths.ts';

// No image is decoded twice, so a cache would only look like a memory leak.
sharp.cache(false);

/** More pixels than any camera has; an image of this size takes at most 400 MB when decoded. */
const MOST_PIXELS = 100_000_000;

/** A file on the local disk that becomes an image. */
export interface LocalFile {
  path: string;
  /** The field that errors name. */
  field: string;
}

interface Kind {
  extension: string;
  write: (image: Sharp) => Sharp;
}

/** By content type: the file extension, and how to encode an image again without its metadata. */
const kinds: Record<string, Kind> = {
  'image/jpeg': { extension: 'jpg', write: (image) => image.jpeg({ quality: 90 }) },
  'image/png': { extension: 'png', write: (image) => image.png() },
  'image/gif': { extension: 'gif', write: (image) => image.gif() },
  'image/webp': { extension: 'webp', write: (image) => image.webp({ quality: 90 }) },
  'image/avif': { extension: 'avif', write: (image) => image.avif({ quality: 70, effort: 2 }) },
};

/** Stores and deletes images. Paths are as entities list them: `/files/ab12.jpg`. */
export interface Images {
  /**
   * Stores uploads, then runs the write that adds their rows; deletes the files if that fails. Throws
   * 'unsupported file' for what is no image and 'file too large' for too many pixels; both name the
   * field.
   */
  keep<Result>(uploads: LocalFile[], write: (paths: string[]) => Promise<Result>): Promise<Result>;
  /** Deletes the files of rows that were deleted. */
  discard(paths: string[]): Promise<void>;
}

export function createImages(files: FileStore, widths: Widths): Images {
  const discard = async (paths: string[]): Promise<void> => {
    const stored = paths.filter((path) => path !== '');
    await files.remove(stored.map(imageKey));
    for (const path of stored) await widths.forget(path.replace('/files/', ''));
  };
  const keep: Images['keep'] = async (uploads, write) => {
    const paths: string[] = [];
    try {
      for (const upload of uploads) paths.push(await store(files, upload));
      return await write(paths);
    } catch (error) {
      await discard(paths);
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

/** Creates a path that nobody can guess. */
export function newImagePath(extension: string): string {
  return `/files/${randomBytes(16).toString('hex')}.${extension}`;
}

async function store(files: FileStore, upload: LocalFile): Promise<string> {
  const type = await fileTypeFromFile(upload.path);
  const kind = kinds[type?.mime ?? ''];
  if (!kind) {
    const message = 'Only PNG, JPEG, GIF, WebP and AVIF images are taken.';
    throw unsupportedFile(message, { [upload.field]: 'is no image of these kinds' });
  }

  const cleaned = `${upload.path}.clean`;
  const path = newImagePath(kind.extension);
  try {
    await writeCleaned(upload, cleaned, kind);
    await files.take(cleaned, imageKey(path));
  } finally {
    await rm(cleaned, { force: true });
  }
  return path;
}

/** Writes the image again: upright, and without its metadata. */
async function writeCleaned(upload: LocalFile, target: string, kind: Kind): Promise<void> {
  const { path: source, field } = upload;
  const unreadable = () =>
    unsupportedFile('The image could not be read.', { [field]: 'cannot be read' });
  // This reads the header only.
  const { width, height, pages } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height * (pages ?? 1) > MOST_PIXELS) {
    throw fileTooLarge('The image has too many pixels.', { [field]: 'has too many pixels' });
  }
  const image = sharp(source, { animated: true, limitInputPixels: MOST_PIXELS }).autoOrient();
  await kind
    .write(image)
    .toFile(target)
    .catch(() => {
      throw unreadable();
    });
}
