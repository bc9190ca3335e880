import type { RequestHandler } from 'express';

/** Allows browsers on these origins to call the gateway (CORS); without any, only our own pages may. */
export function allowedOrigins(origins: string[]): RequestHandler {
  return (req, res, next) => {
    const origin = req.get('origin');
    res.vary('Origin');
    if (origin === undefined || !origins.includes(origin)) {
      next();
      return;
    }
    res.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers':
        'authorization, content-type, apollo-require-preflight, x-request-id, traceparent',
      'Access-Control-Expose-Headers': 'x-request-id',
      'Access-Control-Max-Age': '600',
    });
    if (req.method === 'OPTIONS') res.status(204).end();
    else next();
  };
}
