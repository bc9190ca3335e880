import { z } from 'zod';
import { extension } from './extension.ts';

/** The header by which a repeated form is recognised. */
export const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .refine((key) => /^[!-~]{1,100}$/.test(key), 'must have 1 to 100 visible characters')
    .optional()
    .meta(
      extension(
        'the same form with the same key is stored once within a day, and gets the same response',
      ),
    ),
});
