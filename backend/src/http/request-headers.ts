import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Headers = Pick<IncomingMessage, 'headers'>;

/** Reads the token of `Authorization: Bearer …`, unchecked (spec 6). */
export function bearerToken({ headers }: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Whether a request carries a token; the time that it takes says nothing about the token. */
export function bearsToken(request: Headers, token: string): boolean {
  return timingSafeEqual(sha256(bearerToken(request) ?? ''), sha256(token));
}

/** Returns the `X-Request-Id` of a request, or a new id where it has none that is safe to log. */
export function requestIdOf({ headers }: Headers): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

// `timingSafeEqual` needs two buffers of the same length.
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');
