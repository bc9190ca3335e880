import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response as ExpressResponse } from 'express';
import { Router } from 'express';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import { languageKeys } from '../contract/language.ts';
import type { Metrics } from './metrics.ts';
import type { Response } from './response.ts';
import { createResponse, sendResponse } from './response.ts';
import type { ResponseCache } from './response-cache.ts';
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
  response: Pick<Response, 'tags' | 'isPublic' | 'backendIsAway'>;
}

/** What documents are made of and go through. */
interface Parts {
  config: GatewayConfig;
  read: ReadPublic;
  cache: ResponseCache;
  metrics: Metrics;
  log: Logger;
}

/** Headers about one request, which a cached response must not carry to others. */
const headersOfOneRequest = ['ratelimit', 'ratelimit-policy', 'x-request-id'];

/** A host as browsers send it, with its port. */
const validHost = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/**
 * Serves what the web app answers for its own addresses: the documents of the public screens, the
 * sitemap, part lists for spreadsheets (docs/decisions/web-addresses.md). Cached like public queries.
 */
export class Documents {
  readonly #parts: Parts;
  readonly #load: () => Promise<SiteBundle>;
  #bundle: Promise<SiteBundle> | undefined;

  constructor(parts: Parts, load = loadSiteBundle) {
    this.#parts = parts;
    this.#load = load;
  }

  /** Serves fresh responses before Express, which costs several times more. */
  before(next: RequestListener): RequestListener {
    const { cache, metrics } = this.#parts;
    return (req, res) => {
      const base = this.#baseWithoutExpress(req);
      const isRead = req.method === 'GET' && base !== undefined;
      const fresh = isRead ? cache.fresh(`${base} ${req.url}`) : undefined;
      if (!fresh) {
        next(req, res);
        return;
      }
      const status = sendResponse(req, res, fresh);
      metrics.servedFromCache(fresh.operation, status === 304 ? 'not modified' : 'fresh');
    };
  }

  /** Serves the addresses of the web app after `limit`; passes the rest on. */
  routes(limit: RequestHandler): Router {
    const router = Router();
    router.use(async (req, _res, next) => {
      const bundle =
        req.method === 'GET' || req.method === 'HEAD' ? await this.#loaded() : undefined;
      next(bundle?.isAddress(req.originalUrl) ? undefined : 'router');
    });
    router.use(limit, (req, res, next) => this.#serve(req.originalUrl, req, res, next));
    return router;
  }

  /** Says in the reader's language that there is no such page; passes on what asks for no page. */
  missing(limit: RequestHandler): Router {
    const router = Router();
    router.use((req, _res, next) => {
      const asksForPage = req.method === 'GET' && req.accepts('html') && !/\.\w+$/.test(req.path);
      next(asksForPage ? undefined : 'router');
    });
    router.use(limit, (req, res, next) => {
      const language = req.acceptsLanguages([...languageKeys]) || languageKeys[0];
      return this.#serve(`/${language}/-${req.path}`, req, res, next, true);
    });
    return router;
  }

  /** Returns the bundle; undefined where the web app has not been built, as in development. */
  async #loaded(): Promise<SiteBundle | undefined> {
    this.#bundle ??= this.#load();
    return this.#bundle.catch(() => undefined);
  }

  /** Serves the answer for `target`; with `orNothing` passes on what cannot be rendered. */
  async #serve(
    target: string,
    req: Request,
    res: ExpressResponse,
    next: NextFunction,
    orNothing = false,
  ): Promise<void> {
    const bundle = await this.#loaded();
    if (!bundle) {
      next();
      return;
    }
    const { cache, config } = this.#parts;
    const gone = clientGone(res);
    const site = { base: this.#base(req), maxUploadMb: config.maxUploadMb };
    const headers = sharedHeaders(res.getHeaders());
    try {
      const response = await cache.request(`${site.base} ${target}`, gone.signal, (stop) =>
        this.#make(bundle, target, site, headers, req, stop.signal),
      );
      if (orNothing && response.status === 503) {
        next();
        return;
      }
      if (response.isPublic) headersOfOneRequest.forEach((name) => res.removeHeader(name));
      sendResponse(req, res, response);
    } catch (error) {
      if (!gone.signal.aborted) next(error);
    }
  }

  async #make(
    bundle: SiteBundle,
    target: string,
    site: Site,
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
    const answer = await bundle.answer(target, site, read).catch((error: unknown) => {
      stop.throwIfAborted();
      this.#parts.log.warn({ err: error, target }, 'A document could not be rendered');
      return bundle.unavailable(target, site);
    });
    return createResponse({
      operation: 'document',
      status: answer.status,
      headers: { ...headers, ...answer.headers },
      text: answer.body,
      isPublic: answer.status === 200 && reads.every(({ isPublic }) => isPublic),
      backendIsAway: answer.status === 503 && reads.some(({ backendIsAway }) => backendIsAway),
      tags: reads.flatMap(({ tags }) => tags),
    });
  }

  /** The origin of absolute addresses: as configured, else the request's own. */
  #base(req: Request): string {
    return this.#parts.config.publicUrl ?? originOf(req.protocol, req.host);
  }

  /** The same as `#base` before Express; undefined where only Express knows what proxies say. */
  #baseWithoutExpress({ headers }: IncomingMessage): string | undefined {
    const { publicUrl, trustProxy } = this.#parts.config;
    if (publicUrl !== undefined) return publicUrl;
    return trustProxy === false ? originOf('http', headers.host) : undefined;
  }
}

function originOf(protocol: string, host = ''): string {
  return `${protocol}://${validHost.test(host) ? host : 'localhost'}`;
}

/** The headers that every client gets, such as the content policy. */
function sharedHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const shared = Object.entries(headers).filter(([name]) => !headersOfOneRequest.includes(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}
