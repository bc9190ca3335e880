import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that can be ended and started again at the same address. */
export interface OwnProcess {
  url: string;
  /** Starts it; ends when it is ready. */
  start(): Promise<void>;
  /** Ends it; gives its exit code, null where a signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** A program that is ready when `url` + `readyPath` answers 200; what it prints is shown if it fails. */
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
      while (!(await answers(url + readyPath))) {
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

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
