import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fileTooLarge, StorageError, unsupportedFile } from '../errors.ts';
import {
  decodeInTurn,
  exceededLimit,
  isBareCmyk,
  isTimeout,
  openImage,
  type OpenImage,
} from './decode.ts';
import type { FileStore } from './file-store.ts';
import { withoutMetadata } from './gif.ts';
import { noDescription, type ImageDescription } from './image-list.ts';
import type { Widths } from './widths.ts';

/** A file on the local disk that becomes an image. */
export interface LocalFile {
  path: string;
  /** The field that errors name. */
  field: string;
}

interface Kind {
  extension: string;
  /** Undefined for what is copied without its metadata. */
  write?: (image: Sharp) => Sharp;
}

/** By content type: the file extension, and how to encode an image again without its metadata. */
const kinds: Record<string, Kind> = {
  // Tables made for each image would save a few percent, but need all of the image in memory.
  'image/jpeg': {
    extension: 'jpg',
    write: (image) => image.jpeg({ quality: 90, optimiseCoding: false }),
  },
  'image/png': { extension: 'png', write: (image) => image.png() },
  'image/gif': { extension: 'gif' },
  'image/webp': { extension: 'webp', write: (image) => image.webp({ quality: 90, effort: 2 }) },
  'image/avif': {
    extension: 'avif',
    write: (image) => image.avif({ quality: 70, effort: 0, chromaSubsampling: '4:2:0' }),
  },
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
    const reason = advice[type?.mime ?? ''] ?? 'is no image of these kinds';
    throw unsupportedFile(message, { [upload.field]: reason });
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
  const open = async () => {
    const image = await openImage(source);
    const limit = exceededLimit(image.metadata);
    if (limit) throw fileTooLarge('The image is too large.', { [field]: limit });
    return image;
  };
  const write = async (image: OpenImage) => {
    if (kind.write) await kind.write(await upright(image)).toFile(target);
    else await copyGif(image, source, target);
  };
  try {
    await decodeInTurn('upload', open, write);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    if (isTimeout(error)) {
      const reason = 'takes the server more than a minute to decode';
      throw fileTooLarge('The image is too large.', { [field]: reason });
    }
    throw unsupportedFile('The image could not be read.', { [field]: 'cannot be read' });
  }
}

/** Decodes a GIF to see that it is whole, but copies its frames: encoding many takes minutes. */
async function copyGif({ decode }: OpenImage, source: string, target: string): Promise<void> {
  await decode('upload').resize(1).raw().toBuffer();
  await writeFile(target, withoutMetadata(await readFile(source)));
}

/** Turns an image as its metadata says, and into the colours in which browsers show it. */
async function upright({ metadata, decode }: OpenImage): Promise<Sharp> {
  const image = decode('upload').autoOrient();
  if (metadata.space === 'b-w') return image.toColourspace('b-w');
  if (!isBareCmyk(metadata)) return image;
  // Without a profile, browsers multiply each colour by what black lets through. With black as transparency,
  // that is the same as laying the colours on a black ground.
  const { data, info } = await image
    .pipelineColourspace('cmyk')
    .negate()
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: 'black' });
}
