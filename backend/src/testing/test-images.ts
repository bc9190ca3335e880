import sharp from 'sharp';

/** Creates a small image of one colour, as a client sends it. */
export async function imageBlob(format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'png') {
  return new Blob([await imageBytes(format)]);
}

/** Creates the bytes of such an image. */
export async function imageBytes(
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'png',
  width = 40,
  height = 30,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: '#2a5d8f' } });
  return Uint8Array.from(await image.toFormat(format).toBuffer());
}
