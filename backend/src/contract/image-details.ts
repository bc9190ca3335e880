import { z } from 'zod';
import { extension } from './extension.ts';
import { callout } from '../database/callouts.ts';
import { localized } from '../languages.ts';

const percent = (direction: string) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta(extension(`the point that stays in view where the image is cropped, ${direction}`));

/** What is said of an image; the texts are empty, and the point is the middle, until they are set. */
export const imageDescription = {
  ...localized('alt', (language) =>
    z.string().meta(extension(`what the image shows, in the language ${language}`)),
  ),
  focal_x: percent('in percent from the left'),
  focal_y: percent('in percent from the top'),
};

/** Where numbers of sub-parts stand on an image of a spare; other images have none. */
export const imageCallouts = z
  .array(callout)
  .meta(extension('where numbers of sub-parts stand on a drawing of a spare'));

/** The descriptions of a list of images, in the order of their paths. */
export const imageDetails = z
  .array(
    z
      .object({ path: z.string(), ...imageDescription, callouts: imageCallouts })
      .meta({ id: 'ImageDetails' }),
  )
  .meta(extension('the images with what they show'));
