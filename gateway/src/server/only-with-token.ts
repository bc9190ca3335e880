import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { gatewayError } from '../contract/error.ts';

/** Lets requests pass that carry the bearer token; without a token there is nothing here for anybody. */
export function onlyWithToken(token: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (token === undefined) {
      next('route');
      return;
    }
    const [, given = ''] = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '') ?? [];
    if (timingSafeEqual(sha256(given), sha256(token))) next();
    else res.status(401).json({ errors: [gatewayError('UNAUTHENTICATED')] });
  };
}

// The comparison wants both to have one length.
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');
