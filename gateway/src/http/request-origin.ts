import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Response } from '../cache/response.ts';
import { privateResponse } from '../cache/response.ts';

/** Stands for the origin of a request, so that a document is the same for all (no such host exists, RFC 6761). */
export const anyOrigin = 'http://origin.invalid';

/** A host as browsers send it, with its port. */
const validHost = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/** The documents of some origins, since one is asked for by many; clients name as many as they like. */
const documentsByOrigin = new LRUCache<string, Response>({
  maxSize: 8 * 1024 * 1024,
  // With the compressed bodies.
  sizeCalculation: ({ size }, key) => 2 * (size + key.length),
});

/**
 * Puts the request's own origin, which a client or a trusted proxy names, in place of `anyOrigin`. Such
 * a response is for this client alone: a shared cache would send one client's origin to all others.
 */
export function withOriginOf(req: Request, response: Response): Response {
  if (!response.body.includes(anyOrigin)) return response;
  const protocol = req.protocol === 'https' ? 'https' : 'http';
  const host = validHost.test(req.host) ? req.host : 'localhost';
  const origin = `${protocol}://${host}`;
  const make = () =>
    privateResponse(response, response.body.toString().replaceAll(anyOrigin, origin));
  if (response.etag === undefined) return make();
  const key = `${response.etag} ${origin}`;
  const known = documentsByOrigin.get(key) ?? make();
  documentsByOrigin.set(key, known);
  return known;
}
