import compression from 'compression';
import type { Request, RequestHandler } from 'express';
import { Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { pipeline } from 'node:stream/promises';
import { publicCacheControl } from '../cache/response.ts';
import { clientGone } from './session.ts';
import type { ReadData } from './site-bundle.ts';
import { loadSiteBundle } from './site-bundle.ts';

/** Runs a registered operation as a visitor; its response is not cached. */
export type ReadOnce = (
  operation: string,
  variables: Record<string, unknown>,
  req: Request,
  stop: AbortController,
) => ReturnType<ReadData>;

/** How many downloads are sent at the same time; each reads a page of its list after the other. */
const maxDownloads = 8;

/** How many of them go to one address, so that nobody takes them all. */
const maxOfAddress = 2;

/** How long a client may take nothing of a download. */
const maxIdleMs = 30_000;

/**
 * Serves the web app's part lists for spreadsheets: they are written as they are read, no faster than
 * the client takes them. Passes on the addresses of lists that do not exist.
 */
export function downloads(limit: RequestHandler, read: ReadOnce): Router {
  /** The address of each download that is being sent. */
  const running: string[] = [];
  const router = Router();
  router.get(/\.csv$/, limit, compression(), async (req, res, next) => {
    const gone = clientGone(res);
    const bundle = await loadSiteBundle().catch(() => undefined);
    const download = bundle?.download(req.originalUrl, (operation, variables) =>
      read(operation, variables, req, gone),
    );
    if (!download) {
      next();
      return;
    }
    const unavailable = () => res.status(503).set('Retry-After', '30').end();
    const address = ipKeyGenerator(req.ip ?? 'unknown');
    const ofAddress = running.filter((other) => other === address);
    if (running.length >= maxDownloads || ofAddress.length >= maxOfAddress) {
      unavailable();
      return;
    }
    const { headers, pieces } = download;
    running.push(address);
    try {
      const first = await pieces.next();
      if (first.done) {
        next();
        return;
      }
      res.set(headers).set('Cache-Control', publicCacheControl);
      if (req.method === 'HEAD') {
        res.end();
        return;
      }
      res.setTimeout(maxIdleMs, () => res.destroy());
      // Where a later page cannot be read, the connection breaks, and the client knows that it lacks rows.
      await pipeline(async function* () {
        yield first.value;
        yield* pieces;
      }, res);
    } catch {
      if (!res.headersSent) unavailable();
    } finally {
      running.splice(running.indexOf(address), 1);
      await pieces.return(undefined);
    }
  });
  return router;
}
