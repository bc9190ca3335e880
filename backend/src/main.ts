import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { ConfigError, createBackend, readBackendConfig } from './backend.ts';

/** A proxy asks the next server for at least this long, once it was told that this one leaves. */
const quietMs = 500;
/** Who goes on asking after this is not told by an answer. */
const longestLeaveMs = 2_000;

/** Runs the REST service alone, at `/api` as it is in the whole. */
async function main(): Promise<void> {
  const config = readBackendConfig(process.env);
  const backend = await createBackend(config);
  const app = express().disable('x-powered-by');
  let leaving = false;
  let latest = 0;
  app.use((req, res, next) => {
    latest = performance.now();
    if (leaving) res.set('Connection', 'close');
    if (leaving && req.method === 'GET') res.status(503).set('Retry-After', '1').end();
    else next();
  });
  app.use('/api', backend.handler);
  const server = createServer(app);

  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `PORT: ${config.port} is taken` : `HOST: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    console.log(`REST: http://localhost:${port}/api`);
    if (backend.firstLogin) {
      const { login, password: generated } = backend.firstLogin;
      // A password that was given needs not to be told, least of all to a log.
      const password = config.adminPassword ? 'as in ADMIN_PASSWORD' : generated;
      console.log(`Administrator, shown only this once: ${login} / ${password}`);
    }
  });

  const stop = async (): Promise<void> => {
    // Closing resets the connections that wait to be taken, and a proxy must not send a write again.
    // So it has to turn to another server before: reads are sent there.
    leaving = true;
    latest = performance.now();
    const end = latest + longestLeaveMs;
    while (performance.now() < Math.min(latest + quietMs, end)) await pause(quietMs / 10);
    server.close(() => void backend.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
