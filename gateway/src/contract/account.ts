import type { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { entity, extension } from './fields.ts';
import { roles } from './roles.generated.ts';

/** The role of an administrator (extension). */
export type RestRole = (typeof roles)[number];

/** A role in a response; none where the backend has none, or one that is not known here. */
export const restRole = extension(z.enum(roles).nullish());

/** An administrator's account, as `POST /auth/me` returns it (spec 7.2). */
export const restAccount = entity({ login: z.string().min(1), role: restRole });

/** See `restAccount`. */
export type RestAccount = z.output<typeof restAccount>;

/** The roles that tokens had when the backend was last asked, so that not every operation asks again. */
export type KnownRoles = LRUCache<string, RestRole>;

/** Whether a role may do what a role may. */
export function includesRole(role: RestRole | null | undefined, needed: RestRole): boolean {
  return role ? roles.indexOf(role) <= roles.indexOf(needed) : false;
}
