import { z } from 'zod';

/** What every failed call answers. */
export const errorAnswer = z
  .object({
    message: z.string(),
    code: z.enum([
      'INVALID',
      'UNAUTHENTICATED',
      'NOT_FOUND',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'RATE_LIMITED',
      'INTERNAL',
      'STORAGE_FULL',
    ]),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What to do about each wrong field' }),
  })
  .meta({ id: 'Error' });
