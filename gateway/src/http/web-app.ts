import { fileURLToPath } from 'node:url';
import express from 'express';
import type { RequestHandler } from 'express';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Serves the built web app: files with a hash in their name for ever, the rest (`index.html`)
 * checked anew each time.
 */
export function webApp(): RequestHandler {
  return express.static(dist, {
    setHeaders: (res, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
