import { execFile, fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { hashOf, operations } from './speed-content.ts';

/**
 * Compares the gateway (G) with a bare server that sends the same bytes (L) and with a naive
 * Apollo Server (N), all over the same upstream and in one run: `node gateway/bench/speed.ts [seconds]`.
 * Prints for each case the ratio of CPU time for a request and its goal, then requests in a second at
 * 50 connections and milliseconds of CPU time of both sides, measured alternately.
 * The load is made by wrk (Debian's package `wrk`).
 */
const seconds = process.argv[2] ?? '2';
const connections = '50';
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

interface Side {
  child: ChildProcess;
  port: number;
}

interface Load {
  operation: string;
  /** Queries by GET and by their hashes, as the web app sends them; N is asked by POST, as its clients are. */
  method: 'GET' | 'POST';
  /** Every query has variables of its own. */
  different?: boolean;
  /** The client has the response and revalidates it. */
  etag?: boolean;
}

async function start(side: string, upstream = ''): Promise<Side> {
  // Ours as it is delivered.
  const file = side.startsWith('gateway') ? '../dist-bench/speed-servers.js' : 'speed-servers.ts';
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [side, upstream]);
  const { port } = await message<{ port: number }>(child);
  return { child, port };
}

function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (data) => resolve(data as T)));
}

function usage({ child }: Side): Promise<{ cpuMs: number; rssMb: number }> {
  const response = message<{ cpuMs: number; rssMb: number }>(child);
  child.send('usage');
  return response;
}

/** A request of a load, by the number of the query. */
function requestOf({ operation: name, method }: Load, n: number) {
  const operation = operations[name];
  if (!operation) throw new Error(`no operation ${name}`);
  const parts = { query: operation.query, operationName: name, variables: operation.variables(n) };
  const headers: Record<string, string> = {
    'apollo-require-preflight': 'true',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(operation.admin && { authorization: 'Bearer token' }),
  };
  const search = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(parts.variables),
    extensions: JSON.stringify({
      persistedQuery: { version: 1, sha256Hash: hashOf(operation.query) },
    }),
  });
  const path = method === 'GET' ? `/graphql?${search.toString()}` : '/graphql';
  return { path, headers, body: method === 'POST' ? JSON.stringify(parts) : undefined };
}

/** The script with which wrk makes the requests; `\u0007` stands for the number of the query. */
async function scriptOf(side: Side, load: Load): Promise<string> {
  const { path, headers, body } = requestOf(load, 7_777_777);
  if (load.etag) {
    const url = `http://127.0.0.1:${String(side.port)}${path}`;
    headers['if-none-match'] = (await fetch(url, { headers })).headers.get('etag') ?? '';
  }
  const lua = (text: string) => `[==[${text}]==]`;
  const number = load.different
    ? 'n = n + 1; local id = tostring(n)'
    : "local id = '1'; if made then return made end";
  return `
    local path = ${lua(path)}
    local body = ${body === undefined ? 'nil' : lua(body)}
    local headers = {${Object.entries(headers)
      .map(([name, value]) => `[ ${lua(name)} ] = ${lua(value)}`)
      .join(', ')}}
    local n = 0
    local made = nil
    request = function()
      ${number}
      made = wrk.format('${load.method}', (path:gsub('7777777', id)), headers, body and (body:gsub('7777777', id)))
      return made
    end
    done = function(summary)
      io.write(string.format('%d %d %d', summary.requests, summary.duration,
        summary.errors.status + summary.errors.read + summary.errors.connect + summary.errors.timeout))
    end`;
}

