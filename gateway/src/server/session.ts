import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import { gatewayError } from '../contract/error.ts';
import type { RestSession } from '../rest/rest-session.ts';

/** Gives every request an id, its own if it brings a sane one, and answers with it. */
export const requestId: RequestHandler = (req, res, next) => {
  const own = req.get('x-request-id');
  const id = own && /^[\w-]{8,64}$/.test(own) ? own : randomUUID();
  req.headers['x-request-id'] = id;
  res.set('X-Request-Id', id);
  next();
};

/** The access token that a request carries, which nobody has looked at yet. */
export function tokenOf(req: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1];
}

/** What the REST calls of an operation share; they end when `stop` does. */
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
    stop,
    reads: new Map(),
    ...shared,
    tags: [],
    calls: [],
  };
}

/** Ends when the client goes away before it was answered, or before its request was whole. */
export function clientGone(res: ServerResponse): AbortController {
  const stop = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished || !res.req.complete) stop.abort(gatewayError('CANCELLED'));
  });
  return stop;
}
