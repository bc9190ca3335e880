import { z } from 'zod';

/** An administrator's account, as `POST /auth/me` gives it (spec 7.2). */
export const restAccount = z.object({ login: z.string().min(1) });

/** See `restAccount`. */
export type RestAccount = z.output<typeof restAccount>;

/** The answer to `POST /auth/login`: the token, in an object or bare (spec 7.2). */
export const restToken = z.union([
  z.object({ token: z.string().min(1) }).transform(({ token }) => token),
  z.string().min(1),
]);
