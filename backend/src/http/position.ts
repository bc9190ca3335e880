import { z } from 'zod';

/** A position in a list, from 1; one beyond the end means the end. */
export const position = () =>
  z
    .int()
    .refine((value) => value >= 1, 'must be a whole number from 1')
    .meta({ minimum: 1, description: 'The position in the list, from 1' });
