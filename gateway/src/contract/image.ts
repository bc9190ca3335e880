/** The path under which the backend stores an image, exactly as it gave it. */
export type ImagePath = string;

/** The widths for which images are asked, so that a backend keeps only few sizes of each. */
const widths = [320, 640, 960, 1280, 1920];

/**
 * The address at which a browser loads an image: the backend's public base and the path
 * (spec 3), with `?w=` in the next of the few widths where one is asked for.
 */
export function imageUrl(base: string, path: ImagePath, width?: number | null): string {
  const url = `${base}/${path.replace(/^\/+/, '')}`;
  if (width === undefined || width === null) return url;
  const enough = widths.find((candidate) => candidate >= width);
  return enough === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}w=${enough}`;
}
