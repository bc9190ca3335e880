import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Response } from '../cache/response.ts';
import { sendResponse } from '../cache/response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { CacheUse, Metrics } from './metrics.ts';
import { clientGone } from './session.ts';

/**
 * Serves what the cache has fresh or in flight before Express, which costs several times more; passes
 * the rest on. `keyOf` returns the key under which the response to a request is cached, if it may be.
 */
export function serveCached(
  cache: ResponseCache,
  metrics: Metrics,
  keyOf: (req: IncomingMessage) => string | undefined,
  next: RequestListener,
): RequestListener {
  const send = (req: IncomingMessage, res: ServerResponse, response: Response, how: CacheUse) => {
    const status = sendResponse(req, res, response);
    metrics.servedFromCache(response.operation, status === 304 ? 'not modified' : how);
  };
  return (req, res) => {
    const key = keyOf(req);
    const fresh = key === undefined ? undefined : cache.fresh(key);
    if (fresh) {
      send(req, res, fresh, 'fresh');
    } else if (key === undefined || !cache.isInFlight(key)) {
      next(req, res);
    } else {
      cache.join(key, clientGone(res).signal).then(
        (response) => send(req, res, response, 'coalesced'),
        // The request that began it gets the error, or is refused; this one makes its own response.
        () => res.destroyed || next(req, res),
      );
    }
  };
}
