import { z } from 'zod';
import { storedLanguage } from '../contract/fields.ts';
import { handling } from '../contract/handling.ts';

const application = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job: z.string(),
  experience: z.string(),
  lang: storedLanguage(),
  created_at: z.string(),
  files: z.array(
    z
      .object({ id: z.int(), name: z.string(), type: z.string(), size: z.int() })
      .meta({ id: 'ApplicationFile' }),
  ),
});

/** An application as its sender gets it back. */
export const sentApplication = application.meta({ id: 'Application' });

/** See `sentApplication`. */
export type SentApplication = z.output<typeof sentApplication>;

/** An application as administrators see it. */
export const receivedApplication = application.extend(handling).meta({ id: 'ReceivedApplication' });

export type ReceivedApplication = z.output<typeof receivedApplication>;
