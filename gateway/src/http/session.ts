import type { ServerResponse } from 'node:http';
import { bearsToken, requestIdOf } from 'backend/request-headers';
import type { Request, RequestHandler } from 'express';
import { gatewayError } from '../contract/error.ts';
import type { Caller } from '../rest/rest-session.ts';

/** Gives every request an id, its own where it carries a safe one, and returns it in a header. */
export const requestId: RequestHandler = (req, res, next) => {
  const id = requestIdOf(req);
  req.headers['x-request-id'] = id;
  res.set('X-Request-Id', id);
  next();
};

/** Admits requests with the bearer token; without a configured token, the route does not exist. */
export function onlyWithToken(token: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (token === undefined) next('route');
    else if (bearsToken(req, token)) next();
    else res.status(401).json({ errors: [gatewayError('UNAUTHENTICATED')] });
  };
}

/**
 * Returns who calls; `stop` aborts the calls made for it. The token is that of who gets the result, undefined
 * for a visitor: a request with one may begin what visitors wait for, too.
 */
export function callerOf(req: Request, stop: AbortController, token: string | undefined): Caller {
  return {
    requestId: requestIdOf(req),
    token,
    clientAddress: req.ip,
    userAgent: req.get('user-agent'),
    stop,
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
