import { z } from 'zod';
import { shownAs, text } from './fields.ts';

/** Nobody fills in a form in less time. */
const QUICKEST_FILL_MS = 2000;

/**
 * Fields that the web app adds to public forms to tell people from robots. An invalid value counts as
 * missing, so that nothing a person wrote is lost.
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

/** Says whether a form looks like a robot's. Store it anyway, so that no enquiry is lost. */
export function looksLikeRobot(traces: { website: string; fill_ms?: number | undefined }): boolean {
  const { website, fill_ms: fillMs } = traces;
  return website !== '' || (fillMs !== undefined && fillMs < QUICKEST_FILL_MS);
}
