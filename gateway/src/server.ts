import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { pino } from 'pino';
import type { GatewayConfig } from './config.ts';
import { createApollo } from './graphql/apollo.ts';
import { createRest } from './graphql/context.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { errorHandler } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { generalRateLimit } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { requestId, restSession } from './http/session.ts';
import { webApp } from './http/web-app.ts';

/** The most files that one mutation may carry. */
const maxFiles = 20;

/** The gateway, not listening yet. */
export interface Gateway {
  app: express.Express;
  /** Ends what the gateway holds; call it when no request is running any more. */
  close(): Promise<void>;
}

/** Makes the gateway: the web app, `/graphql`, `/healthz` and `/readyz`, over any backend. */
export async function createGateway(config: GatewayConfig): Promise<Gateway> {
  const log = pino({ level: config.logLevel });
  const apollo = createApollo(config, log);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestId, securityHeaders(config), compression());
  app.use(healthRoutes(config));
  app.use(
    '/graphql',
    allowedOrigins(config.allowedOrigins),
    generalRateLimit(config.requestsPerMinute),
    express.json({ limit: '1mb' }),
    graphqlUploadExpress({ maxFiles, maxFileSize: config.maxUploadMb * 1024 * 1024 }),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        const session = restSession(config, req, res);
        return {
          requestId: session.requestId,
          publicBackendUrl: config.publicBackendUrl,
          rest: createRest(session),
        };
      },
    }),
  );
  app.use(webApp());
  app.use(errorHandler(log));
  return { app, close: () => apollo.stop() };
}
