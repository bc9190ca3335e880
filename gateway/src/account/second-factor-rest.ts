import { z } from 'zod';

/** The second factor of an account, as `GET /auth/second-factor` returns it (extension). */
export const restSecondFactor = z
  .object({ on: z.boolean(), recovery_codes: z.int32() })
  .transform(({ on, recovery_codes }) => ({ isOn: on, recoveryCodeCount: recovery_codes }));

/** What an authenticator app needs. */
export const restSecret = z.object({ secret: z.string(), uri: z.string() });

/** The recovery codes. */
export const restRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** See `restSecondFactor`. */
export type RestSecondFactor = z.output<typeof restSecondFactor>;
