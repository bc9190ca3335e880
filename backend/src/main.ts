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

  const stop = (): void => {
    server.close(() => void backend.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
