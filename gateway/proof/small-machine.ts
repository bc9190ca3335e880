import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { askGateway, askRegistered } from '../test/gateway-client.ts';
import type { BigSite } from './big-site.ts';
import { growSite, rest } from './big-site.ts';

/** How a site of the smallest documented machine has come through a hostile time. */
export interface SmallMachineReport {
  /** Seconds until the process died; those that were asked for where it did not. */
  seconds: number;
  /** Requests of ordinary visitors. */
  visits: number;
  /** How many of them failed, by what was wrong. */
  failures: Record<string, number>;
  /** The slowest response to a visitor, of each kind of request. */
  slowestMs: Record<string, number>;
  medianMs: number;
  /** The most memory that the process has held (resident set). */
  peakMb: number;
  isAlive: boolean;
  /** What was stored and is not there any more. */
  lost: string[];
  /** How often each attack ran. */
  attacks: Record<string, number>;
}

/** A container with little memory, started as the operations guide says ('Little memory'). */
const memoryMb = 512;
const heapOptions = ['--max-old-space-size=256', '--max-semi-space-size=4'];
const allocatorOptions = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
const sizes = { rows: 20_000, products: 5_000 };

/**
 * Serves a large site from a process with little memory, lets ordinary visitors, strangers, crawlers
 * and an administrator use it for so many seconds, and reports what the visitors saw. Runs the attacks whose
 * names match `only`. The site must be built.
 */
export async function proveSmallMachine(seconds: number, only = /./): Promise<SmallMachineReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'small-machine-'));
  const { child, url } = await startSite(dataDir);
  const death = new AbortController();
  child.once('exit', (code, signal) => {
    if (!isStopping) console.log(`The site ended: ${String(code ?? signal)}`);
    death.abort();
  });
  let isStopping = false;
  const isAlive = () => !death.signal.aborted;
  try {
    const site = await growSite(url, sizes);
    const before = await stored(url, site);
    const began = performance.now();
    const time = new AbortController();
    setTimeout(() => time.abort(), seconds * 1_000).unref();
    const end = AbortSignal.any([death.signal, time.signal]);
    const strangers = startStrangers(url, site, only);
    const visitors = await Promise.all([1, 2, 3, 4, 5].map((n) => visit(url, n, site, end)));
    const lasted = Math.round((performance.now() - began) / 1_000);
    const attacks = await strangers.stop();

    const visits = visitors.flatMap((visitor) => visitor.visits);
    const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const slowestMs: Record<string, number> = {};
    for (const { name, ms } of visits) {
      slowestMs[name] = Math.max(slowestMs[name] ?? 0, Math.round(ms));
    }
    const sent = visitors.flatMap(({ enquiries }) => enquiries);
    const failures: Record<string, number> = {};
    for (const failure of visitors.flatMap((visitor) => visitor.failures)) {
      failures[failure] = (failures[failure] ?? 0) + 1;
    }
    return {
      seconds: lasted,
      visits: visits.length,
      failures,
      slowestMs,
      medianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0),
      peakMb: isAlive() ? await peakMemoryMb(child) : memoryMb,
      isAlive: isAlive(),
      lost: isAlive() ? lostOf(before, await stored(url, site), sent) : [],
      attacks,
    };
  } finally {
    if (isAlive()) {
      isStopping = true;
      child.kill();
      await once(child, 'exit');
    }
    leaveCgroup(child);
    await rm(dataDir, { recursive: true });
  }
}

