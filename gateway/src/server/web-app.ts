import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { projectRoot } from '../project-root.ts';

const dist = fileURLToPath(new URL('web/dist', projectRoot));
/** The page of the web app, as built. */
export const indexFile = join(dist, 'index.html');

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

/** The sources of the scripts that stand in the page itself, as a content policy names them. */
export function inlineScripts(): string[] {
  if (!existsSync(indexFile)) return [];
  const scripts = readFileSync(indexFile, 'utf8').matchAll(/<script>([^]*?)<\/script>/g);
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
