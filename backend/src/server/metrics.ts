import type { RequestHandler } from 'express';
import { Gauge, type Registry } from 'prom-client';
import { notFound, unauthenticated } from '../http/errors.ts';
import { bearsToken } from '../http/request-headers.ts';
import { publicForms, type VisitorStorage } from '../limits/visitor-storage.ts';

/** Measures what visitors have stored within a day. */
export function measureVisitorStorage(storage: VisitorStorage, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'visitor_storage_bytes',
    help: 'What all visitors have stored within a day, by form',
    labelNames: ['form'],
    registers,
    async collect() {
      for (const form of publicForms) this.set({ form }, await storage.used(form));
    },
  });
  new Gauge({
    name: 'visitor_storage_limit_bytes',
    help: 'What they may store in a day by each form',
    registers,
  }).set(storage.limit);
}

/** Serves metrics to the bearer of `METRICS_TOKEN`, or 404 if it is not set. */
export function metricsRoute(token: string | undefined, registry: Registry): RequestHandler {
  return async (request, response) => {
    if (token === undefined) throw notFound();
    if (!bearsToken(request, token)) throw unauthenticated();
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  };
}
