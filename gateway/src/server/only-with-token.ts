import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { gatewayError } from '../contract/error.ts';
import { tokenOf } from './session.ts';

/** Lets requests with the bearer token pass; without a configured token, the route does not exist. */
export function onlyWithToken(token: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (token === undefined) next('route');
    else if (timingSafeEqual(sha256(tokenOf(req) ?? ''), sha256(token))) next();
    else res.status(401).json({ errors: [gatewayError('UNAUTHENTICATED')] });
  };
}

// The comparison wants both to have one length.
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');
