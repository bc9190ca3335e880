import type { Request } from 'express';
import type { Response } from './response.ts';
import { privateResponse } from './response.ts';

/** Stands for the origin of a request, so that a document is the same for all (no such host exists, RFC 6761). */
export const anyOrigin = 'http://origin.invalid';

/** A host as browsers send it, with its port. */
const validHost = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/**
 * Puts the request's own origin, which a client or a trusted proxy names, in place of `anyOrigin`. Such
 * a response is for this client alone: a shared cache would send one client's origin to all others.
 */
export function withOriginOf(req: Request, response: Response): Response {
  const text = response.body.toString();
  if (!text.includes(anyOrigin)) return response;
  const protocol = req.protocol === 'https' ? 'https' : 'http';
  const host = validHost.test(req.host) ? req.host : 'localhost';
  return privateResponse(response, text.replaceAll(anyOrigin, `${protocol}://${host}`));
}
