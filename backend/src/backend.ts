import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type RequestHandler, type Router } from 'express';
import { pino, type Logger } from 'pino';
import { Registry } from 'prom-client';
import type { FirstLogin } from './account/account-store.ts';
import { accountOfToken } from './account/tokens.ts';
import type { BackendConfig } from './config.ts';
import { includesRole } from './roles.ts';
import { canWrite } from './database/database.ts';
import { explainError } from './explain-error.ts';
import { createImageSigner } from './files/image-access.ts';
import { createImages } from './files/images.ts';
import { createTextImages } from './files/text-images.ts';
import { createWidths, type Widths } from './files/widths.ts';
import { features } from './features.ts';
import { firstStart } from './first-start.ts';
import { logWrite } from './history/log.ts';
import { addressLimits } from './limits/address-limits.ts';
import { errorHandler, unknownPath } from './http/error-handler.ts';
import { measureVisitorStorage, metricsRoute } from './server/metrics.ts';
import { readinessRoute } from './server/readiness.ts';
import { createResponseCache } from './http/response-cache.ts';
import { requestLog, requestTrace } from './server/request-log.ts';
import { createRoutes } from './http/routes.ts';
import { Spool } from './http/spool.ts';
import { createVisitorStorage } from './limits/visitor-storage.ts';
import { createNotifications } from './notification/notifications.ts';
import { openSite, type Site } from './open-site.ts';
import { allExtensions, readExtensions } from './openapi/extensions.ts';
import { operations } from './openapi/operations.ts';
import { openApiText } from './openapi/document.ts';
import type { Services } from './services.ts';
import { foldChangedParts } from './spare/part-index.ts';
import { findPartsByNumber } from './spare/part-search.ts';
import * as spareContract from './spare/spare-contract.ts';
import { startTidying } from './tidy.ts';

export { ConfigError, readBackendConfig, type BackendConfig } from './config.ts';

