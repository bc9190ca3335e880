import { existsSync } from 'node:fs';
import type { Backend } from 'backend';
import { listen } from 'backend/listen';
import { printError } from 'backend/print-error';
import { startTracing } from 'backend/tracing';
import express from 'express';
import type { StartConfig } from './config.ts';
import { readConfig } from './config.ts';
import { freshMs, startWarnings, unsharedWrites } from './start-warnings.ts';
import { explorerFolder } from './http/explorer.ts';
import { warmUp } from './http/warm-up.ts';
import { bundleFile } from './http/site-bundle.ts';
import { readManifests } from './graphql/operations-manifest.ts';

const stopGraceMs = 30_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  printError(error);
  process.exit(1);
}

/**
 * Starts the site on one port, with the embedded backend where no other is configured. With `--check`
 * it only says whether variables, port and schema let it start.
 */
async function start(config: StartConfig): Promise<void> {
  // Not imported above, so that what is wrong with the schema is said in one line.
  const { schema } = await import('./schema.ts');
  const { createGateway } = await import('./gateway.ts');
  // Checked first: the backend's first start prints a password once, so nothing may fail after it.
  const { operationsManifest } = config;
  const clientOperations = operationsManifest
    ? readManifests(operationsManifest, schema)
    : undefined;
  const endTracing = await startTracing(process.env);
  const server = await listen(config.port, config.host, { trustProxy: config.trustProxy });
  if (process.argv.includes('--check')) process.exit(0);
  const embedded = config.backendUrl === undefined ? await startBackend(config) : undefined;
  const backendUrl = config.backendUrl ?? embedded?.url ?? '';
  const cacheMs = freshMs(config, process.env);
  if (cacheMs < config.cacheMs) console.log(unsharedWrites);
  const gateway = await createGateway(
    { ...config, backendUrl, cacheMs, clientOperations },
    embedded?.backend,
  );
  server.serve(gateway.listener);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await server.close(stopGraceMs);
    await gateway.close();
    await embedded?.close();
    await endTracing();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  for (const warning of startWarnings(config, process.env)) console.warn(warning);
  const site = siteAt(config.host, server.port);
  printWelcome(site, config.sandbox, embedded?.backend.firstLogin);
  // Somebody else's backend is asked only what visitors want to know.
  if (config.production && embedded) void warmUp(site);
}

/**
 * Starts the embedded backend. The gateway calls it over HTTP as any other, but on a port of its own,
 * since the public port takes no new connections while the last requests end.
 */
async function startBackend({ trustProxy }: StartConfig) {
  const { createBackend, readBackendConfig } = await import('backend');
  const read = readBackendConfig({ ...process.env, TRUST_PROXY: '' });
  const backend = await createBackend({ ...read, trustProxy });
  const inner = await listen(0, '127.0.0.1', { slowReaders: undefined, perAddress: undefined });
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

/** What is printed behind an address that shows nothing yet, as in development. */
function unlessBuilt(path: string | URL): string {
  return existsSync(path) ? '' : ' (after npm run build)';
}

/** The address of the site on this machine. */
function siteAt(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function printWelcome(site: string, sandbox: boolean, login: Backend['firstLogin']): void {
  console.log(`Site:     ${site}/${unlessBuilt(bundleFile)}`);
  if (sandbox) {
    console.log(`Sandbox:  ${site}/graphql`);
    console.log(`Explorer: ${site}/explorer${unlessBuilt(explorerFolder)}`);
  }
  if (login) {
    // A configured password is known, and does not belong in a log.
    const password = process.env.ADMIN_PASSWORD ? 'as in ADMIN_PASSWORD' : login.password;
    console.log(`Administrator (shown only once): login ${login.login}, password ${password}`);
  }
}
