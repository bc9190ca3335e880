import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The backend as a separate process, as `npm run backend` starts it. */
export interface Program {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Stops the process as a service manager does, deletes a folder that was created for it, and returns its output. */
  stop(signal?: NodeJS.Signals): Promise<string>;
}

/** Starts the backend with variables; without demo content by default. */
export async function runProgram(env: Record<string, string>): Promise<Program> {
  const ownDir = env.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'backend-program-'));
  const dataDir = ownDir ?? env.DATA_DIR ?? '';
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', SEED: 'none', DATA_DIR: dataDir },
      REQUESTS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /^REST: (\S+)/m.exec(printed) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      reject(new Error(`exit ${code}: ${printed}`));
    });
  });
  return {
    url,
    dataDir,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill(signal);
      await ended;
      if (ownDir) await rm(ownDir, { recursive: true });
      return printed;
    },
  };
}
