import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { imageBytes } from '../testing/test-images.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const upload = (bytes: Uint8Array) =>
  backend.admin('POST /spare', { form: { images: [new Blob([Uint8Array.from(bytes)])] } });

/** Uploads an image that is taken, and opens what visitors get. */
async function stored(bytes: Uint8Array): Promise<Sharp> {
  const { status, json } = await upload(bytes);
  expect(status).toBe(201);
  const response = await fetch(backend.url + (json.images[0] ?? ''));
  return sharp(Buffer.from(await response.arrayBuffer()), {
    animated: true,
    limitInputPixels: false,
  });
}

describe('photographs', () => {
  const photograph = async () => Buffer.from(await imageBytes('jpeg', 200, 150));
  const startOfScan = Buffer.from([0xff, 0xda]);

  test('whose scan header ends in zeros, as some phones write it, are taken', async () => {
    const jpeg = await photograph();
    const start = jpeg.indexOf(startOfScan);
    const end = start + 2 + jpeg.readUInt16BE(start + 2);
    jpeg.fill(0, end - 3, end);
    expect(await (await stored(jpeg)).metadata()).toMatchObject({ width: 200, height: 150 });
  });

  test('with stray bytes before a marker are taken', async () => {
    const jpeg = await photograph();
    const start = jpeg.indexOf(startOfScan);
    const stray = Buffer.concat([
      jpeg.subarray(0, start),
      Buffer.from('stray'),
      jpeg.subarray(start),
    ]);
    expect(await (await stored(stray)).metadata()).toMatchObject({ width: 200, height: 150 });
  });

  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
    'that are cut off are refused: %s',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
      const image = sharp({
        create: { width: 100, height: 100, channels: 3, background: '#777', noise },
      });
      const whole = await image.toFormat(format).toBuffer();
      const response = await upload(whole.subarray(0, whole.length / 2));
      expect(response).toMatchObject({
        status: 415,
        json: { fields: { 'images.0': 'cannot be read' } },
      });
    },
  );

  test('in the iPhone format are refused with what to do', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const fields = { 'images.0': 'is in the iPhone format HEIC: export it as JPEG' };
    expect(await upload(heic)).toMatchObject({ status: 415, json: { fields } });
  });
});

test('an animated PNG is refused with what to do', async () => {
  const png = Buffer.from(await imageBytes('png'));
  const animation = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const header = 8 + 25;
  const bytes = Buffer.concat([png.subarray(0, header), animation, png.subarray(header)]);
  const { status, json } = await upload(bytes);
  expect(status).toBe(415);
  expect(JSON.stringify(json)).toContain('save it as GIF or WebP');
});

test('printing colours without a profile look as they do in browsers', async () => {
  const jpeg = await sharp({ create: { width: 240, height: 40, channels: 3, background: '#fff' } })
    .composite(
      ['#c0392b', '#2a5d8f', '#27ae60', '#f1c40f', '#222222', '#888888'].map(
        (background, index) => ({
          input: { create: { width: 40, height: 40, channels: 3 as const, background } },
          left: 40 * index,
          top: 0,
        }),
      ),
    )
    .toColourspace('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'cmyk', hasProfile: false });
  const inks = await sharp(jpeg).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
  const shown = await (
    await stored(jpeg)
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(shown.info).toMatchObject({ width: 240, height: 40, channels: 3 });
  for (let x = 20; x < 240; x += 40) {
    const at = 20 * 240 + x;
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray(at * 4, at * 4 + 4);
    for (const [index, ink] of [cyan, magenta, yellow].entries()) {
      const inBrowsers = ((255 - ink) * (255 - black)) / 255;
      expect(Math.abs((shown.data[at * 3 + index] ?? 0) - inBrowsers)).toBeLessThanOrEqual(12);
    }
  }
});

describe('large images', () => {
  test('a sheet A0 scanned at 400 dpi in black and white is taken, and shown narrower', async () => {
    const { json } = await upload(png(20_000, 14_000, 1));
    const narrow = await fetch(`${backend.url}${json.images[0]}?w=960`);
    const bytes = Buffer.from(await narrow.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 672 });
  }, 60_000);

  test('a grey scan of more pixels than any camera has is taken, and stays grey', async () => {
    const scan = await stored(png(12_000, 9000, 8));
    expect(await scan.metadata()).toMatchObject({ width: 12_000, channels: 1, space: 'b-w' });
  }, 60_000);

  test('a GIF of many frames is taken', async () => {
    const moving = await stored(await gif(20));
    expect(await moving.metadata()).toMatchObject({ pages: 40, width: 1000 });
  }, 60_000);

  test('one of more pixels than the server decodes is refused unread, with the limit', async () => {
    const fields = {
      'images.0': 'has 2500 megapixels, and an image of its kind may have 400',
    };
    // Read, it would be refused as broken: it has one of its rows.
    const bomb = png(50_000, 50_000, 1, 1);
    expect(await upload(bomb)).toMatchObject({ status: 413, json: { fields } });
  });
});

/** Creates a black PNG of one channel; with fewer rows than it is high, a broken one. */
function png(width: number, height: number, depth: 1 | 8, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 0, 0, 0, 0], 8);
  const row = 1 + Math.ceil((width * depth) / 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row * rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Creates a GIF of 1000 x 1000 pixels that alternates between two pictures, this many times. */
async function gif(times: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const two = await sharp(frames, { join: { animated: true } })
    .gif({ reuse: true, delay: [50, 50] })
    .toBuffer();
  // Each frame begins with a graphic control extension; the last byte ends the file.
  const first = two.indexOf(Buffer.from([0x21, 0xf9]));
  const repeated = Array.from({ length: times }, () => two.subarray(first, -1));
  return Buffer.concat([two.subarray(0, first), ...repeated, two.subarray(-1)]);
}
