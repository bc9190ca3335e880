import { z } from 'zod';
import { requestStatuses } from '../database/tables.ts';
import { reference } from './fields.ts';

/** What administrators see of all that visitors send: whether a robot may have, and what was done about it. */
export const handling = {
  suspected: z.boolean(),
  status: z.enum(requestStatuses),
  handled_by: z.string().meta({ description: 'Who noted last what was done; empty: nobody' }),
  handled_at: z.string().meta({ description: 'When; empty: never' }),
};

/** The ids of what is changed or deleted by one call. */
export const receivedIds = z.array(reference()).min(1, 'must not be empty').max(200);

/** How many are open, without those that look like a robot's. */
export const openCount = z.object({ open: z.int() }).meta({ id: 'OpenCount' });
