import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { bearerToken } from 'backend/request-headers';
import type { Request, RequestHandler } from 'express';
import express from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RegisteredOperations } from '../config.ts';
import type { PublicRead } from './documents.ts';
import type { Metrics } from './metrics.ts';
import type { PublicQuery } from '../cache/public-query.ts';
import { isQuery, queryByGet, queryOfWebApp } from '../cache/public-query.ts';
import { clientGone } from './session.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Response } from '../cache/response.ts';
import { headersOfOneRequest, notStorable, sendResponse } from '../cache/response.ts';
import type { RunOperation } from './run-operation.ts';

const resultSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.unknown()).optional(),
});

/**
 * Serves `/graphql`. Public queries by GET go through the response cache. Those by POST are never
 * served fresh: they join what is in flight, and get a stale response while the backend is away.
 * Requests with a token never reach the cache.
 */
export class GraphqlEndpoint {
  readonly #run: RunOperation;
  readonly #cache: ResponseCache;
  readonly #metrics: Metrics;
  readonly #registered: RegisteredOperations;
  readonly #traces: boolean;
  readonly #bodyHashes = new WeakMap<IncomingMessage, string>();
  /** Queries by their spelling, since reading one takes as long as sending a fresh response. */
  readonly #queries = new LRUCache<string, PublicQuery>({
    maxSize: 1024 * 1024,
    sizeCalculation: ({ key }, spelling) => 2 * key.length + spelling.length + 500,
  });

  /** `traces` says whether clients may ask for a trace of their query. */
  constructor(
    run: RunOperation,
    cache: ResponseCache,
    metrics: Metrics,
    registered: RegisteredOperations,
    traces: boolean,
  ) {
    this.#run = run;
    this.#cache = cache;
    this.#metrics = metrics;
    this.#registered = registered;
    this.#traces = traces;
  }

  /** Returns the key of a public query by GET in the cache; undefined for every other request. */
  keyOf(req: IncomingMessage): string | undefined {
    return this.#publicQuery(req, req.url)?.key;
  }

  /** Serves queries by GET from our own pages; passes the rest on. */
  byGet: RequestHandler = async (req, res, next) => {
    if (!this.#isQueryByGet(req, req.originalUrl)) {
      next();
      return;
    }
    const query = this.#publicQuery(req, req.originalUrl);
    const gone = clientGone(res);
    try {
      const response = query
        ? await this.#runShared(query, req, gone.signal)
        : await this.#run(req, gone, bearerToken(req));
      if (response.isPublic) headersOfOneRequest.forEach((name) => res.removeHeader(name));
      sendResponse(req, res, response);
    } catch (error) {
      if (!gone.signal.aborted) next(error);
    }
  };

  /** Reads JSON. Its hash is that of the bytes: what is nested deep cannot be written as JSON again. */
  readonly readJson: RequestHandler = express.json({
    limit: '1mb',
    verify: (req, _res, bytes) => this.#bodyHashes.set(req, hash('sha256', bytes)),
  });

  /** Serves everything else: operations by POST, and whatever a browser opens. */
  byPost: RequestHandler = async (req, res, next) => {
    const body: unknown = req.body;
    const { accept = '', 'content-type': type = '' } = req.headers;
    const gone = clientGone(res);
    const token = bearerToken(req);
    const bodyHash = this.#bodyHashes.get(req);
    // By another method, Apollo runs what stands in the address, whatever the body says.
    const isPublic =
      req.method === 'POST' && token === undefined && !this.#wantsTrace(req) && isQuery(body);
    try {
      const response =
        isPublic && bodyHash !== undefined
          ? await this.#runShared({ key: `POST ${accept} ${type} ${bodyHash}` }, req, gone.signal)
          : await this.#run(req, gone, token);
      const { status, headers, cacheHeaders, body: bytes } = notStorable(response);
      res.status(status).set(headers).set(cacheHeaders).send(bytes);
    } catch (error) {
      if (!gone.signal.aborted) next(error);
    }
  };

  /** Runs a registered public query for a document; `stop` aborts it. */
  async read(
    operation: string,
    variables: Record<string, unknown>,
    req: Request,
    stop: AbortSignal,
  ): Promise<PublicRead> {
    const query = queryOfWebApp(operation, variables);
    const response = this.#cache.fresh(query.key) ?? (await this.#runShared(query, req, stop));
    return { data: dataOf(response), response };
  }

  /** Runs a registered public query for a download, whose pages are too many for the cache. */
  async readOnce(
    operation: string,
    variables: Record<string, unknown>,
    req: Request,
    stop: AbortController,
  ): Promise<Record<string, unknown>> {
    const query = queryOfWebApp(operation, variables);
    const data = dataOf(await this.#run(req, stop, undefined, query.operation));
    if (!data) throw new Error(`${operation} has errors`);
    return data;
  }

  /** Runs an operation once for all who wait for it, so without the token of any of them. */
  #runShared(
    { key, operation }: Pick<PublicQuery, 'key'> & Partial<PublicQuery>,
    req: Request,
    signal: AbortSignal,
  ): Promise<Response> {
    return this.#cache.request(key, signal, (stop) => this.#run(req, stop, undefined, operation));
  }

  /** Reads a public query by GET; undefined for every other request. */
  #publicQuery(req: IncomingMessage, url = ''): PublicQuery | undefined {
    if (bearerToken(req) !== undefined || !this.#isQueryByGet(req, url)) return undefined;
    const { accept = '' } = req.headers;
    const spelling = `${accept} ${url}`;
    const known = this.#queries.get(spelling);
    if (known) return known;
    const query = queryByGet(url.slice(url.indexOf('?')), accept, this.#registered);
    if (query) this.#queries.set(spelling, query);
    return query;
  }

  /** Whether a request is a query by GET from our own pages, without a trace. */
  #isQueryByGet({ method, headers }: IncomingMessage, url: string): boolean {
    return (
      method === 'GET' &&
      url.startsWith('/graphql?') &&
      headers.origin === undefined &&
      // Browsers send it to another site only after a preflight (csrfPrevention).
      headers['apollo-require-preflight'] !== undefined &&
      !this.#wantsTrace({ headers })
    );
  }

  /** Where clients get no traces, asking for one does not bypass the cache. */
  #wantsTrace({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return this.#traces && headers['x-rest-trace'] !== undefined;
  }
}

/** Returns the data of a query; undefined where it has errors. */
function dataOf({ body }: Response): PublicRead['data'] {
  const { data, errors } = resultSchema.parse(JSON.parse(body.toString()));
  return errors ? undefined : (data ?? undefined);
}
