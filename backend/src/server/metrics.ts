import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { notFound, unauthenticated } from '../http/errors.ts';
import { bearerToken } from '../http/routes.ts';
import { publicForms, type VisitorStorage } from '../limits/visitor-storage.ts';

/** Reports what visitors have stored within a day, in Prometheus' text format. */
export async function visitorMetrics(storage: VisitorStorage): Promise<string> {
  const lines = await Promise.all(
    publicForms.map(
      async (form) => `visitor_storage_bytes{form="${form}"} ${await storage.used(form)}`,
    ),
  );
  return [
    '# HELP visitor_storage_bytes What all visitors have stored within a day, by form',
    '# TYPE visitor_storage_bytes gauge',
    ...lines,
    '# HELP visitor_storage_limit_bytes What they may store in a day by each form',
    '# TYPE visitor_storage_limit_bytes gauge',
    `visitor_storage_limit_bytes ${storage.limit}`,
    '',
  ].join('\n');
}

/** Serves metrics to the bearer of `METRICS_TOKEN`, or 404 if it is not set. */
export function metricsRoute(
  token: string | undefined,
  metrics: () => Promise<string>,
): RequestHandler {
  return async (request, response) => {
    if (token === undefined) throw notFound();
    const given = bearerToken(request) ?? '';
    if (!timingSafeEqual(sha256(given), sha256(token))) throw unauthenticated();
    response
      .set('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await metrics());
  };
}

// `timingSafeEqual` needs two buffers of the same length.
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');
