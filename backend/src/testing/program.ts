import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A backend or a site in a process of its own. */
export interface Program {
  /** Of the REST interface, or of the site: `http://127.0.0.1:40123`. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Stops the process as a service manager does, and returns its output. */
  stop(signal?: NodeJS.Signals): Promise<string>;
}

/** What to start, and with which options of Node. */
export interface ProgramOptions {
  /** From the project's folder; the backend by default, as `npm run backend` starts it. */
  main?: 'backend/src/main.ts' | 'gateway/src/main.ts' | 'gateway/dist/main.js';
  execArgv?: string[];
}

/**
 * Starts a program with variables and waits until it serves; without demo content by default, and without
 * DATA_DIR in a folder that is deleted when it ends.
 */
export async function runProgram(
  env: Record<string, string>,
  { main = 'backend/src/main.ts', execArgv = [] }: ProgramOptions = {},
): Promise<Program> {
  const ownDir = env.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'backend-program-'));
  const dataDir = ownDir ?? env.DATA_DIR ?? '';
  const child = spawn(process.execPath, [...execArgv, main], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', SEED: 'none', DATA_DIR: dataDir },
      REQUESTS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      if (ownDir) rmSync(ownDir, { recursive: true });
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /^(?:REST|Site): +(\S+?)\/?\s/m.exec(printed) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    for (const output of [child.stdout, child.stderr]) output?.on('data', listen);
    child.once('close', (code) => {
      reject(new Error(`exit ${code}: ${printed}`));
    });
  });
  return {
    url,
    dataDir,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
      return printed;
    },
  };
}

/** A figure of a program's memory now, or at its highest so far, in megabytes; Linux only. */
export async function memoryMb({ process }: Program, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
}
