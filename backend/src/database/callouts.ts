import { z } from 'zod';

/** How many callouts an image has at most. */
export const maxCallouts = 200;

/** A number on the drawing of a spare; the sub-parts that name it in `callout` are found there. */
export const callout = z
  .object({
    number: z.string(),
    x: z.number().meta({ description: 'In percent of the width of the image, from the left' }),
    y: z.number().meta({ description: 'In percent of its height, from the top' }),
  })
  .meta({ id: 'Callout' });

/** See `callout`. */
export type Callout = z.output<typeof callout>;

const storedCallouts = z.array(callout);

/** Reads callouts from how they are stored. */
export function parseCallouts(stored: string): Callout[] {
  return storedCallouts.parse(JSON.parse(stored));
}
