import express from 'express';
import { createBackend, readBackendConfig } from './backend.ts';
import { listen } from './server/listen.ts';
import { printError } from './run-command.ts';
import { startTracing } from './tracing.ts';

const stopGraceMs = 30_000;

/** Runs the REST service without the gateway, at `/api` as with it. */
async function main(): Promise<void> {
  const config = readBackendConfig(process.env);
  const endTracing = await startTracing(process.env);
  const server = await listen(config.port, config.host, { trustProxy: config.trustProxy });
  const backend = await createBackend(config);
  server.serve(express().disable('x-powered-by').use('/api', backend.handler));

  const stop = async (): Promise<void> => {
    await server.close(stopGraceMs);
    await backend.close();
    await endTracing();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  console.log(`REST: http://localhost:${String(server.port)}/api`);
  if (backend.firstLogin) {
    const { login, password: generated } = backend.firstLogin;
    // Never print a password from the configuration, since the output may be logged.
    const password = config.adminPassword ? 'as in ADMIN_PASSWORD' : generated;
    console.log(`Administrator (shown only once): login ${login}, password ${password}`);
  }
}

try {
  await main();
} catch (error) {
  printError(error);
  process.exit(1);
}
