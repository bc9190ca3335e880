import { maxUploadMegabytes } from '../../max-upload.ts';

/** A refused file and the reason. */
export interface Refusal {
  name: string;
  reason: string;
}

/** The maximum number of files per call (docs/decisions/limits.md). */
export const maxAtOnce = 20;

const keys = new WeakMap<File, string>();
let lastKey = 0;

/** Tells chosen files apart, of which several may have one name. */
export function keyOf(file: File): string {
  const known = keys.get(file);
  if (known) return known;
  const key = String(++lastKey);
  keys.set(file, key);
  return key;
}

/**
 * Splits chosen files into accepted images and refused files, each with the reason; some of the maximum may be
 * taken already.
 */
export function takeImages(files: readonly File[], max: number, taken: number) {
  const images: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = refusalOf(file) ?? (images.length >= max - taken ? tooMany(max) : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else images.push(file);
  }
  return { images, refused };
}

/** The types that the server takes. With these named, an iPhone sends a photograph as JPEG. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

function refusalOf({ name, type, size }: File): string | undefined {
  // Windows knows no type for it.
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) {
    return 'iPhone format: export as JPEG';
  }
  if (!type.startsWith('image/')) return 'not an image';
  if (size === 0) return 'an empty file';
  const most = maxUploadMegabytes();
  return size > most * 1024 * 1024 ? `larger than ${most} MB` : undefined;
}

function tooMany(max: number): string {
  return max === 1 ? 'only one image is taken' : `more than ${max} images at once`;
}
