import type { RequestHandler } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import type { BackendConfig } from '../config.ts';
import { minuteMs } from '../durations.ts';
import { rateLimited } from '../http/errors.ts';
import { MemoryRateLimitStore } from './memory-rate-limit-store.ts';

/** A page shows many images, each of which is sent as it is stored. */
const imagesForRequest = 10;

/** Limits what one address may ask for; part searches also count towards a limit of their own. */
export function addressLimits(
  config: Pick<BackendConfig, 'requestsPerMinute' | 'searchLimit'>,
): Record<'requests' | 'searches', RequestHandler> {
  const requests = addressLimit('requests', minuteMs, config.requestsPerMinute);
  const images = addressLimit('images', minuteMs, imagesForRequest * config.requestsPerMinute);
  return {
    requests: (request, response, next) =>
      (request.path.startsWith('/files/') ? images : requests)(request, response, next),
    searches: addressLimit('searches', 10 * minuteMs, config.searchLimit),
  };
}

/** Limits the requests of one address (IPv6: one network) within a time. Throws 429 for any more. */
export function addressLimit(
  identifier: string,
  windowMs: number,
  limit: number,
  store: Options['store'] = new MemoryRateLimitStore(windowMs),
): RequestHandler {
  return rateLimit({
    identifier,
    windowMs,
    limit,
    store,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw rateLimited();
    },
  });
}
