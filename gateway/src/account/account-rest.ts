import { z } from 'zod';
import { entity } from '../contract/fields.ts';

/** An administrator's account, as `POST /auth/me` returns it (spec 7.2). */
export const restAccount = entity({ login: z.string().min(1) });

/** See `restAccount`. */
export type RestAccount = z.output<typeof restAccount>;

/** A token, which goes into a header and so has no spaces; a sentence such as `Server Error` is none. */
const token = z.string().regex(/^\S+$/);

/** The response to `POST /auth/login`: the token, in an object or bare (spec 7.2). */
export const restToken = z.union([z.object({ token }).transform((found) => found.token), token]);
