import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { runProgram } from '../../backend/src/testing/program.ts';
import type { Program } from '../../backend/src/testing/program.ts';
import { rest } from '../proof/big-site.ts';
import { operationNamed } from '../src/graphql/registered-operations.ts';

/**
 * Compares the CPU time of a request with and without the export of traces, for the whole site with the demo
 * content: `node gateway/bench/tracing.ts [turns]`, after a build. Three sites run at the same time: one
 * without the export, another without it, and one that exports to a receiver of its own process. They are
 * loaded one after the other, in every turn in another order. Prints for each case the median of the turns'
 * ratios: of the second site without the export to the first, which is what the measurement cannot tell
 * apart, and of the third to both; then the milliseconds and spans of a request.
 * The load is made by wrk (Debian's package `wrk`), one request after the other.
 */
const turns = Number(process.argv[2] ?? '9');
/** How long spans wait for others, so that a turn's spans are sent within the turn. */
const batchMs = 500;
const seconds = 1;

interface Site extends Program {
  token: string;
}

const session = z.object({ token: z.string() });

const exported = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.unknown()) })) }),
  ),
});

/** Takes spans by OTLP over HTTP, and tells the parent their number where it asks. */
function receive(): void {
  let received = 0;
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      for (const { scopeSpans } of exported.parse(body).resourceSpans) {
        for (const { spans } of scopeSpans) received += spans.length;
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  process.on('message', () => process.send?.(received));
  process.on('disconnect', () => process.exit(0));
}

async function start(settings: Record<string, string>): Promise<Site> {
  const program = await runProgram(
    {
      NODE_ENV: 'production',
      SEED: 'demo',
      ADMIN_PASSWORD: 'correct horse',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      // Without it, documents leave the cache with the origin of each request.
      PUBLIC_URL: 'http://localhost',
      ...settings,
    },
    { main: 'gateway/dist/main.js' },
  );
  const body = { login: 'admin', password: 'correct horse' };
  return { ...program, ...session.parse(await rest(program.url, 'POST', '/auth/login', { body })) };
}

/** The CPU time of all threads of a site. */
async function cpuMs({ process }: Site): Promise<number> {
  const tasks = `/proc/${String(process.pid)}/task`;
  const times = await Promise.all(
    (await readdir(tasks)).map((task) => readFile(join(tasks, task, 'schedstat'), 'utf8')),
  );
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}

interface Case {
  path: string;
  admin?: boolean;
}

/** The address of a registered query, as the web app sends it. */
function query(name: string, variables: object): string {
  const persistedQuery = { version: 1, sha256Hash: operationNamed(name).hash };
  const search = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery }),
  });
  return `/graphql?${search.toString()}`;
}

const language = 'DE';
const cases: Record<string, Case> = {
  page: { path: '/de/part-list/2' },
  GraphQL: { path: query('PartListScreen', { id: '2', language, first: 100 }) },
  "GraphQL, administrator's list": {
    path: query('SpareListScreen', { first: 200 }),
    admin: true,
  },
};

/** Loads a site; returns the milliseconds of CPU time for a request, and how many there were. */
async function load(site: Site, { path, admin }: Case, forSeconds = seconds) {
  const headers = {
    'accept-encoding': 'br',
    'apollo-require-preflight': 'true',
    ...(admin && { authorization: `Bearer ${site.token}` }),
  };
  const args = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  // What is cached is made again outside of the turn.
  await (await fetch(site.url + path, { headers })).text();
  const before = await cpuMs(site);
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c1', '--timeout', '60s', `-d${String(forSeconds)}s`, ...args],
    site.url + path,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${path}: ${stdout}`);
  await pause(batchMs * 1.3);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { ms: ((await cpuMs(site)) - before) / requests, requests };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Measures the cases with sites that cache for so many seconds. */
async function measure(cacheSeconds: string, receiver: { child: ChildProcess; url: string }) {
  const isCaching = cacheSeconds !== '0';
  const settings = { CACHE_SECONDS: cacheSeconds };
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: String(batchMs),
  };
  const off = await start(settings);
  const again = await start(settings);
  const on = await start({ ...settings, ...traced });
  const sites = [off, again, on];
  const spans = async () => {
    receiver.child.send('');
    return z
      .tuple([z.number()])
      .rest(z.unknown())
      .parse(await once(receiver.child, 'message'))[0];
  };
  for (const [name, one] of Object.entries(cases)) {
    // What an administrator reads is never cached.
    if (isCaching && one.admin) continue;
    // V8 compiles hot code.
    for (const site of sites) await load(site, one, 2);
    const noise: number[] = [];
    const ratios: number[] = [];
    const ms: number[] = [];
    let exportedSpans = 0;
    let tracedRequests = 0;
    for (let turn = 0; turn < turns; turn++) {
      const order = sites.map((_, index) => sites[(index + turn) % sites.length] ?? off);
      const times = new Map<Site, number>();
      for (const site of order) {
        const before = await spans();
        const measured = await load(site, one);
        times.set(site, measured.ms);
        if (site !== on) continue;
        exportedSpans += (await spans()) - before;
        tracedRequests += measured.requests;
      }
      const [a = NaN, b = NaN, c = NaN] = sites.map((site) => times.get(site));
      noise.push(b / a);
      ratios.push(c / ((a + b) / 2));
      ms.push(a);
    }
    const percent = (values: number[]) => `${((median(values) - 1) * 100).toFixed(1)} %`;
    console.log(
      `${`${isCaching ? 'cached' : 'not cached'} ${name}`.padEnd(42)} off again ${percent(noise).padStart(7)}  on ${percent(ratios).padStart(7)}` +
        `  ${median(ms).toFixed(3)} ms  ${(exportedSpans / tracedRequests).toFixed(1)} spans`,
    );
  }
  for (const site of sites) await site.stop();
}

if (process.argv[2] === 'receive') receive();
else {
  const child = fork(fileURLToPath(import.meta.url), ['receive']);
  const listening = z.tuple([z.object({ port: z.number() })]).rest(z.unknown());
  const [{ port }] = listening.parse(await once(child, 'message'));
  const receiver = { child, url: `http://127.0.0.1:${String(port)}` };
  for (const seconds of ['20', '0']) await measure(seconds, receiver);
  child.disconnect();
}
