/** A file that was not taken, and why. */
export interface Refusal {
  name: string;
  reason: string;
}

/** The most files that one call takes (docs/decisions/gateway-limits.md). */
export const mostAtOnce = 20;

/** Parts chosen files into the images that are taken and those that are refused, each with the reason. */
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

/** The most that one file may hold, as the gateway wrote it into the page; where it is not there, the server alone knows. */
function mostMegabytes(): number {
  const limit = document.querySelector<HTMLMetaElement>('meta[name="max-upload-mb"]');
  return Number(limit?.content) || Infinity;
}

function tooMany(room: number): string {
  return room === 1 ? 'only one image is taken' : `more than ${mostAtOnce} images at once`;
}
