import { access } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { imageKey, newImagePath } from '../files/images.ts';
import type { SeedContent } from './demo-content.ts';

/** Returns the path of a stored copy, a new one each time, since each entity deletes its own. */
export type PathOf = (name: string) => string;

// Resolve the folder by package, since the gateway's build moves this file.
const images = join(findPackageJSON('backend', import.meta.url) ?? '', '../src/seed/images');

/** Lists the names of all images that content uses, with repetitions. */
export function collectImages(content: SeedContent): string[] {
  return [
    ...content.services.flatMap(({ images }) => images),
    ...content.spares.flatMap(({ images }) => images),
    ...content.partners.map(({ image }) => image),
    ...content.categories.flatMap(({ products }) =>
      products.flatMap(({ images, properties }) => [
        ...images,
        ...properties.map(({ image }) => image),
      ]),
    ),
    ...content.pages.flatMap(({ images, parts }) => [
      ...images,
      ...parts.map(({ image }) => image),
    ]),
  ].filter((name) => name !== '');
}

/** Stores a copy of every image. Throws an Error that names a missing image. */
export async function storeImages(files: FileStore, names: string[]): Promise<PathOf> {
  const stored: Record<string, string[]> = {};
  for (const name of names) {
    const file = join(images, name);
    await access(file).catch(() => {
      throw new Error(`The demo content names an image that does not exist: ${name}`);
    });
    const path = newImagePath(name.split('.').at(-1) ?? '');
    await files.copy(file, imageKey(path));
    (stored[name] ??= []).push(path);
  }
  return (name) => stored[name]?.shift() ?? '';
}
