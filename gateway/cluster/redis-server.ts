import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/src/testing/free-port.ts';

/** A Redis that can be stopped and started again. */
export interface OwnRedis {
  url: string;
  start(): Promise<void>;
  /** Stops it; with SIGSTOP it stalls with its connections open until it is started again. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts an empty Redis, or Valkey, which stores nothing on disk. */
export async function startRedis(program: string): Promise<OwnRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: OwnRedis = {
    url: `redis://127.0.0.1:${String(port)}`,
    start: async () => {
      if (child) child.kill('SIGCONT');
      else {
        const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
        child = spawn(program, args, { stdio: 'ignore' });
        await listening(port);
      }
    },
    stop: async (signal = 'SIGKILL') => {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill(signal);
      if (signal === 'SIGSTOP') return;
      await ended;
      child = undefined;
    },
  };
  await redis.start();
  return redis;
}

/** Resolves when a port takes connections. */
export async function listening(port: number): Promise<void> {
  for (;;) {
    const connected = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (connected) return;
    await pause(20);
  }
}
