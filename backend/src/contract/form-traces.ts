import { z } from 'zod';
import { extension } from './extension.ts';
import { shownAs, text } from './fields.ts';

/** Nobody fills in a form in less time. */
const quickestFillMs = 2000;

/**
 * Fields that the web app adds to public forms to tell people from robots. An invalid value counts as
 * missing, so that nothing a person wrote is lost.
 */
export const formTraces = {
  website: text(1000).default('').meta(extension('hidden from people; robots fill it in')),
  captcha_solved: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .default(false)
    .catch(false)
    .meta({
      ...shownAs({ type: ['boolean', 'string'] }),
      ...extension('whether the sender solved the captcha; then `website` says nothing'),
    }),
  fill_ms: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .optional()
    .catch(undefined)
    .meta({
      ...shownAs({ type: ['number', 'string'] }),
      ...extension('how long filling in the form took, in ms'),
    }),
};

/** The traces of a form. */
export interface FormTraces {
  website: string;
  captcha_solved: boolean;
  fill_ms?: number | undefined;
}

/**
 * How much a form looks like a robot's. Store it whatever it is, so that no enquiry is lost. Autofill fills
 * in hidden fields, too, so a filled one is no sign where the captcha was solved, and no proof elsewhere.
 */
export type Suspicion = 'none' | 'suspected' | 'robot';

/** Judges a form by how it was filled in. */
export function suspicionOf(traces: FormTraces): Suspicion {
  const isTrapped = traces.website !== '' && !traces.captcha_solved;
  const isFast = traces.fill_ms !== undefined && traces.fill_ms < quickestFillMs;
  if (isTrapped && isFast) return 'robot';
  return isTrapped || isFast ? 'suspected' : 'none';
}
