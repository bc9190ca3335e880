import { z } from 'zod';

/** For how long what visitors send is kept (extension). */
export const restRetention = z
  .object({ keep_enquiries_days: z.int32().nullable(), keep_applications_days: z.int32() })
  .transform((days) => ({
    enquiriesDays: days.keep_enquiries_days,
    applicationsDays: days.keep_applications_days,
  }));

/** See `restRetention`. */
export type RestRetention = z.output<typeof restRetention>;

/** What is stored of an e-mail address (extension); the features of the two lists check them. */
export const restPersonalData = z.object({ requests: z.unknown(), applications: z.unknown() });

/** See `restPersonalData`. */
export type RestPersonalData = z.output<typeof restPersonalData>;

/** How much was deleted. */
export const restDeletedPersonalData = z.object({ requests: z.int32(), applications: z.int32() });
