import { z } from 'zod';
import { shownAs, text } from './fields.ts';

/** Nobody fills in a form faster than this. */
const QUICKEST_FILL_MS = 2000;

/**
 * What the web form sends along with a public form, to tell people from robots. A wrong value is
 * no reason to lose what a person wrote, so it counts as none.
 */
export const formTraces = {
  website: text(1000).default('').meta({ description: 'Hidden from people; robots fill it in' }),
  fill_ms: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .optional()
    .catch(undefined)
    .meta({
      ...shownAs({ type: ['number', 'string'] }),
      description: 'How long filling in the form took, in ms',
    }),
};

/** Suspects a form; it is stored all the same, since no enquiry may get lost. */
export function looksLikeRobot(traces: { website: string; fill_ms?: number | undefined }): boolean {
  const { website, fill_ms: fillMs } = traces;
  return website !== '' || (fillMs !== undefined && fillMs < QUICKEST_FILL_MS);
}
