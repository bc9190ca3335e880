import { z } from 'zod';

/** The header by which a repeated form is recognised. */
export const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .refine((key) => /^[!-~]{1,100}$/.test(key), 'must have 1 to 100 visible characters')
    .optional()
    .meta({
      description:
        'An extension of the contract: the same form with the same key is stored once within a day, ' +
        'and gets the same response',
    }),
});
