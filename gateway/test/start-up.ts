import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { askGateway } from './gateway-client.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the start-up file until the test ends; returns its output and its exit. */
export function run(env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const printed = async (text: RegExp) => {
    while (!text.test(output) && child.exitCode === null) await pause(20);
    expect(output).toMatch(text);
  };
  return { child, ended, printed, output: () => output };
}

/** Sends a query to a gateway in another process. */
export function ask(
  port: string,
  query: string,
  variables = {},
  token = '',
  files = {},
  headers = {},
) {
  return askGateway(`http://127.0.0.1:${port}`, query, variables, {
    files,
    headers,
    ...(token && { token }),
  });
}
