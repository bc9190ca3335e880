import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { QueryAnswers } from './answers/query-answers.ts';
import { queryByGet } from './answers/query-by-get.ts';
import type { GatewayConfig } from './config.ts';
import { createApollo } from './graphql/apollo.ts';
import { documentNamed } from './graphql/registered-operations.ts';
import type { Context } from './context.ts';
import { createRest } from './context.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { errorHandler } from './http/error-handler.ts';
import { explorer } from './http/explorer.ts';
import { connections, healthRoutes } from './http/health.ts';
import type { ReadPublic } from './http/first-pages.ts';
import { firstPages } from './http/first-pages.ts';
import { Metrics } from './http/metrics.ts';
import { generalRateLimit } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { clientGone, requestId, restSession } from './http/session.ts';
import { uploads } from './http/uploads.ts';
import type { LimitedUse } from './http/use-limits.ts';
import { UseCounter } from './http/use-limits.ts';
import { webApp } from './http/web-app.ts';
import { Breaker } from './rest/breaker.ts';
import { Extensions } from './rest/extensions.ts';
import { LastGoodAnswers } from './rest/last-good-answers.ts';
import type { RestAnswer } from './rest/rest-call.ts';
import { SharedReads } from './rest/shared-reads.ts';
import type { Topic } from './rest/topic.ts';
import { isPublic } from './rest/topic.ts';
import { OtherGateways } from './shared/other-gateways.ts';
import type { RedisLink } from './shared/redis-link.ts';

/** The gateway, not listening yet. */
export interface Gateway {
  listener: RequestListener;
  /** Ends what the gateway holds; call it when no request is running any more. */
  close(): Promise<void>;
}

/**
 * Makes the gateway over any backend: the web app, `/graphql`, `/healthz`, `/readyz`, `/metrics` and,
 * where it is given, the embedded backend's handler at `/api`.
 */
export async function createGateway(
  config: GatewayConfig,
  embedded?: RequestHandler,
): Promise<Gateway> {
  const log = pino({ level: config.logLevel });
  const breaker = new Breaker();
  const redis = config.redisUrl === undefined ? undefined : await linkTo(config.redisUrl, log);
  const connected = () => connections(config, redis);
  const metrics = new Metrics(breaker, connected);
  const apollo = createApollo(config, log, metrics);
  await apollo.start();
  const answers = new QueryAnswers(
    () => (others?.isInTouch() === false ? 0 : config.keepAnswersMs),
    metrics,
    config.sandbox,
  );
  const sharedReads = new SharedReads<RestAnswer>();
  const lastGood = new LastGoodAnswers();
  const forget = (write?: Topic) => {
    sharedReads.forget();
    lastGood.forget(write);
    answers.forget(write);
  };
  const forgetAnswers = () => {
    sharedReads.forget();
    answers.forget();
  };
  const others =
    redis && new OtherGateways(redis, { touched: forget, all: forget, answers: forgetAnswers });
  const announceWrite = async (write: Topic) => {
    if (!isPublic(write)) return;
    forget(write);
    await others?.announce(write);
  };
  const extensions = new Extensions();
  const shared = { sharedReads, lastGood, extensions, breaker, announceWrite };
  const uses = new UseCounter(config.useLimits, redis);
  const createContext = (req: Request, stop: AbortController): Context => {
    const session = restSession(config, shared, req, stop);
    return {
      session,
      publicBackendUrl: config.publicBackendUrl,
      rest: createRest(session),
      countUse: (use: LimitedUse) => uses.count(use, session.clientAddress),
    };
  };

  const app = express();
  app.disable('x-powered-by');
  if (embedded) app.use('/api', embedded);
  app.set('trust proxy', config.trustProxy);
  app.use(requestId);
  const limited = generalRateLimit(config.requestsPerMinute, redis);
  // Data alone: the headers of pages are not for them, and their answers are compressed once.
  app.use(
    '/graphql',
    allowedOrigins(config.allowedOrigins),
    limited,
    answers.handler(queryByGet(apollo, createContext)),
  );
  app.use(securityHeaders(config), compression());
  app.use(healthRoutes(config, connected));
  app.get('/metrics', metrics.answer);
  app.use(
    '/graphql',
    neverKept,
    express.json({ limit: '1mb' }),
    uploads(config.maxUploadMb),
    expressMiddleware(apollo, {
      context: ({ req, res }) => Promise.resolve(createContext(req, clientGone(res))),
    }),
  );
  const readPublic: ReadPublic = async (operation, variables, req, res) => {
    const contextValue = createContext(req, clientGone(res));
    const query = documentNamed(operation);
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single' || body.singleResult.errors) throw new Error('the data are missing');
    return body.singleResult.data ?? {};
  };
  app.get('/', limited);
  app.use('/first-page', limited);
  app.use(firstPages(readPublic, config.maxUploadMb, log));
  if (config.sandbox) app.use('/explorer', explorer());
  app.use(webApp());
  app.use(errorHandler(log));
  const listener = answers.before(app);
  return {
    listener: (req, res) => {
      others?.beginRequest();
      listener(req, res);
    },
    close: async () => {
      await apollo.stop();
      await others?.leave();
      await redis?.close();
    },
  };
}

/** Whatever is no complete answer to a public query is for this client alone. */
const neverKept: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Redis' client is loaded only where there is a Redis: it is a sixth of what a start has to load. */
async function linkTo(redisUrl: string, log: Logger): Promise<RedisLink> {
  const redis = await import('./shared/redis-link.ts');
  return new redis.RedisLink(redisUrl, log);
}
