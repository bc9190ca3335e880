import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
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
export function tokenOf(req: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1];
}

/** Creates the state that an operation's REST calls share; `stop` aborts them. */
export function restSession(
  config: GatewayConfig,
  shared: Pick<RestSession, 'extensions' | 'silentEndpoints' | 'breaker' | 'invalidate'>,
  req: Request,
  stop: AbortController,
): RestSession {
  return {
    config,
    requestId: req.get('x-request-id') ?? randomUUID(),
    token: tokenOf(req),
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
