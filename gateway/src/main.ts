import type { Backend } from 'backend';
import { listen } from 'backend/listen';
import express from 'express';
import type { StartConfig } from './config.ts';
import { readConfig } from './config.ts';
import { createGateway, unconnectedFreshMs } from './server/gateway.ts';
import { missingVariables } from './imprint.ts';

const stopGraceMs = 30_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof Error && error.name === 'ConfigError') console.error(error.message);
  else console.error(error);
  process.exit(1);
}

/** Starts web, GraphQL and, where no backend is named, the embedded one, all on one port. */
async function start(config: StartConfig): Promise<void> {
  const server = await listen(config.port, config.host);
  const embedded = config.backendUrl === undefined ? await startBackend(config) : undefined;
  const backendUrl = config.backendUrl ?? embedded?.url ?? '';
  const cacheMs = keepAnswersFor(config);
  const gateway = await createGateway({ ...config, backendUrl, cacheMs }, embedded?.backend);
  server.serve(gateway.listener);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await server.close(stopGraceMs);
    await gateway.close();
    await embedded?.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  warnOfPlaceholders(config);
  printWelcome(config, embedded?.backend.firstLogin);
}

/**
 * Starts the embedded backend. The gateway calls it as it calls any other, over HTTP, but on a
 * port of its own: the public one takes no connections any more while the last requests end.
 */
async function startBackend({ trustProxy }: StartConfig) {
  const { createBackend, readBackendConfig } = await import('backend');
  const read = readBackendConfig({ ...process.env, TRUST_PROXY: '' });
  const backend = await createBackend({ ...read, trustProxy });
  // An upload that the gateway passes on may wait for a file that is not yet there.
  const inner = await listen(0, '127.0.0.1', { arrivalRate: undefined });
  inner.serve(express().use('/api', backend.gatewayHandler));
  return {
    backend,
    url: `http://127.0.0.1:${inner.port}/api`,
    close: async () => {
      await inner.close(stopGraceMs);
      await backend.close();
    },
  };
}

/**
 * For how long answers are kept. Over a backend that other gateways may use as well, without Redis,
 * no one tells this one what they wrote.
 */
function keepAnswersFor({ redisUrl, backendUrl, cacheMs }: StartConfig): number {
  const mayBeSeveral = backendUrl !== undefined || Boolean(process.env.DATABASE_URL);
  if (redisUrl !== undefined || !mayBeSeveral || cacheMs <= unconnectedFreshMs) return cacheMs;
  console.log(
    `REDIS_URL is not set: writes made through other gateways show up here after up to ${unconnectedFreshMs / 1000} s`,
  );
  return unconnectedFreshMs;
}

/** The law asks for a whole imprint, but a site without one is better than none. */
function warnOfPlaceholders({ production, imprint }: StartConfig): void {
  const missing = missingVariables(imprint);
  if (!production || missing.length === 0) return;
  console.warn(`The imprint shows placeholders (§ 5 DDG): set ${missing.join(', ')}`);
}

function printWelcome({ host, port, sandbox }: StartConfig, login: Backend['firstLogin']): void {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const site = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  console.log(`Site:     ${site}/`);
  if (sandbox) console.log(`Sandbox:  ${site}/graphql\nExplorer: ${site}/explorer`);
  if (login) {
    // A password that was given needs not to be told, least of all to a log.
    const password = process.env.ADMIN_PASSWORD ? 'as in ADMIN_PASSWORD' : login.password;
    console.log(`Administrator (shown only once): login ${login.login}, password ${password}`);
  }
}
