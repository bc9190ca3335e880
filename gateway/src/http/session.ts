import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import { gatewayError } from '../contract/error.ts';
import type { RestSession } from '../rest/rest-session.ts';

/** Gives every request an id, its own where it carries a sane one, and returns it in a header. */
export const requestId: RequestHandler = (req, res, next) => {
  const own = req.get('x-request-id');
  const id = own && /^[\w-]{8,64}$/.test(own) ? own : randomUUID();
  req.headers['x-request-id'] = id;
  res.set('X-Request-Id', id);
  next();
};

/** Returns the access token of a request, unchecked. */
export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Admits requests with the bearer token; without a configured token, the route does not exist. */
export function onlyWithToken(token: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (token === undefined) next('route');
    else if (timingSafeEqual(sha256(tokenOf(req) ?? ''), sha256(token))) next();
    else res.status(401).json({ errors: [gatewayError('UNAUTHENTICATED')] });
  };
}

// `timingSafeEqual` needs buffers of equal length.
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/**
 * Creates the state that an operation's REST calls share; `stop` aborts them. The token is that of who
 * gets the result, undefined for a visitor: a request with one may begin what visitors wait for, too.
 */
export function restSession(
  config: GatewayConfig,
  shared: Pick<
    RestSession,
    'offer' | 'wholeLists' | 'silentEndpoints' | 'breaker' | 'invalidate' | 'knownRoles'
  >,
  req: Request,
  stop: AbortController,
  token: string | undefined,
): RestSession {
  return {
    config,
    requestId: req.get('x-request-id') ?? randomUUID(),
    token,
    clientAddress: req.ip,
    userAgent: req.get('user-agent'),
    stop,
    reads: new Map(),
    ...shared,
    tags: [],
    refusals: [],
    calls: [],
  };
}

/** Returns a controller that is aborted when the client disconnects before request and response end. */
export function clientGone(res: ServerResponse): AbortController {
  const stop = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished || !res.req.complete) stop.abort(gatewayError('CANCELLED'));
  });
  return stop;
}
