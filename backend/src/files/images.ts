import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { payloadTooLarge, unsupportedMediaType } from '../http/errors.ts';
import type { Upload } from '../http/uploads.ts';
import type { FileStore } from './file-store.ts';
import type { Widths } from './widths.ts';

// What it would keep is never asked for again, and it would look like a leak.
sharp.cache(false);

/** More than any camera takes; a decoded image of this size is 400 MB at the most. */
const MOST_PIXELS = 100_000_000;

interface Kind {
  ending: string;
  write: (image: Sharp) => Sharp;
}

/** By content type: the ending, and how an image is written again without its metadata. */
const kinds: Record<string, Kind> = {
  'image/jpeg': { ending: 'jpg', write: (image) => image.jpeg({ quality: 90 }) },
  'image/png': { ending: 'png', write: (image) => image.png() },
  'image/gif': { ending: 'gif', write: (image) => image.gif() },
  'image/webp': { ending: 'webp', write: (image) => image.webp({ quality: 90 }) },
  'image/avif': { ending: 'avif', write: (image) => image.avif({ quality: 70, effort: 2 }) },
};

/** Takes images in and lets them go again. Paths are as entities list them: `/files/ab12.jpg`. */
export interface Images {
  /**
   * Stores uploads, then runs the write that gives them their rows. Where that fails, the files
   * go again. Throws 415 for what is no image, 413 for too many pixels; both name the
   * field.
   */
  keep<Result>(uploads: Upload[], write: (paths: string[]) => Promise<Result>): Promise<Result>;
  /** The same for the single image of an entity; the one it had goes after the write. */
  replace<Entity extends { image_id: string }>(
    uploads: Upload[],
    write: (image: { image_id?: string }) => Promise<{ before: Entity; after: Entity }>,
  ): Promise<Entity>;
  /** Removes the files of rows that are gone. */
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
    replace: async (uploads, write) => {
      const { before, after } = await keep(uploads, ([path]) =>
        write(path === undefined ? {} : { image_id: path }),
      );
      if (before.image_id !== after.image_id) await discard([before.image_id]);
      return after;
    },
  };
}

/** Where an image lies in the store. */
export function imageKey(path: string): string {
  return path.replace(/^\/files\//, 'images/');
}

/** A new path, which no one can guess. */
export function newImagePath(ending: string): string {
  return `/files/${randomBytes(16).toString('hex')}.${ending}`;
}

async function store(files: FileStore, upload: Upload): Promise<string> {
  const type = await fileTypeFromFile(upload.path);
  const kind = kinds[type?.mime ?? ''];
  if (!kind) {
    const message = 'Only PNG, JPEG, GIF, WebP and AVIF images are taken.';
    throw unsupportedMediaType(message, { [upload.field]: 'is no image of these kinds' });
  }

  const cleaned = `${upload.path}.clean`;
  const path = newImagePath(kind.ending);
  try {
    await writeCleaned(upload, cleaned, kind);
    await files.take(cleaned, imageKey(path));
  } finally {
    await rm(cleaned, { force: true });
  }
  return path;
}

/** Writes the image again: turned as it is meant, and without its metadata. */
async function writeCleaned(upload: Upload, target: string, kind: Kind): Promise<void> {
  const { path: source, field } = upload;
  const unreadable = () =>
    unsupportedMediaType('The image could not be read.', { [field]: 'cannot be read' });
  // This reads the header only.
  const { width, height, pages } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height * (pages ?? 1) > MOST_PIXELS) {
    throw payloadTooLarge('The image has too many pixels.', { [field]: 'has too many pixels' });
  }
  const image = sharp(source, { animated: true, limitInputPixels: MOST_PIXELS }).autoOrient();
  await kind
    .write(image)
    .toFile(target)
    .catch(() => {
      throw unreadable();
    });
}
