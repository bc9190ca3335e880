import { z } from 'zod';
import { extension, list, text, wholeNumber } from './fields.ts';
import { field, localizedField, schemaFields } from './schema-fields.ts';

/** The path of an image, exactly as the backend sent it. */
export type ImagePath = string;

const focus = extension(wholeNumber.nullish().transform((value) => value ?? null));

/** What is said of an image, as entities carry it (extension); without a point over a backend that does not store it. */
export const imageFields = schemaFields({
  alternativeText: localizedField('alt', extension(text)),
  focalX: field('focal_x', focus),
  focalY: field('focal_y', focus),
});

/** See `imageFields`. */
export type ImageDescription = Parameters<typeof imageFields.read>[0];

/** The path of one image; null where there is none. Whatever is no text, such as the number of an image, is none. */
export const imagePathOrNull = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' && value) || null);

const restCallout = z.object({ number: z.string(), x: z.number(), y: z.number() });

/** A callout of an image, as the backend stores it. */
type StoredCallout = z.output<typeof restCallout>;

const callouts = z
  .array(restCallout)
  .nullish()
  .transform((list) => list ?? null);

/** Images with what is said of them (extension). */
export const imageDetails = extension(
  z
    .array(z.object({ path: z.string(), ...imageFields.shape, callouts }))
    .nullish()
    .transform((images) => images ?? []),
);

/** The paths of images, as the backend stores them; empty where it leaves them out. What is no path is left out. */
export const imagePaths = list(imagePathOrNull).transform((paths) =>
  paths.filter((path) => path !== null),
);

/** An image with what is said of it; null over a backend that does not store it. */
export interface RestImage {
  path: ImagePath;
  description: ImageDescription | null;
  /** Null over a backend that does not store them. */
  callouts?: StoredCallout[] | null;
  /** The spare that shows it, if its sub-parts can be read. */
  spareId?: string;
}

/** A callout with its image. */
export interface RestCallout extends StoredCallout {
  image: RestImage;
}

/** Returns the only image of an entity, which carries its description itself; null where it has none. */
export function imageOf(path: ImagePath | null, description: ImageDescription): RestImage | null {
  const isDescribed = typeof description.focal_x === 'number';
  return path === null ? null : { path, description: isDescribed ? description : null };
}

/** Returns the callouts of an image. */
export function calloutsOf(image: RestImage): RestCallout[] {
  return (image.callouts ?? []).map((callout) => ({ ...callout, image }));
}

/** An entity that lists the descriptions of its images apart. */
interface WithDetails {
  image_details: (ImageDescription & { path: ImagePath; callouts: StoredCallout[] | null })[];
}

/** Returns the images of an entity. */
export function imagesOf(entity: WithDetails & { images: ImagePath[] }): RestImage[] {
  return entity.images.map((path) => imageIn(entity, path));
}

/** Returns one of the images of an entity. */
export function imageIn({ image_details: details }: WithDetails, path: ImagePath): RestImage {
  const description = details.find((one) => one.path === path) ?? null;
  return { path, description, callouts: description?.callouts ?? null };
}

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
