import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { RestSession } from '../rest/rest-session.ts';

/** Gives every request an id, its own if it brings a sane one, and answers with it. */
export const requestId: RequestHandler = (req, res, next) => {
  const own = req.get('x-request-id');
  const id = own && /^[\w-]{8,64}$/.test(own) ? own : randomUUID();
  req.headers['x-request-id'] = id;
  res.set('X-Request-Id', id);
  next();
};

/** What the REST calls of this request share; they end when the client goes away. */
export function restSession(
  config: GatewayConfig,
  shared: Pick<RestSession, 'sharedReads' | 'lastGood' | 'breaker'>,
  req: Request,
  res: Response,
): RestSession {
  const stop = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) stop.abort();
  });
  return {
    config,
    requestId: req.get('x-request-id') ?? randomUUID(),
    token: /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1],
    clientAddress: req.ip,
    stop,
    reads: new Map(),
    ...shared,
    stale: false,
    calls: [],
  };
}
