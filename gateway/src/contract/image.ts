/** The path of an image, exactly as the backend sent it. */
export type ImagePath = string;

/** The widths that browsers may request, few so that a backend stores few sizes of an image. */
const widths = [320, 640, 960, 1280, 1920];

/**
 * Returns the address from which a browser loads an image: the backend's public base and the path
 * (spec 3), with `?w=` and the next larger width where one is asked for.
 */
export function imageUrl(base: string, path: ImagePath, width?: number | null): string {
  const url = `${base}/${path.replace(/^\/+/, '')}`;
  if (width === undefined || width === null) return url;
  const enough = widths.find((candidate) => candidate >= width);
  return enough === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}w=${enough}`;
}
