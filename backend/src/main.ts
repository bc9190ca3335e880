import { createServer } from 'node:http';
import express from 'express';
import { ConfigError, createBackend, readBackendConfig } from './backend.ts';

/** Runs the REST service alone, at `/api` as it is in the whole. */
async function main(): Promise<void> {
  const config = readBackendConfig(process.env);
  const backend = await createBackend(config);
  const app = express().disable('x-powered-by').use('/api', backend.handler);
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
    await allTaken();
    server.close(() => void backend.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/**
 * Ends when the connections that wait to be taken have just been taken. Closing resets those that
 * wait, and a proxy must not send a write again. Each round of the event loop takes all there are,
 * so after a round of less than a millisecond hardly any can be waiting.
 */
async function allTaken(): Promise<void> {
  const latest = performance.now() + 2_000;
  for (let began = 0, now = performance.now(); now - began > 1 && now < latest;) {
    began = now;
    await new Promise((resolve) => setImmediate(resolve));
    now = performance.now();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
