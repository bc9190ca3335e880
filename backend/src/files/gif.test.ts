import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from './gif.ts';

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 5 })
    .toBuffer();
}

test('a GIF loses its comments and what follows it, and keeps its frames, times and repetitions', async () => {
  const gif = await animation();
  const comment = Buffer.from('\x21\xfe\x0ea secret place\0', 'latin1');
  const firstFrame = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const withComments = Buffer.concat([
    gif.subarray(0, firstFrame),
    comment,
    gif.subarray(firstFrame, -1),
    comment,
    Buffer.from('\x3b<script>alert(1)</script>'),
  ]);
  const cleaned = withoutMetadata(withComments);
  expect(cleaned.equals(gif)).toBe(true);
  const metadata = await sharp(cleaned, { animated: true }).metadata();
  expect(metadata).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 5 });
});

test('a GIF that breaks off within a block is refused', async () => {
  const gif = await animation();
  expect(() => withoutMetadata(gif.subarray(0, -5))).toThrow(RangeError);
});
