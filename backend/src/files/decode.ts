import sharp, { type Metadata, type Sharp } from 'sharp';
import { Turns } from '../turns.ts';

// No image is decoded twice, so a cache would only look like a memory leak.
sharp.cache(false);

const megabyte = 1024 * 1024;

/** The memory that one image may take while it is decoded and encoded. */
const maxImageBytes = 400 * megabyte;

/** The memory that all images in flight may take; a larger one runs alone. */
const maxBytesInFlight = 256 * megabyte;

/** The pixels of all frames of an image, as decoding takes time even where it takes no memory. */
const maxPixels = 400_000_000;

/** An upload may take this long; a narrow version less, as others wait for theirs. */
const maxSeconds = { upload: 60, width: 20 };

const memory = new Turns(maxBytesInFlight);

/** How to open an image: what every browser shows is taken, what is cut off is not. */
const openOptions = { animated: true, failOn: 'error', limitInputPixels: false } as const;

/** An image whose header was read. */
export interface OpenImage {
  metadata: Metadata;
  /** Decodes the image from its beginning; fails where that takes too long. */
  decode: (purpose: keyof typeof maxSeconds) => Sharp;
}

/** Reads the header of an image. */
export async function openImage(source: string): Promise<OpenImage> {
  return {
    metadata: await sharp(source, openOptions).metadata(),
    decode: (purpose) => sharp(source, openOptions).timeout({ seconds: maxSeconds[purpose] }),
  };
}

/** Describes the limit that an image exceeds; undefined for one that can be decoded. */
export function exceededLimit(metadata: Metadata): string | undefined {
  const pixels = metadata.width * metadata.height;
  const limit = Math.min(maxPixels, (pixels * maxImageBytes) / memoryOf(metadata));
  if (pixels <= limit) return undefined;
  const megapixels = (count: number) => String(Math.floor(count / 1_000_000));
  return `has ${megapixels(pixels)} megapixels, and an image of its kind may have ${megapixels(limit)}`;
}

/** Whether decoding failed because it took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}

/** Works on an image as soon as it fits into memory beside those in flight. */
export function decodeInMemory(
  { metadata }: OpenImage,
  work: () => Promise<unknown>,
): Promise<unknown> {
  return memory.use(Math.min(memoryOf(metadata), maxBytesInFlight), work);
}

/** Estimates the memory that decoding and encoding an image take: of an animation, one frame is in it. */
function memoryOf(metadata: Metadata): number {
  const { width, height, pages = 1 } = metadata;
  return ((width * height) / pages) * bytesPerPixel(metadata);
}

/** What each pixel takes, as measured; nothing where an image is decoded and encoded line by line. */
function bytesPerPixel(metadata: Metadata): number {
  const { format, channels, depth, isProgressive, orientation = 1 } = metadata;
  if (format === 'heif') return 24;
  if (format === 'webp') return 13;
  if (format === 'gif') return 12;
  if (isBareCmyk(metadata) || (format === 'jpeg' && isProgressive)) return 2 * channels;
  const sampleBytes = depth === 'uchar' ? 1 : 2;
  return isProgressive || orientation > 1 ? channels * sampleBytes : 0;
}

/** Whether an image is in the colours of printing, without the profile of a printer. */
export function isBareCmyk({ space, hasProfile }: Metadata): boolean {
  return space === 'cmyk' && !hasProfile;
}
