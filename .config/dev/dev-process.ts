import { execFile, spawn } from 'node:child_process';

import { vi } from 'vitest';
import { freePort } from '../../backend/src/testing/free-port.ts';

/** `npm run dev`, running. */
export interface DevProcess {
  /** The address that a developer opens: Vite, which passes calls on to the gateway. */
  webUrl: string;
  gatewayUrl: string;
  /** What was printed until now. */
  printed(): string;
  isRunning(): boolean;
  /** Sends a signal to all of its processes, as a terminal does. */
  signal(name: NodeJS.Signals): void;
}

/** Starts `npm run dev` in a folder, with the gateway on a free port. */
export async function startDev(cwd: string): Promise<DevProcess> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const dev = spawn('npm', ['run', 'dev'], {
    cwd,
    env: { PATH, HOME, NO_COLOR: '1', PORT: String(port) },
    // A process group of its own.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  }
  const started: DevProcess = {
    webUrl: '',
    gatewayUrl: `http://localhost:${port}`,
    printed: () => printed,
    isRunning: () => dev.exitCode === null && dev.signalCode === null,
    signal: (name) => {
      try {
        if (dev.pid) process.kill(-dev.pid, name);
      } catch {
        // None is left.
      }
    },
  };
  try {
    const find = () => /Local: +(http:\S+\d)/.exec(printed)?.[1];
    started.webUrl = await vi.waitUntil(find, { timeout: 120_000, interval: 250 });
  } catch {
    started.signal('SIGKILL');
    throw new Error(`Vite did not start:\n${printed}`);
  }
  return started;
}

/** Runs `npm run dev` where something keeps it from starting; returns its exit code and what it printed. */
export async function failingDev(cwd: string, port: string): Promise<[number | null, string]> {
  const { PATH, HOME } = process.env;
  const options = {
    cwd,
    env: { PATH, HOME, NO_COLOR: '1', PORT: port },
    encoding: 'utf8',
  } as const;
  return new Promise((resolve) => {
    const dev = execFile('npm', ['run', '--silent', 'dev'], options, (_, stdout, stderr) =>
      resolve([dev.exitCode, stdout + stderr]),
    );
  });
}
