import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { startS3Store } from '../../backend/src/testing/s3-store.ts';
import { metricsToken } from '../test/gateway-client.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { nginxConf } from './nginx-conf.ts';
import type { OwnProcess } from './own-process.ts';
import { ownProcess } from './own-process.ts';
import { programOf } from './programs.ts';
import { startRedis } from './redis-server.ts';

/** The administrator's password in a cluster. */
export const password = 'correct horse';

/** Gateways and backends behind nginx, on one PostgreSQL, one S3 store and one Redis. */
export interface Cluster {
  /** The site, through nginx. */
  url: string;
  gateways: OwnProcess[];
  backends: OwnProcess[];
  close(): Promise<void>;
}

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Starts a cluster with the given numbers of gateways and backends. */
export async function startCluster(sizes: {
  gateways: number;
  backends: number;
}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  await chmod(folder, 0o755);
  const ports = async (length: number) => Promise.all(Array.from({ length }, freePort));
  const [site, rest] = [await freePort(), await freePort()];
  const gatewayPorts = await ports(sizes.gateways);
  const backendPorts = await ports(sizes.backends);

  const postgres = await startPostgres();
  const redis = await startRedis(programOf('redis-server'));
  const s3 = await startS3Store('site');
  const shared = { HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const backendEnv = {
    ...shared,
    DATABASE_URL: await postgres.createDatabase('site'),
    FILES_URL: s3.urlOf('site'),
    ADMIN_PASSWORD: password,
    // The gateways name the visitor's address.
    TRUST_PROXY: 'loopback',
  };
  const backends = backendPorts.map((port) => {
    const env = { ...backendEnv, PORT: String(port), DATA_DIR: join(folder, String(port)) };
    const url = `http://127.0.0.1:${String(port)}`;
    return ownProcess([process.execPath, file('backend/src/main.ts')], env, url, '/api/readyz');
  });
  const gatewayEnv = {
    ...shared,
    BACKEND_URL: `http://127.0.0.1:${String(rest)}/api`,
    PUBLIC_BACKEND_URL: '/api',
    REDIS_URL: redis.url,
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: 'loopback',
    // How fast the machine is that runs the tests is not what they ask.
    READ_TIMEOUT_MS: '20000',
    OPERATION_TIMEOUT_MS: '30000',
  };
  const gateways = gatewayPorts.map((port) => {
    const env = { ...gatewayEnv, PORT: String(port) };
    const url = `http://127.0.0.1:${String(port)}`;
    return ownProcess([process.execPath, file('gateway/src/main.ts')], env, url, '/readyz');
  });
  const conf = join(folder, 'nginx.conf');
  await writeFile(
    conf,
    nginxConf(folder, { site, rest, gateways: gatewayPorts, backends: backendPorts }),
  );
  const nginx = ownProcess(
    [programOf('nginx'), '-p', folder, '-c', conf, '-e', join(folder, 'error.log')],
    {},
    `http://127.0.0.1:${String(site)}`,
    '/readyz',
  );

  const close = async () => {
    for (const one of [nginx, ...gateways, ...backends]) await one.stop('SIGTERM');
    await s3.close();
    await redis.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // All at once, on an empty database.
    await Promise.all(backends.map((backend) => backend.start()));
    await Promise.all([nginx.start(), ...gateways.map((gateway) => gateway.start())]);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: nginx.url, gateways, backends, close };
}
