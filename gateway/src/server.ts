import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import type { GatewayConfig } from './config.ts';
import { createApollo } from './graphql/apollo.ts';
import type { Context } from './context.ts';
import { createRest } from './context.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { errorHandler } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import type { ReadPublic } from './http/home-page.ts';
import { homePage } from './http/home-page.ts';
import { Metrics } from './http/metrics.ts';
import { generalRateLimit } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { requestId, restSession } from './http/session.ts';
import { uploads } from './http/uploads.ts';
import type { LimitedUse } from './http/use-limits.ts';
import { UseCounter } from './http/use-limits.ts';
import { webApp } from './http/web-app.ts';
import { Breaker } from './rest/breaker.ts';
import { LastGoodAnswers } from './rest/last-good-answers.ts';
import { SharedReads } from './rest/shared-reads.ts';

/** The gateway, not listening yet. */
export interface Gateway {
  app: express.Express;
  /** Ends what the gateway holds; call it when no request is running any more. */
  close(): Promise<void>;
}

/** Makes the gateway: the web app, `/graphql`, `/healthz` and `/readyz`, over any backend. */
export async function createGateway(config: GatewayConfig): Promise<Gateway> {
  const log = pino({ level: config.logLevel });
  const metrics = new Metrics();
  const apollo = createApollo(config, log, metrics);
  await apollo.start();
  const shared = {
    sharedReads: new SharedReads(),
    lastGood: new LastGoodAnswers(),
    breaker: new Breaker(),
  };
  const uses = new UseCounter(config.useLimits);
  const createContext = (req: Request, res: Response): Context => {
    const session = restSession(config, shared, req, res);
    return {
      session,
      publicBackendUrl: config.publicBackendUrl,
      rest: createRest(session),
      countUse: (use: LimitedUse) => uses.count(use, session.clientAddress),
    };
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestId, securityHeaders(config), compression());
  app.use(healthRoutes(config));
  app.get('/metrics', metrics.answer);
  app.use(
    '/graphql',
    allowedOrigins(config.allowedOrigins),
    generalRateLimit(config.requestsPerMinute),
    express.json({ limit: '1mb' }),
    uploads(config.maxUploadMb),
    expressMiddleware(apollo, {
      context: ({ req, res }) => Promise.resolve(createContext(req, res)),
    }),
  );
  const readPublic: ReadPublic = async (query, req, res) => {
    const contextValue = createContext(req, res);
    const { body } = await apollo.executeOperation({ query }, { contextValue });
    if (body.kind !== 'single' || body.singleResult.errors) throw new Error('the data are missing');
    return body.singleResult.data;
  };
  app.get('/', homePage(readPublic, log));
  app.use(webApp());
  app.use(errorHandler(log));
  return { app, close: () => apollo.stop() };
}