/** The REST service of section 7 of the specification. */
export interface Backend {
  /** Mount it at the base path. */
  handler: Express;
  /** The same for the gateway only, which is trusted to name the visitor's address. */
  gatewayHandler: Express;
  /** Set only if this start created the administrator. */
  firstLogin?: FirstLogin;
  /** Returns the metrics in Prometheus' text format. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;
/** All uploads in progress may use the space of this many files of the maximum size. */
const spooledFiles = 50;

/**
 * Opens database and files, and creates the service. Throws {@link ConfigError} for an invalid variable
 * and for faults of the machine, such as a full disk.
 */
export async function createBackend(config: BackendConfig): Promise<Backend> {
  await using opening = new AsyncDisposableStack();
  try {
    const site = opening.use(await openSite(config, { alone: true, storeMayBeAway: true }));
    const backend = await serveSite(site, config);
    opening.move();
    return backend;
  } catch (error) {
    throw explainError(error);
  }
}

async function serveSite(site: Site, config: BackendConfig): Promise<Backend> {
  const { database, files } = site;
  const uploadDir = join(config.dataDir, 'tmp');
  mkdirSync(uploadDir);
  const firstLogin = await firstStart(site, config);
  const log = pino({ level: config.logLevel });
  const widths = createWidths(files, join(config.dataDir, 'widths'), log);
  const tidying = await startTidying({ database, files, widths, log }, config);
  // The first search would do it, but a whole restored website takes seconds. Without a part search, the
  // rest of the website still works.
  await foldChangedParts(database).catch((err: unknown) =>
    log.error({ err }, 'the sub-parts could not be indexed'),
  );
  const services = await createServices(site, widths, log, config);
  const { notifications, visitorStorage } = services;
  const metrics = new Registry();
  measureVisitorStorage(visitorStorage, metrics);
  notifications.measure(metrics);
  const endpoints: Endpoints = {
    logged: requestLog(log),
    readiness: readinessRoute({
      database: () => canWrite(database),
      files: () => files.check(),
      folder: uploadDir,
      isStoreShared: config.filesUrl !== undefined,
    }),
    metrics: metricsRoute(config.metricsToken, metrics),
    contract: serveContract(services, config, uploadDir),
  };
  return {
    handler: createHandler(endpoints, config.trustProxy, addressLimits(config)),
    // The gateway connects directly, adds one address, and has limits of its own.
    gatewayHandler: createHandler(endpoints, 1),
    metrics: () => metrics.metrics(),
    close: async () => {
      await Promise.all([notifications.close(), tidying.close(), widths.close()]);
      await site[Symbol.asyncDispose]();
    },
    ...(firstLogin ? { firstLogin } : {}),
  };
}

/** Only with SQLite does every write go through this process. */
function isOnlyWriter({ databaseUrl }: BackendConfig): boolean {
  return databaseUrl === undefined;
}

/** Creates what the routes work with. Call it after the check of the clock, which makes the row of the secret. */
async function createServices(
  { database, files }: Site,
  widths: Widths,
  log: Logger,
  config: BackendConfig,
): Promise<Services> {
  const notifications = await createNotifications(
    { database, log, findParts: (numbers) => findPartsByNumber(database, numbers) },
    config,
  );
  return {
    database,
    files,
    images: createImages(files, widths),
    widths,
    imageSigner: await createImageSigner(database),
    textImages: createTextImages(database, isOnlyWriter(config) ? Infinity : 2000),
    hasRole: async (token, role) => {
      const account = token && (await accountOfToken(database, token, { counts: false }));
      return account ? includesRole(account.role, role) : false;
    },
    keepDeletedDays: config.keepDeletedDays,
    keepLogDays: config.keepLogDays,
    operations,
    formLimit: config.formLimit,
    visitorStorage: createVisitorStorage(database, config.visitorMbPerDay * megabyte, log),
    notifications,
  };
}

/** Serves all operations of the contract. */
function serveContract(services: Services, config: BackendConfig, uploadDir: string): Router {
  const { database, textImages } = services;
  const cache = createResponseCache(isOnlyWriter(config));
  const { router, serve } = createRoutes({
    authenticate: (token, use) => accountOfToken(database, token, use),
    log: (write) => logWrite(database, write),
    uploadDir,
    maxUploadMb: config.maxUploadMb,
    spool: new Spool(spooledFiles * config.maxUploadMb * megabyte),
    cache,
    afterWrite: () => {
      cache.clear();
      textImages.clear();
    },
  });
  for (const { routes } of Object.values(features)) routes(serve, services, config);
  const extensions = allExtensions(operations);
  serve(readExtensions, () => ({ extensions }));
  return router;
}

/** What both handlers serve. */
interface Endpoints {
  logged: RequestHandler;
  readiness: RequestHandler;
  metrics: RequestHandler;
  contract: Router;
}

/** Creates the handler of requests that come through such proxies; `limits` bound those of each address. */
function createHandler(
  { logged, readiness, metrics, contract }: Endpoints,
  trustProxy: BackendConfig['trustProxy'],
  limits?: ReturnType<typeof addressLimits>,
): Express {
  const handler = express();
  handler.disable('x-powered-by');
  handler.set('trust proxy', trustProxy);
  handler.set('query parser', 'simple');
  handler.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  handler.use(logged, requestTrace);
  handler.get('/healthz', (_request, response) => void response.json({ ok: true }));
  handler.get('/readyz', readiness);
  handler.get('/metrics', metrics);
  if (limits) {
    const searches = [spareContract.searchParts.path, spareContract.findPartsByNumber.path];
    handler.use(limits.requests).get(searches, limits.searches);
  }
  handler.get(
    '/openapi.json',
    (_request, response) => void response.type('json').send(openApiText()),
  );
  handler.use(contract);
  handler.use(unknownPath);
  handler.use(errorHandler);
  return handler;
}