async function wrk(side: Side, script: string, duration: string) {
  const args = ['-t1', `-c${connections}`, `-d${duration}`, '-s', script];
  const { stdout } = await promisify(execFile)('wrk', [
    ...args,
    `http://127.0.0.1:${String(side.port)}`,
  ]);
  const [requests = 0, microseconds = 1, failed = 0] = (stdout.split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  if (failed > 0) throw new Error(`${String(failed)} of ${String(requests)} failed`);
  return { requests, perSecond: requests / (microseconds / 1e6) };
}

/** What one side did in all turns of a case. */
interface Measured {
  side: Side;
  script: string;
  requests: number;
  perSecond: number[];
  cpuMs: number;
}

/** Prepares a side for a load, with a warm-up in which V8 compiles hot code. */
async function warmedUp(side: Side, load: Load): Promise<Measured> {
  const script = join(await mkdtemp(join(tmpdir(), 'speed-')), 'load.lua');
  await writeFile(script, await scriptOf(side, load));
  await wrk(side, script, '6s');
  return { side, script, requests: 0, perSecond: [], cpuMs: 0 };
}

/** Measures a side at full speed for one turn. */
async function measure(measured: Measured): Promise<void> {
  const { side, script } = measured;
  const before = await usage(side);
  const { requests, perSecond } = await wrk(side, script, `${seconds}s`);
  const after = await usage(side);
  measured.requests += requests;
  measured.perSecond.push(perSecond);
  measured.cpuMs += after.cpuMs - before.cpuMs;
}

// On all sides; N is up to a third slower without it.
process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn' });
const servers = fileURLToPath(new URL('speed-servers.ts', import.meta.url));
await build({ configFile, logLevel: 'warn', build: { ssr: servers, outDir: 'dist-bench' } });
const upstream = await start('upstream');
const over = ({ port }: Side) => `http://127.0.0.1:${String(port)}`;
const sides = {
  L: await start('bare', over(upstream)),
  N: await start('naive', over(upstream)),
  /** As it is delivered. */
  cached: await start('gateway', over(upstream)),
  /** Keeping nothing. */
  off: await start('gateway-keeping-nothing', over(upstream)),
};

type Case = [title: string, side: keyof typeof sides, than: 'L' | 'N', goal: number, load: Load];
const get = (operation: string, more: Partial<Load> = {}): Load => ({
  operation,
  method: 'GET',
  ...more,
});
const cases: Case[] = [
  ['fresh: start-up', 'cached', 'L', 0.5, get('StartUp')],
  ['fresh: products page', 'cached', 'L', 0.5, get('ProductsPage')],
  ['fresh: part list', 'cached', 'L', 0.5, get('PartList')],
  ['304: part list', 'cached', 'L', 0.5, get('PartList', { etag: true })],
  ['not cached, the same: start-up', 'off', 'N', 8, get('StartUp')],
  ['not cached, the same: products page', 'off', 'N', 8, get('ProductsPage')],
  ['not cached, the same: part list', 'off', 'N', 8, get('PartList')],
  ['not cached, all different: part list', 'off', 'N', 1.8, get('PartList', { different: true })],
  ["administrator's list", 'cached', 'N', 1.5, get('SpareList')],
];
const turns = 3;
const wanted = process.argv[3] ?? '';
for (const [title, name, than, goal, load] of cases.filter(([one]) => one.includes(wanted))) {
  const baseline = { ...load, etag: false, method: than === 'N' ? ('POST' as const) : load.method };
  const ours = await warmedUp(sides[name], load);
  const theirs = await warmedUp(sides[than], baseline);
  // Alternately, so that other work on the machine meets both.
  for (let turn = 0; turn < turns; turn++) for (const one of [ours, theirs]) await measure(one);
  const throughputOf = ({ perSecond }: Measured) =>
    perSecond.reduce((sum, one) => sum + one, 0) / turns;
  const cpuOf = ({ cpuMs, requests }: Measured) => cpuMs / requests;
  const figures = (side: string, one: Measured) =>
    `${side} ${throughputOf(one).toFixed(0).padStart(6)}/s ${cpuOf(one).toFixed(4)} ms`;
  const ratio = cpuOf(theirs) / cpuOf(ours);
  const { rssMb } = await usage(sides[name]);
  console.log(
    `${title.padEnd(38)} ${ratio.toFixed(2).padStart(5)} of ${than}, goal ${String(goal)}: ` +
      `${ratio >= goal ? 'reached' : 'MISSED'}   ${figures('G', ours)}  ${figures(than, theirs)}  ` +
      `throughput ${(throughputOf(ours) / throughputOf(theirs)).toFixed(2)}  ${rssMb.toFixed(0)} MB`,
  );
}
/** Starts the gateway alone; returns the milliseconds until its first response to a query. */
async function startTime(): Promise<number> {
  const port = '4597';
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../dist/main.js', import.meta.url))],
    {
      // Asked by text, which production allows with the Sandbox: the release knows no hash of these.
      env: {
        ...process.env,
        PORT: port,
        BACKEND_URL: over(upstream),
        LOG_LEVEL: 'silent',
        SANDBOX: 'on',
      },
      stdio: 'ignore',
    },
  );
  const { headers, body } = requestOf({ operation: 'StartUp', method: 'POST' }, 1);
  try {
    for (;;) {
      const asked = fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers,
        body: body ?? null,
      });
      const response = await asked.catch(() => null);
      if (response?.ok) return performance.now() - began;
      if (response) throw new Error(`the status is ${String(response.status)}`);
      await pause(10);
    }
  } finally {
    // At once: one that stops gracefully would respond in place of the next.
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
if (wanted === '') {
  const times = [await startTime(), await startTime(), await startTime()].sort((a, b) => a - b);
  console.log(`start to first response: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}

for (const { child } of [upstream, ...Object.values(sides)]) child.kill();
