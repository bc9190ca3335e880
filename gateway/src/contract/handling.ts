import { z } from 'zod';
import { dateTimeOrNull, extension, textOrNull } from './fields.ts';

/** What was done about something that a visitor has sent, by the names of the contract (extension). */
export const restStatuses = ['open', 'answered', 'done'] as const;

/** See `restStatuses`. */
export type RestStatus = (typeof restStatuses)[number];

/** A status; null where the backend keeps none. */
export const restStatus = extension(z.enum(restStatuses).nullish());

/** The fields that all that visitors send has beside what they have typed (extension). */
export const handlingFields = {
  created_at: extension(dateTimeOrNull),
  suspected: extension(z.boolean().nullish()),
  status: restStatus,
  handled_by: extension(textOrNull),
  handled_at: extension(dateTimeOrNull),
};

/** See `handlingFields`. */
export type RestHandling = z.output<z.ZodObject<typeof handlingFields>>;

/** How many are open (extension). */
export const restOpenCount = z.object({ open: z.int32() });
