import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../src/testing/postgres.ts';
import { manyParts } from './many-parts.ts';

/**
 * Measures what an administrator does with a list of sub-parts, on both databases, and how long others wait
 * meanwhile: `node backend/bench/long-list.ts 20000`. Prints seconds, the longest task on the event loop, and
 * the longest of the reads of another spare that a visitor makes all the time, none of which is cached.
 */
const count = Number(process.argv[2] ?? 20_000);
const folder = await mkdtemp(join(tmpdir(), 'long-list-'));

async function start(databaseUrl: string | undefined) {
  const child = fork(fileURLToPath(new URL('../src/main.ts', import.meta.url)), {
    execArgv: [
      '--import',
      new URL('../../gateway/bench/event-loop-probe.ts', import.meta.url).href,
    ],
    env: {
      PATH: process.env.PATH,
      ...{ HOST: '127.0.0.1', PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' },
      ...{ ADMIN_PASSWORD: 'correct horse', REQUESTS_PER_MINUTE: '1000000' },
      DATA_DIR: join(folder, databaseUrl ? 'postgres' : 'sqlite'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The backend has no output.');
  for await (const line of createInterface(child.stdout)) {
    const address = /^REST: (\S+)/.exec(line)?.[1];
    if (address) return { child, url: address.replace('localhost', '127.0.0.1') };
  }
  throw new Error('The backend has not started.');
}

async function longestTask(child: ChildProcess): Promise<number> {
  child.send('');
  const [ms] = (await once(child, 'message')) as [number];
  return ms;
}

async function measure(databaseUrl: string | undefined): Promise<void> {
  const { child, url } = await start(databaseUrl);
  let headers: Record<string, string> = {};
  const call = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
    const json = (await response.json()) as { id: number; token: string };
    return { json, trashId: response.headers.get('X-Trash-Id') };
  };
  const login = { login: 'admin', password: 'correct horse' };
  headers = { Authorization: `Bearer ${(await call('POST', '/auth/login', login)).json.token}` };
  const { id } = (await call('POST', '/spare', { title_de: 'Liste' })).json;
  const other = (await call('POST', '/spare', { title_de: 'Andere' })).json.id;

  let reads = 0;
  /** Reads until the signal, one after the other. Returns the longest time. */
  const readUntil = async (signal: AbortSignal) => {
    let longest = 0;
    while (!signal.aborted) {
      const began = performance.now();
      reads += 1;
      await (await fetch(`${url}/spare/${String(other)}?after=${String(reads)}`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
    }
    return longest;
  };
  const measured: Record<string, Record<string, number>> = {};
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    await longestTask(child);
    // The probe measures from its next turn.
    await pause(20);
    const end = new AbortController();
    const reading = readUntil(end.signal);
    const began = performance.now();
    const result = await work();
    const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
    await pause(100);
    end.abort();
    const read = Math.round(await reading);
    measured[name] = { seconds, task: Math.round(await longestTask(child)), read };
    return result;
  };
  const line = `/spare/${String(id)}`;
  const importFile = (file: Buffer, query = '') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]));
    return call('POST', `${line}/part/import?others=remove${query}`, form);
  };
  await timed('preview', () => importFile(fileOf(1), '&preview=true'));
  await timed('add', () => importFile(fileOf(1)));
  await timed('change', () => importFile(fileOf(2)));
  await timed('list imports', () => call('GET', `${line}/part/import`));
  const { trashId } = await timed('delete', () => call('DELETE', line));
  await timed('restore', () => call('POST', `/trash/${String(trashId)}/restore`));
  const { trashId: again } = await timed('delete again', () => call('DELETE', line));
  await timed('delete for good', () => call('DELETE', `/trash/${String(again)}`));
  console.log(databaseUrl ? 'PostgreSQL' : 'SQLite');
  console.table(measured);
  child.kill();
  await once(child, 'exit');
}

function fileOf(quantity: number): Buffer {
  const parts = manyParts(count).map((part) => ({ ...part, quantity }));
  const columns = Object.keys(parts[0] ?? {});
  const rows = parts.map((part) => columns.map((name) => `"${String(Reflect.get(part, name))}"`));
  return Buffer.from([columns, ...rows].map((row) => row.join(';')).join('\n'));
}

await measure(undefined);
const postgres = await startPostgres([]);
await measure(await postgres.createDatabase('lists'));
await postgres.stop();
await rm(folder, { recursive: true });
