import { z } from 'zod';
import { entity, textOrNull } from '../contract/fields.ts';

/** A session, as `GET /session` lists them (extension). */
const restLogin = entity({
  id: z.string().min(1),
  login: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  address: textOrNull,
  browser: textOrNull,
  current: z.boolean(),
});

/** The list of sessions. */
export const restLogins = z.array(restLogin);

/** The response to `POST /session/end-others` (extension). */
export const restLoggedOut = entity({ ended: z.int32() });

/** See `restLogin`. */
export type RestLogin = z.output<typeof restLogin>;
