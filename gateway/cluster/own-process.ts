import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that can be stopped and started again at the same address. */
export interface OwnProcess {
  url: string;
  /** Starts it; resolves when it is ready. */
  start(): Promise<void>;
  /** Stops it; returns its exit code, null where a signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs a program, which is ready when `url` + `readyPath` returns 200; shows its output if it fails. */
export function ownProcess(
  command: string[],
  env: Record<string, string>,
  url: string,
  readyPath: string,
): OwnProcess {
  let child: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      const [program = '', ...args] = command;
      let printed = '';
      const started = spawn(program, args, { env: { PATH: process.env.PATH, ...env } });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (text: Buffer) => (printed += text.toString()));
      }
      while (!(await isReady(url + readyPath))) {
        if (started.exitCode !== null) throw new Error(`${command.join(' ')}\n${printed}`);
        await pause(30);
      }
    },
    stop: async (signal) => {
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null;
      const ended = new Promise<number | null>((resolve) => ending.once('exit', resolve));
      ending.kill(signal);
      return ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
