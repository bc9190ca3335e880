import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { projectRoot } from '../project-root.ts';

const dist = fileURLToPath(new URL('web/dist', projectRoot));
const indexFile = join(dist, 'index.html');

/**
 * Serves the built web app, compressed by the build: browsers store files with a hash in their name
 * for ever and revalidate the rest (`index.html`). Serves nothing without a build.
 */
export function webApp(): RequestHandler {
  if (!existsSync(dist)) return (_req, _res, next) => next();
  const serve = expressStaticGzip(dist, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      setHeaders: (res, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path);
        res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    },
  });
  return (req, res, next) => {
    if (isWellEncoded(req.path)) serve(req, res, next);
    else next();
  };
}

/** Whether a path can be decoded: for `/50%` the library would send a text of its own. */
function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns the hashes of the page's inline scripts, as a content policy names them. */
export function inlineScripts(): string[] {
  if (!existsSync(indexFile)) return [];
  const scripts = readFileSync(indexFile, 'utf8').matchAll(/<script>([^]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
}
