import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import type { FileStore } from './file-store.ts';

/** A narrow version of an image. */
export interface NarrowImage {
  name: string;
  stream: Readable;
  size: number;
}

/** Makes narrow versions of images on demand and caches them in a local folder. */
export interface Widths {
  /** Returns nothing if there is no such image, or if the client accepts neither WebP nor AVIF. */
  narrow(name: string, width: string, accept: string | undefined): Promise<NarrowImage | undefined>;
  /** Deletes the narrow versions of an image. */
  forget(name: string): Promise<void>;
  /** Lists the images that have narrow versions. */
  known(): Promise<Set<string>>;
}

export function createWidths(files: FileStore, folder: string): Widths {
  // Coalesces requests for a version that is being made.
  const inProgress = new Map<string, Promise<boolean>>();

  const make = async (name: string, width: string, target: string): Promise<boolean> => {
    const original = await files.open(`images/${name}`);
    if (!original) return false;
    await mkdir(folder, { recursive: true });
    const image = sharp(await buffer(original.stream), { animated: name.endsWith('.gif') });
    const narrow = image.resize({ width: Number(width), withoutEnlargement: true });
    const written = target.endsWith('.avif')
      ? // A higher effort takes twenty times as long for a sixth of the size, while others wait.
        narrow.avif({ quality: 55, effort: 0 })
      : narrow.webp({ quality: 80 });
    await written.toFile(`${target}.part`);
    await rename(`${target}.part`, target);
    return true;
  };

  return {
    narrow: async (name, width, accept) => {
      const format = formatFor(name, accept);
      if (!format) return undefined;
      const madeName = `${name}-${width}.${format}`;
      const target = join(folder, madeName);
      if (!(await sizeOf(target))) {
        const making = inProgress.get(target) ?? make(name, width, target);
        inProgress.set(target, making);
        try {
          if (!(await making)) return undefined;
        } finally {
          inProgress.delete(target);
        }
      }
      const size = await sizeOf(target);
      return size ? { name: madeName, stream: createReadStream(target), size } : undefined;
    },
    forget: async (name) => {
      const made = await readdir(folder).catch(() => []);
      for (const file of made) if (file.startsWith(`${name}-`)) await rm(join(folder, file));
    },
    known: async () => {
      const made = await readdir(folder).catch(() => []);
      return new Set(made.map((file) => file.split('-')[0] ?? ''));
    },
  };
}

/** Chooses AVIF if the client names it, but not for GIF: AVIF would lose the animation. */
function formatFor(name: string, accept = '*/*'): 'avif' | 'webp' | undefined {
  if (/image\/avif/.test(accept) && !name.endsWith('.gif')) return 'avif';
  return /image\/(webp|\*)|\*\/\*/.test(accept) ? 'webp' : undefined;
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
