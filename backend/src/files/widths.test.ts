import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { newFolder } from '../testing/new-folder.ts';
import { imageBytes } from '../testing/test-images.ts';
import { createWidths, type Widths } from './widths.ts';

const name = `${'0'.repeat(32)}.png`;
const address = '192.0.2.1';
const staying = (from = address) => ({
  ...{ accept: 'image/webp', address: from },
  left: new AbortController().signal,
});

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

/** Creates widths of one image, and records how many of its originals are open at a time. */
async function widthsOf(bytes?: Uint8Array) {
  const image = Buffer.from(bytes ?? (await imageBytes('png', 1500, 1000)));
  const opened = { now: 0, most: 0, all: 0 };
  let hold: Promise<unknown> = Promise.resolve();
  const open = async () => {
    opened.now += 1;
    opened.all += 1;
    opened.most = Math.max(opened.most, opened.now);
    await hold;
    opened.now -= 1;
    return { stream: Readable.from([image]), size: image.length };
  };
  const files = { open };
  const widths: Widths = createWidths(files, join(folder, 'made'), pino({ level: 'silent' }));
  const holdOriginals = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    hold = promise;
    return () => resolve(undefined);
  };
  return { widths, opened, holdOriginals };
}

test('all widths of one image are made of one reading of it', async () => {
  const { widths, opened } = await widthsOf();
  const sizes = ['320', '640', '960', '1280', '1920'];
  const made = await Promise.all(sizes.map((width) => widths.narrow(name, width, staying())));
  expect(made.map((one) => one?.name)).toEqual(sizes.map((width) => `${name}-${width}.webp`));
  expect(opened.all).toBe(1);
  for (const one of made) one?.stream.destroy();
});

test.each([
  ['another image', '5'],
  ['the last of these images', '4'],
])('a client that wants %s does not wait for one that wants many', async (_, wanted) => {
  const { widths, holdOriginals } = await widthsOf(await imageBytes('png'));
  const letGo = holdOriginals();
  const served: string[] = [];
  const get = async (image: string, from: string) => {
    const narrow = await widths.narrow(image.padStart(32, '0') + '.png', '320', staying(from));
    narrow?.stream.destroy();
    served.push(`${image} for ${from}`);
  };
  const greedy = ['1', '2', '3', '4'].map((image) => get(image, '203.0.113.1'));
  const modest = get(wanted, address);
  letGo();
  await Promise.all([...greedy, modest]);
  // Which of the four comes first is left to the file system.
  expect(served.slice(0, 3)).toContain(`${wanted} for ${address}`);
});

test('an image that is gone keeps nobody waiting', async () => {
  const bytes = Buffer.from(await imageBytes('png'));
  const open = (key: string) => {
    const image = { stream: Readable.from([bytes]), size: bytes.length };
    return Promise.resolve(key === `images/${name}` ? image : undefined);
  };
  const error = vi.fn();
  const widths = createWidths({ open }, join(folder, 'made'), { error });
  const gone = widths.narrow(name.replace('0', '1'), '320', staying());
  (await widths.narrow(name, '320', staying()))?.stream.destroy();
  expect(await gone).toBeUndefined();
  expect(await widths.known()).toEqual(new Set([name]));
  expect(error).not.toHaveBeenCalled();
});

test('of many images at once one is decoded; who finds the queue full gets the original', async () => {
  const { widths, opened, holdOriginals } = await widthsOf(await imageBytes('png'));
  const letGo = holdOriginals();
  const leaving = new AbortController();
  const client = { accept: 'image/webp', address, left: leaving.signal };
  const names = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(32, '0')}.png`);
  const made = names.map((one) => widths.narrow(one, '320', client));
  // The queue holds 64 beside the one that is decoded.
  for (const one of made.slice(65)) expect(await one).toBeUndefined();
  await eventually(() => expect(opened.all).toBe(1));
  leaving.abort();
  await Promise.all(made);
  letGo();
  // Waits for the one that is decoded, whichever it is.
  await Promise.all(names.map((one) => widths.forget(one)));
});

test('what no client waits for any more is not decoded', async () => {
  const { widths, opened, holdOriginals } = await widthsOf();
  const letGo = holdOriginals();
  const first = widths.narrow(name, '320', staying());
  const leaving = new AbortController();
  const client = { accept: 'image/webp', address, left: leaving.signal };
  const other = name.replace('0', '1');
  const second = widths.narrow(other, '640', client);
  const third = widths.narrow(other, '640', staying());
  const fourth = widths.narrow(name.replace('0', '2'), '960', client);
  await eventually(() => expect(opened.all).toBe(1));
  leaving.abort();
  expect(await second).toBeUndefined();
  expect(await fourth).toBeUndefined();
  letGo();
  (await first)?.stream.destroy();
  // Another client was still waiting for this one.
  (await third)?.stream.destroy();
  expect(opened.all).toBe(2);
});

test('what is made of a large photograph is not its original', async () => {
  const { widths, opened } = await widthsOf(await imageBytes('jpeg', 4000, 2000));
  await widths.prepare(name);
  expect(opened.all).toBe(1);
  const files = (await readdir(join(folder, 'made'))).map((file) => join(folder, 'made', file));
  expect(files).toHaveLength(1);
  expect(await sharp(files[0]).metadata()).toMatchObject({ width: 1920, height: 960 });
  for (const [width, height] of [
    ['1920', 960],
    ['640', 320],
  ] as const) {
    const made = await widths.narrow(name, width, staying());
    const image = sharp(made && (await buffer(made.stream)));
    expect(await image.metadata()).toMatchObject({ width: Number(width), height });
  }
  expect(opened.all).toBe(1);
  expect(await widths.known()).toEqual(new Set([name]));
  await widths.forget(name);
  expect(await readdir(join(folder, 'made'))).toEqual([]);
});

test('an image that cannot be decoded is shown as it is, leaves nothing behind, and is not tried again', async () => {
  const { widths, opened } = await widthsOf((await imageBytes('png', 1500, 1000)).slice(0, 100));
  expect(await widths.narrow(name, '320', staying())).toBeUndefined();
  expect(await readdir(join(folder, 'made'))).toEqual([]);
  expect(await widths.narrow(name, '320', staying())).toBeUndefined();
  expect(opened.all).toBe(1);
});

test('where nothing can be written, the original is shown', async () => {
  const { widths } = await widthsOf();
  await writeFile(join(folder, 'made'), 'a file in place of the folder');
  expect(await widths.narrow(name, '320', staying())).toBeUndefined();
});

test.each(['gif', 'webp'] as const)('an animated %s moves at every width', async (format) => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 800, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  const { widths } = await widthsOf(moving);
  const accept = 'image/avif,image/webp,*/*';
  const client = { ...staying(), accept };
  const made = await widths.narrow(name.replace('png', format), '320', client);
  const metadata = await sharp(made && (await buffer(made.stream)), { animated: true }).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 320, pageHeight: 160, pages: 3 });
});

test('what is being made of an image that is deleted meanwhile is deleted as well', async () => {
  const { widths, opened, holdOriginals } = await widthsOf();
  const release = holdOriginals();
  const narrow = widths.narrow(name, '320', staying());
  await eventually(() => expect(opened.now).toBe(1));
  const forgotten = widths.forget(name);
  release();
  await forgotten;
  expect(await readdir(join(folder, 'made'))).toEqual([]);
  (await narrow)?.stream.destroy();
});
