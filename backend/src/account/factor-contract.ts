import { z } from 'zod';
import { password, text } from '../contract/fields.ts';
import { operation } from '../contract/operation.ts';

const secondFactor = z
  .object({
    on: z.boolean().meta({ description: 'Whether a login takes a code as well' }),
    recovery_codes: z.int().meta({ description: 'How many are left' }),
  })
  .meta({ id: 'SecondFactor' });

export type SecondFactor = z.output<typeof secondFactor>;

const code = () => text(100).meta({ description: 'Of the authenticator app, or a recovery code' });

const self = { row: 'extension', access: 'clerk', isPrivate: true } as const;

export const readSecondFactor = operation({
  ...self,
  id: 'readSecondFactor',
  method: 'get',
  path: '/auth/second-factor',
  summary: 'The second factor of the account',
  response: secondFactor,
});

export const beginSecondFactor = operation({
  ...self,
  id: 'beginSecondFactor',
  method: 'post',
  path: '/auth/second-factor',
  summary: 'Gives a secret for an authenticator app; 409 where the second factor is on',
  body: z.object({ password: password() }),
  response: z
    .object({
      secret: z.string().meta({ description: 'In base32, to be typed' }),
      uri: z.string().meta({ description: '`otpauth://…`, to be shown as a QR code' }),
    })
    .meta({ id: 'FactorSecret' }),
});

export const confirmSecondFactor = operation({
  ...self,
  id: 'confirmSecondFactor',
  method: 'post',
  path: '/auth/second-factor/confirm',
  summary:
    'Turns the second factor on; only this response holds the recovery codes. 409 where the secret is a ' +
    'day old or ten codes were wrong',
  body: z.object({ code: text(100).meta({ description: 'Of the authenticator app' }) }),
  response: z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
});

export const removeSecondFactor = operation({
  ...self,
  id: 'removeSecondFactor',
  method: 'post',
  path: '/auth/second-factor/remove',
  summary: 'Turns the second factor off',
  body: z.object({ password: password(), code: code() }),
  response: secondFactor,
});
