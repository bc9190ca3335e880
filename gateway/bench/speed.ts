import { execFile, fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { hashOf, operations } from './speed-content.ts';

/**
 * Compares the gateway (G) with a bare server that sends the same bytes (L) and with a naive
 * Apollo Server (N), all over the same upstream and in one run: `node gateway/bench/speed.ts [seconds]`.
 * Prints requests in a second at 50 connections, and milliseconds of CPU time for a request.
 * The load is made by wrk (Debian's package `wrk`).
 */
const seconds = process.argv[2] ?? '4';
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

/** Measures at full speed, after a warm-up in which V8 compiles hot code. */
async function measure(side: Side, load: Load) {
  const folder = await mkdtemp(join(tmpdir(), 'speed-'));
  try {
    const script = join(folder, 'load.lua');
    await writeFile(script, await scriptOf(side, load));
    await wrk(side, script, '6s');
    const before = await usage(side);
    const { requests, perSecond } = await wrk(side, script, `${seconds}s`);
    const after = await usage(side);
    return { perSecond, cpuMs: (after.cpuMs - before.cpuMs) / requests, rssMb: after.rssMb };
  } finally {
    await rm(folder, { recursive: true });
  }
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
  ['fresh: start-up', 'cached', 'L', 0.75, get('StartUp')],
  ['fresh: products page', 'cached', 'L', 0.75, get('ProductsPage')],
  ['fresh: part list', 'cached', 'L', 0.75, get('PartList')],
  ['304: start-up', 'cached', 'L', 1, get('StartUp', { etag: true })],
  ['304: products page', 'cached', 'L', 1, get('ProductsPage', { etag: true })],
  ['304: part list', 'cached', 'L', 1, get('PartList', { etag: true })],
  ['keeping nothing, the same: start-up', 'off', 'N', 20, get('StartUp')],
  ['keeping nothing, the same: products page', 'off', 'N', 20, get('ProductsPage')],
  ['keeping nothing, the same: part list', 'off', 'N', 20, get('PartList')],
  [
    'keeping nothing, all different: part list',
    'off',
    'N',
    2,
    get('PartList', { different: true }),
  ],
  ["administrator's list", 'cached', 'N', 1.5, get('SpareList')],
];
const wanted = process.argv[3] ?? '';
for (const [title, name, than, goal, load] of cases.filter(([one]) => one.includes(wanted))) {
  const ours = await measure(sides[name], load);
  const baseline = { ...load, etag: false, method: than === 'N' ? ('POST' as const) : load.method };
  const theirs = await measure(sides[than], baseline);
  const throughput = ours.perSecond / theirs.perSecond;
  const cpu = theirs.cpuMs / ours.cpuMs;
  const figures = (side: string, { perSecond, cpuMs }: typeof ours) =>
    `${side} ${perSecond.toFixed(0).padStart(6)}/s ${cpuMs.toFixed(4)} ms`;
  console.log(
    `${title.padEnd(42)} ${figures('G', ours)}  ${figures(than, theirs)}  CPU ${cpu.toFixed(2)}, ` +
      `throughput ${throughput.toFixed(2)} of ${than} (to reach ${String(goal)})  ${ours.rssMb.toFixed(0)} MB`,
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
      await new Promise((resolve) => setTimeout(resolve, 10));
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
