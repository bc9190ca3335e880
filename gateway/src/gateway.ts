import { bearerToken } from 'backend/request-headers';
import compression from 'compression';
import type { Request, RequestHandler } from 'express';
import express from 'express';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { invalidationBus } from './cache/invalidation-bus.ts';
import type { RedisLink } from './cache/redis-link.ts';
import { brotliOptions } from './cache/response.ts';
import { ResponseCache } from './cache/response-cache.ts';
import type { GatewayConfig, UsageLimit } from './config.ts';
import { imageBaseOf, unconnectedFreshMs } from './config.ts';
import { createContext } from './context.ts';
import { ContentIndex } from './find/content-index.ts';
import { createApollo } from './graphql/apollo.ts';
import { operationsOf } from './graphql/registered-operations.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { Documents } from './http/documents.ts';
import { downloads } from './http/downloads.ts';
import { errorHandler } from './http/error-handler.ts';
import { explorer, schemaFile } from './http/explorer.ts';
import { fileRules } from './http/file-rules.ts';
import { GraphqlEndpoint } from './http/graphql-endpoint.ts';
import { Health } from './http/health.ts';
import { Metrics } from './http/metrics.ts';
import { generalRateLimit, usageLimiter } from './http/rate-limit.ts';
import { operationRunner } from './http/run-operation.ts';
import { noSniff, securityHeaders } from './http/security-headers.ts';
import { securityTxt } from './http/security-txt.ts';
import { serveCached } from './http/serve-cached.ts';
import { callerOf, clientGone, onlyWithToken, requestId } from './http/session.ts';
import { uploads } from './http/uploads.ts';
import { webApp } from './http/web-app.ts';
import type { Write } from './rest/cache-tag.ts';
import { isPublic } from './rest/cache-tag.ts';
import { CircuitBreaker } from './rest/circuit-breaker.ts';
import { knownRoles } from './rest/own-account.ts';
import { backendOffer } from './rest/rest-call.ts';
import { beginSession } from './rest/rest-session.ts';
import { WholeLists } from './rest/whole-lists.ts';
import { schema } from './schema.ts';
import { settingsOrEmpty } from './settings/settings-api.ts';
import { PartIndex } from './spare/part-index.ts';
import { KnownNames } from './synonym/known-names.ts';

/** A backend in the same process. */
export interface EmbeddedBackend {
  /** Mounted at `/api`. */
  handler: RequestHandler;
  /** Returns its part of `/metrics`. */
  metrics: () => Promise<string>;
}

/** The gateway, not listening yet. */
export interface Gateway {
  listener: RequestListener;
  /** Closes the gateway's connections. Call it when no request is running any more. */
  close(): Promise<void>;
}

/**
 * Creates the gateway over any backend: the web app, `/graphql`, `/healthz`, `/readyz`, `/metrics` and
 * the embedded backend, if any, at `/api`.
 */
export async function createGateway(
  config: GatewayConfig,
  embedded?: EmbeddedBackend,
): Promise<Gateway> {
  const log = pino({ level: config.logLevel });
  const breaker = new CircuitBreaker();
  const redis = config.redisUrl === undefined ? undefined : await linkTo(config.redisUrl, log);
  const offer = backendOffer(config, breaker);
  const health = new Health({ config, offer, settings: settingsOrEmpty, redis });
  const metrics = new Metrics(breaker, () => health.connections(), embedded?.metrics);
  const apollo = createApollo(schema, config, log, metrics);
  await apollo.start();
  const fresh = () => freshMs(config, redis);
  const cache = new ResponseCache(fresh);
  const wholeLists = new WholeLists(fresh);
  const partIndex = new PartIndex(fresh);
  const contentIndex = new ContentIndex(fresh);
  const knownNames = new KnownNames(fresh);
  const invalidateHere = (write?: Write) => {
    const stores = [cache, wholeLists, partIndex, contentIndex, knownNames];
    for (const store of stores) store.invalidate(write);
  };
  const publish = redis && invalidationBus(redis, invalidateHere);
  const invalidate = async (write: Write) => {
    if (!isPublic(write)) return;
    invalidateHere(write);
    await publish?.(write);
  };
  const shared = {
    config,
    offer,
    wholeLists,
    silentEndpoints: new Set<string>(),
    knownRoles: knownRoles(),
    breaker,
    invalidate,
  };
  const checkUsageLimit = usageLimiter(config.usageLimits, metrics, redis);
  const contextOf = (req: Request, stop: AbortController, token: string | undefined) => {
    const session = beginSession(shared, callerOf(req, stop, token));
    return createContext(session, {
      imageBase: imageBaseOf(config),
      publicBackendUrl: config.publicBackendUrl,
      imprint: config.imprint,
      partIndex,
      contentIndex,
      knownNames,
      checkUsageLimit: (limit: UsageLimit) => checkUsageLimit(limit, session.clientAddress),
    });
  };

  const run = operationRunner(apollo, contextOf);
  const graphql = new GraphqlEndpoint(run, cache, metrics, operationsOf(config), config.sandbox);
  const read = graphql.read.bind(graphql);
  const documents = new Documents({ config, read, cache, metrics, log });

  const keyOf = (req: IncomingMessage) => graphql.keyOf(req) ?? documents.keyOf(req);

  const app = express();
  app.disable('x-powered-by');
  if (embedded) app.use('/api', embedded.handler);
  app.set('trust proxy', config.trustProxy);
  app.use(requestId, noSniff);
  const limited = generalRateLimit(config.requestsPerMinute, metrics, redis);
  // Before the headers of pages and their compression: responses of the caches are compressed once.
  app.use('/graphql', allowedOrigins(config.allowedOrigins), limited, graphql.byGet);
  app.use(securityHeaders(config), downloads(limited, graphql.readOnce.bind(graphql)));
  app.use(documents.routes(limited), compression({ brotli: brotliOptions }));
  app.use(health.routes(), securityTxt(config));
  app.get('/metrics', onlyWithToken(config.metricsToken), metrics.serve);
  app.use(
    '/graphql',
    graphql.readJson,
    uploads({
      fileRule: fileRules(schema, config),
      maxUploadMb: config.maxUploadMb,
      metrics,
      checkAdministrator: (req, res) =>
        contextOf(req, clientGone(res), bearerToken(req)).rest.account.me(),
    }),
    graphql.byPost,
  );
  if (config.sandbox) app.use('/explorer', explorer()).get('/schema.graphql', schemaFile());
  app.use(webApp(), documents.missing(limited));
  app.use(errorHandler(log));
  return {
    listener: serveCached(cache, metrics, keyOf, app),
    close: async () => {
      await apollo.stop();
      await redis?.close();
    },
  };
}

/** Returns how long responses are fresh; shorter while Redis cannot tell of other gateways' writes. */
function freshMs({ cacheMs }: GatewayConfig, redis: RedisLink | undefined): number {
  return redis?.isConnected === false ? Math.min(cacheMs, unconnectedFreshMs) : cacheMs;
}

/** Loads Redis' client, a sixth of what a start loads, only where it is used. */
async function linkTo(redisUrl: string, log: Logger): Promise<RedisLink> {
  const redis = await import('./cache/redis-link.ts');
  return new redis.RedisLink(redisUrl, log);
}
