import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { gatewayError, isOnlyAbout } from '../contract/error.ts';
import { isObject } from '../contract/object.ts';

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

/** Names the refusal of a code whose app has another time, as the backend describes it; leaves others as they are. */
export function namingTheClock(error: unknown): unknown {
  const fields = error instanceof GraphQLError ? error.extensions.fields : undefined;
  const isMeant =
    isOnlyAbout(error, 'code') && isObject(fields) && fields.code === 'is of another time';
  return isMeant
    ? gatewayError('CODE_OF_ANOTHER_TIME', { fields: { code: 'is of another time' } })
    : error;
}
