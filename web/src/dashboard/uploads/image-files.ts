/** A refused file and the reason. */
export interface Refusal {
  name: string;
  reason: string;
}

/** The maximum number of files per call (docs/decisions/gateway-limits.md). */
export const mostAtOnce = 20;

/** Splits chosen files into accepted images and refused files, each with the reason. */
export function takeImages(files: readonly File[], room: number) {
  const images: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = refusalOf(file) ?? (images.length >= room ? tooMany(room) : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else images.push(file);
  }
  return { images, refused };
}

function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'not an image';
  if (size === 0) return 'an empty file';
  const most = mostMegabytes();
  return size > most * 1024 * 1024 ? `larger than ${most} MB` : undefined;
}

/** Reads the maximum size of a file that the gateway wrote into the page; without it, only the server knows. */
function mostMegabytes(): number {
  const limit = document.querySelector<HTMLMetaElement>('meta[name="max-upload-mb"]');
  return Number(limit?.content) || Infinity;
}

function tooMany(room: number): string {
  return room === 1 ? 'only one image is taken' : `more than ${mostAtOnce} images at once`;
}
