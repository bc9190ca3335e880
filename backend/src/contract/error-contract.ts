import { z } from 'zod';

/** The body of every error response. */
export const errorResponse = z
  .object({
    message: z.string(),
    code: z.enum([
      'INVALID',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'PASSWORD_REQUIRED',
      'NOT_FOUND',
      'CONFLICT',
      'OUTDATED',
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
