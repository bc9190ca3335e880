import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageBytes } from '../testing/test-images.ts';
import { decodeInMemory, exceededLimit } from './decode.ts';

const png = async () => sharp(await imageBytes('png'));

test.for([
  ['a photograph', 400, { format: 'jpeg' }],
  ['a turned photograph', 139, { format: 'jpeg', orientation: 6 }],
  ['one that is stored upright', 400, { format: 'jpeg', orientation: 1 }],
  ['a progressive photograph', 69, { format: 'jpeg', isProgressive: true }],
  ['an interlaced PNG', 139, { isProgressive: true }],
  ['an interlaced PNG of 16 bits', 69, { isProgressive: true, depth: 'ushort' }],
  ['printing colours', 52, { format: 'jpeg', channels: 4, space: 'cmyk' }],
  [
    'printing colours with a profile',
    400,
    { format: 'jpeg', channels: 4, space: 'cmyk', hasProfile: true },
  ],
  ['WebP', 32, { format: 'webp' }],
  ['GIF', 34, { format: 'gif' }],
  ['three frames, of which one is in memory at a time', 104, { format: 'gif', pages: 3 }],
  ['a hundred frames', 400, { format: 'gif', pages: 100 }],
  ['AVIF', 17, { format: 'heif' }],
] as const)('%s: %i megapixels can be decoded, more cannot', async ([, limit, changes]) => {
  const metadata = { ...(await (await png()).metadata()), ...changes };
  const exceeded = (megapixels: number) =>
    exceededLimit({ ...metadata, width: 1000, height: 1000 * megapixels });
  expect(exceeded(limit)).toBeUndefined();
  for (const more of [limit + 1, 5000]) {
    expect(exceeded(more)).toBe(
      `has ${more} megapixels, and an image of its kind may have ${limit}`,
    );
  }
});

test.for([
  ['two that fit into memory together are decoded at once', 11, 11, [1, 2]],
  ['two that do not, one after the other', 12, 12, [1, 1]],
  ['one that fits into no room beside others, alone', 30, 1, [1, 1]],
] as const)('%s', async ([, one, other, expected]) => {
  const image = await png();
  const metadata = { ...(await image.metadata()), format: 'gif' as const, width: 1000 };
  let inFlight = 0;
  const begun: number[] = [];
  const decode = async (megapixels: number) => {
    const opened = { metadata: { ...metadata, height: 1000 * megapixels }, decode: () => image };
    await decodeInMemory(opened, async () => {
      inFlight += 1;
      begun.push(inFlight);
      await nextTurn();
      inFlight -= 1;
    });
  };
  await Promise.all([decode(one), decode(other)]);
  expect(begun).toEqual(expected);
});
