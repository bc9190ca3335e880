import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { cutText } from 'backend/cut-text';
import { QueueFullError, Turns } from 'backend/turns';
import type { NextFunction, Request, RequestHandler, Response as ExpressResponse } from 'express';
import { Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import { languageKeys } from '../contract/language.ts';
import type { Metrics } from './metrics.ts';
import { anyOrigin, withOriginOf } from './request-origin.ts';
import type { Response } from '../cache/response.ts';
import { createResponse, headersOfOneRequest, sendResponse } from '../cache/response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { clientGone } from './session.ts';
import type { Site, SiteBundle } from './site-bundle.ts';
import { loadSiteBundle } from './site-bundle.ts';

/** Runs a registered operation as a visitor; `stop` aborts it. */
export type ReadPublic = (
  operation: string,
  variables: Record<string, unknown>,
  req: Request,
  stop: AbortSignal,
) => Promise<PublicRead>;

/** The result of a public query, and what it depends on. */
export interface PublicRead {
  /** Undefined where the query has errors. */
  data: Record<string, unknown> | undefined;
  response: Pick<Response, 'tags' | 'isPublic' | 'backendIsAway' | 'isOfOneClient'>;
}

/** What documents are made of and go through. */
interface Parts {
  config: GatewayConfig;
  read: ReadPublic;
  cache: ResponseCache;
  metrics: Metrics;
  log: Logger;
}

/** Longer addresses are those of long searches. */
const maxLoggedLength = 200;

/** Most of a rendering is waiting for the backend; the rest is done one by one anyway. */
const maxRenderings = 8;
/** As many as are rendered within a second or two. */
const maxWaitingRenderings = 50;

/**
 * Serves the responses of the web app for its own addresses: the documents of the public screens, the
 * sitemap, part lists for spreadsheets (docs/decisions/addresses.md). Cached like public queries,
 * under the one address of each.
 */
export class Documents {
  readonly #parts: Parts;
  readonly #load: () => Promise<SiteBundle>;
  readonly #site: Site;
  readonly #turns = new Turns(maxRenderings, maxWaitingRenderings);
  #bundle: Promise<SiteBundle> | undefined;

  constructor(parts: Parts, load = loadSiteBundle) {
    const { publicUrl = anyOrigin, maxUploadMb } = parts.config;
    this.#parts = parts;
    this.#load = load;
    this.#site = { base: publicUrl, maxUploadMb };
  }

  /** Returns the address of a document as its key in the cache; undefined where that does not decide on it. */
  keyOf(req: IncomingMessage): string | undefined {
    // Without a public address, only Express knows the origin that a proxy names.
    const isDecided = this.#parts.config.publicUrl !== undefined && isRead(req);
    return isDecided ? req.url : undefined;
  }

  /** Serves the addresses of the web app after `limit`; passes the rest on. */
  routes(limit: RequestHandler): Router {
    const router = Router();
    router.use(async (req, _res, next) => {
      const bundle = isRead(req) ? await this.#loaded() : undefined;
      next(bundle?.resolve(req.originalUrl) ? undefined : 'router');
    });
    router.use(limit, (req, res, next) => this.#serve(req.originalUrl, req, res, next));
    return router;
  }

  /** Serves 'no such page' in the reader's language; passes on requests for anything but a page. */
  missing(limit: RequestHandler): Router {
    const router = Router();
    router.use((req, _res, next) => {
      const asksForPage = isRead(req) && req.accepts('html') && !/\.\w+$/.test(req.path);
      next(asksForPage ? undefined : 'router');
    });
    router.use(limit, (req, res, next) => {
      const language = req.acceptsLanguages([...languageKeys]) || languageKeys[0];
      return this.#serve(`/${language}/no-such-page`, req, res, next, true);
    });
    return router;
  }

  /** Returns the bundle; undefined where the web app has not been built, as in development. */
  async #loaded(): Promise<SiteBundle | undefined> {
    this.#bundle ??= this.#load();
    return this.#bundle.catch(() => undefined);
  }

  /** Serves the response for `target`; with `orNothing` passes on what cannot be rendered. */
  async #serve(
    target: string,
    req: Request,
    res: ExpressResponse,
    next: NextFunction,
    orNothing = false,
  ): Promise<void> {
    const bundle = await this.#loaded();
    const destination = bundle?.resolve(target);
    if (!bundle || !destination) {
      next();
      return;
    }
    const { address, isRedirect, notFound } = destination;
    if (isRedirect) {
      res.status(301).set({ location: address, 'cache-control': 'no-store' }).end();
      return;
    }
    const gone = clientGone(res);
    try {
      const found = await this.#respond(bundle, address, req, res, gone.signal);
      const response = found ?? (await this.#respond(bundle, notFound, req, res, gone.signal));
      if (!response || (orNothing && response.status === 503)) {
        next();
        return;
      }
      if (response.isPublic) headersOfOneRequest.forEach((name) => res.removeHeader(name));
      const sent = withOriginOf(req, response);
      sendResponse(req, res, orNothing ? inLanguageOfReader(sent) : sent);
    } catch (error) {
      if (!gone.signal.aborted) next(error);
    }
  }

  /** Returns the response for an address, which may be in the cache; undefined where there is nothing. */
  async #respond(
    bundle: SiteBundle,
    address: string,
    req: Request,
    res: ExpressResponse,
    gone: AbortSignal,
  ): Promise<Response | undefined> {
    const { cache, metrics } = this.#parts;
    const fresh = cache.fresh(address);
    if (fresh) {
      metrics.servedFromCache(fresh.operation, 'fresh');
      return fresh;
    }
    const headers = sharedHeaders(res.getHeaders());
    try {
      return await cache.request(address, gone, (stop) =>
        this.#make(bundle, address, headers, req, stop.signal),
      );
    } catch (error) {
      if (error instanceof NothingThereError) return undefined;
      throw error;
    }
  }

  async #make(
    bundle: SiteBundle,
    address: string,
    headers: Record<string, string>,
    req: Request,
    stop: AbortSignal,
  ): Promise<Response> {
    const reads: PublicRead['response'][] = [];
    const read = async (operation: string, variables: Record<string, unknown>) => {
      const { data, response } = await this.#parts.read(operation, variables, req, stop);
      reads.push(response);
      if (!data) throw new Error(`${operation} has errors`);
      return data;
    };
    const { log, metrics } = this.#parts;
    const operation = 'document';
    try {
      const render = () => bundle.respond(address, this.#site, read);
      const by = ipKeyGenerator(req.ip ?? 'unknown');
      const rendered = await this.#turns.use(1, render, { by, signal: stop });
      if (!rendered) throw new NothingThereError();
      return createResponse({
        operation,
        status: rendered.status,
        headers: { ...headers, ...rendered.headers },
        text: rendered.body,
        isPublic: reads.every(({ isPublic }) => isPublic),
        backendIsAway: false,
        isOfOneClient: false,
        tags: reads.flatMap(({ tags }) => tags),
      });
    } catch (error) {
      stop.throwIfAborted();
      if (error instanceof NothingThereError) throw error;
      const isBusy = error instanceof QueueFullError;
      if (isBusy) metrics.refused('renderings');
      else {
        const loggedAddress = cutText(address, maxLoggedLength);
        log.warn({ err: error, address: loggedAddress }, 'A document could not be rendered');
      }
      const apology = await bundle.unavailable(address, this.#site);
      return createResponse({
        operation,
        status: apology.status,
        headers: { ...headers, ...apology.headers },
        text: apology.body,
        isPublic: false,
        // A stale response serves as well where there is no time for a new one.
        backendIsAway: isBusy || reads.some(({ backendIsAway }) => backendIsAway),
        isOfOneClient: reads.some(({ isOfOneClient }) => isOfOneClient),
        tags: [],
      });
    }
  }
}

/** There is nothing at an address; no response stands for it in the cache, since strangers name any number. */
class NothingThereError extends Error {}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The headers that every client gets, such as the content policy. */
function sharedHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const shared = Object.entries(headers).filter(([name]) => !headersOfOneRequest.includes(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

/** Tells caches that the address has a page in each language. */
function inLanguageOfReader(response: Response): Response {
  const { vary } = response.cacheHeaders;
  const cacheHeaders = { ...response.cacheHeaders, vary: `${vary}, Accept-Language` };
  return { ...response, cacheHeaders };
}
