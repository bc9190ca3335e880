import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Serves the built web app, as the build compressed it: files with a hash in their name for ever,
 * the rest (`index.html`) checked anew each time. Without a build nothing is served.
 */
export function webApp(): RequestHandler {
  if (!existsSync(dist)) return (_req, _res, next) => next();
  return expressStaticGzip(dist, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      setHeaders: (res, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path);
        res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    },
  });
}