/** Starts the attacks whose names match; `stop` ends them and gives back how often each ran. */
function startStrangers(url: string, site: BigSite, only: RegExp) {
  const program = fileURLToPath(new URL('strangers.ts', import.meta.url));
  const child = fork(program, [url, JSON.stringify(site), only.source], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = child.stdout ? text(child.stdout) : Promise.resolve('');
  return {
    stop: async () => {
      child.disconnect();
      return z.record(z.string(), z.int()).parse(JSON.parse(await output));
    },
  };
}

/** An ordinary visitor: reads pages, images and lists, searches, and sends an enquiry now and then. */
async function visit(url: string, n: number, { spare, photographs }: BigSite, end: AbortSignal) {
  const headers = { 'x-forwarded-for': `192.0.2.${String(n)}` };
  const language = (['de', 'en', 'ru'] as const)[n % 3] ?? 'de';
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    return response.ok ? undefined : String(response.status);
  };
  const registered = async (name: string, variables: object) => {
    const response = await askRegistered(url, name, variables, headers);
    const body = await response.text();
    return response.ok && !body.includes('"errors"') ? undefined : `${name}: ${body}`;
  };
  const enquiries: string[] = [];
  const sendOne = async () => {
    const enquiry = `Enquiry ${String(enquiries.length)} of visitor ${String(n)}`;
    const input = {
      name: 'A. Muster',
      email: 'a@example.org',
      company: 'M',
      text: enquiry,
      language: 'DE',
    };
    const sent = await askGateway(url, sendEnquiry, { input }, { headers });
    if (sent.status !== 200 || sent.errors) return JSON.stringify(sent.errors ?? sent.status);
    enquiries.push(enquiry);
    return undefined;
  };
  const list = { language: 'DE', first: 100 };
  const steps: [string, () => Promise<string | undefined>][] = [
    ['home', () => read(`/${language}`)],
    ['short list', () => read(`/${language}/part-list/1`)],
    ['long list', () => read(`/${language}/part-list/${String(spare)}`)],
    ['page', () => read(`/${language}/gas-turbina`)],
    ['image', () => read(`/api${photographs[0] ?? ''}?w=640`)],
    ['layout', () => registered('SiteLayout', {})],
    ['data of a short list', () => registered('PartListScreen', { ...list, id: '1' })],
    ['data of a long list', () => registered('PartListScreen', { ...list, id: String(spare) })],
    ['search', () => registered('SearchScreen', { query: 'BIG-77', first: 50, language: 'DE' })],
  ];
  const visits: { name: string; ms: number }[] = [];
  const failures: string[] = [];
  for (let turn = n; !end.aborted; turn++) {
    // An enquiry after each hundredth page, below its limit.
    const page = steps[turn % steps.length];
    const [name, step] = turn % 100 === 0 || !page ? (['enquiry', sendOne] as const) : page;
    const began = performance.now();
    const failure = await step().catch((error: unknown) => String(error));
    if (failure) failures.push(failure);
    // Without a response there is no time of it; a server that has died says so by itself.
    else visits.push({ name, ms: performance.now() - began });
    await pause(200);
  }
  return { visits, failures, enquiries };
}

const sendEnquiry =
  'mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }';

/** What must not get lost. */
interface Stored {
  rows: number;
  products: number;
  enquiries: string[];
}

function lostOf(before: Stored, after: Stored, sent: string[]): string[] {
  return [
    ...(after.rows < before.rows ? [`${String(before.rows - after.rows)} sub-parts`] : []),
    ...(after.products < before.products ? ['products'] : []),
    ...sent.filter((text) => !after.enquiries.includes(text)),
  ];
}

async function stored(url: string, { spare, token }: BigSite): Promise<Stored> {
  const list = z
    .object({ parts: z.array(z.unknown()) })
    .parse(await rest(url, 'GET', `/spare/${String(spare)}`, { token }));
  const products = z.array(z.unknown()).parse(await rest(url, 'GET', '/product', { token }));
  const requests = z
    .array(z.object({ text: z.string() }))
    .parse(await rest(url, 'GET', '/request', { token }));
  return {
    rows: list.parts.length,
    products: products.length,
    enquiries: requests.map(({ text }) => text),
  };
}

async function startSite(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...heapOptions, 'gateway/dist/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'correct horse',
      NODE_ENV: 'production',
      ...allocatorOptions,
      SANDBOX: 'on',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // Each visitor and each attacker has an address of their own.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  enterCgroup(child);
  for await (const line of createInterface(child.stdout)) {
    const address = /^Site: +(.+)\/$/.exec(line)?.[1];
    if (address) return { child, url: address.replace('localhost', '127.0.0.1') };
  }
  throw new Error('The site has not started.');
}

/** Where the kernel's first control groups are mounted, as root may make one. */
const cgroupOf = ({ pid }: ChildProcess) => `/sys/fs/cgroup/memory/small-machine-${String(pid)}`;

/** Limits the memory of a process by a control group, where this machine lets us make one. */
function enterCgroup(child: ChildProcess): void {
  try {
    mkdirSync(cgroupOf(child));
    writeFileSync(`${cgroupOf(child)}/memory.limit_in_bytes`, String(memoryMb * 2 ** 20));
    writeFileSync(`${cgroupOf(child)}/cgroup.procs`, String(child.pid));
  } catch {
    console.log('No control group could be made: only the heap is limited.');
  }
}

function leaveCgroup(child: ChildProcess): void {
  try {
    rmdirSync(cgroupOf(child));
  } catch {
    // There is none.
  }
}

async function peakMemoryMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

if (import.meta.main) {
  const report = await proveSmallMachine(
    Number(process.argv[2] ?? 3_600),
    new RegExp(process.argv[3] ?? '.'),
  );
  console.log(report);
  const { isAlive, failures, lost, peakMb, slowestMs } = report;
  const isServed =
    Object.keys(failures).length === 0 && Object.values(slowestMs).every((ms) => ms < 2_000);
  const isProved = isAlive && isServed && lost.length === 0 && peakMb < 450;
  process.exitCode = isProved ? 0 : 1;
}
