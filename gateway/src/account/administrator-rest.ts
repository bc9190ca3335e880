import { z } from 'zod';
import { restRole } from '../contract/account.ts';
import { dateTimeOrNull, entity, restId } from '../contract/fields.ts';

const invitation = {
  id: restId,
  created_by: z.string(),
  role: restRole,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
};

/** An administrator, as `GET /administrator` lists them (extension). */
export const restAdministrator = entity({
  id: restId,
  login: z.string(),
  role: restRole,
  created_at: dateTimeOrNull,
  second_factor: z.boolean(),
  current: z.boolean(),
});

/** An invitation, as `GET /invitation` lists them (extension). */
const restInvitation = entity(invitation);

/** The response to `POST /invitation`, the only one with the token (extension). */
export const restNewInvitation = entity({ ...invitation, token: z.string().regex(/^\S+$/) });

/** The response to `POST /auth/invitation` (extension). */
export const restAccepted = entity({ login: z.string() });

/** The list of administrators. */
export const restAdministrators = z.array(restAdministrator);

/** The list of invitations. */
export const restInvitations = z.array(restInvitation);

/** See `restAdministrator`. */
export type RestAdministrator = z.output<typeof restAdministrator>;

/** See `restInvitation`. */
export type RestInvitation = z.output<typeof restInvitation>;

/** See `restNewInvitation`. */
export type RestNewInvitation = z.output<typeof restNewInvitation>;
