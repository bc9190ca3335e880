import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import {
  decodeInMemory,
  exceededLimit,
  isBareCmyk,
  isTimeout,
  openImage,
  type OpenImage,
} from './decode.ts';
import { withoutMetadata } from './gif.ts';
import type { CleanTask, CopyTask, ImageTask, NarrowTask, TaskResult } from './image-process.ts';

/** How to encode an image again, by its extension; undefined for what is copied without its metadata. */
const encode: Partial<Record<string, (image: Sharp) => Sharp>> = {
  // Tables made for each image would save a few percent, but need all of the image in memory.
  jpg: (image) => image.jpeg({ quality: 90, optimiseCoding: false }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90, effort: 2 }),
  avif: (image) => image.avif({ quality: 70, effort: 0, chromaSubsampling: '4:2:0' }),
};

/** Does a task. Rejects where an image cannot be narrowed; says what is wrong with an upload. */
export function doImageTask(task: ImageTask): Promise<TaskResult> {
  if (task.name === 'clean') return clean(task);
  return task.name === 'copy' ? copy(task) : narrow(task);
}

/** Writes an upload again: upright, and without its metadata. */
async function clean({ source, target, extension }: CleanTask): Promise<TaskResult> {
  try {
    const image = await openImage(source);
    const limit = exceededLimit(image.metadata);
    if (limit) return { refused: { kind: 'too large', reason: limit } };
    const write = encode[extension];
    await decodeInMemory(image, async () => {
      if (write) await write(await upright(image)).toFile(target);
      else await copyGif(image, source, target);
    });
    return {};
  } catch (error) {
    // The encoders have only words for it.
    if (/no space left|quota exceeded/i.test(String(error))) {
      return { refused: { kind: 'full disk', reason: String(error) } };
    }
    return isTimeout(error)
      ? { refused: { kind: 'too large', reason: 'takes the server more than a minute to decode' } }
      : { refused: { kind: 'unreadable', reason: 'cannot be read' } };
  }
}

/** Copies an image as it is where it decodes in a moment, and smaller and hardly compressed where it does not. */
async function copy({ source, target, width: maxWidth }: CopyTask): Promise<TaskResult> {
  const image = await openImage(source);
  const { width, height, pages = 1 } = image.metadata;
  if ((width * height) / pages <= 4_000_000) {
    await copyFile(source, target);
    return {};
  }
  const resized = image.decode('width').resize({ width: maxWidth, withoutEnlargement: true });
  await decodeInMemory(image, () => resized.webp({ quality: 95 }).toFile(target));
  return {};
}

async function narrow({ source, target, width, format }: NarrowTask): Promise<TaskResult> {
  const image = await openImage(source);
  const resized = image.decode('width').resize({ width, withoutEnlargement: true });
  const written =
    format === 'avif'
      ? // A higher effort takes twenty times as long for a sixth of the size, while others wait.
        resized.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' })
      : resized.webp({ quality: 80 });
  await decodeInMemory(image, () => written.toFile(target));
  return {};
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
