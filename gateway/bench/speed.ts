import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { operations } from './speed-content.ts';

/**
 * Compares the gateway (G) with a bare server that answers the same bytes (L) and with a naive
 * Apollo Server (N), all over the same upstream and in one run: `node gateway/bench/speed.ts`.
 * Prints requests in a second at 50 connections, and milliseconds of CPU time for a request.
 */
const seconds = Number(process.argv[2] ?? 4);
const connections = 50;

interface Side {
  child: ChildProcess;
  port: number;
}

async function start(side: string, upstream = ''): Promise<Side> {
  const file = fileURLToPath(new URL('speed-servers.ts', import.meta.url));
  const child = fork(file, [side, upstream]);
  const { port } = await message<{ port: number }>(child);
  return { child, port };
}

function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (data) => resolve(data as T)));
}

function usage({ child }: Side): Promise<{ cpuMs: number; rssMb: number }> {
  const answer = message<{ cpuMs: number; rssMb: number }>(child);
  child.send('usage');
  return answer;
}

/** Asks as fast as it goes; with `different` every query has variables of its own. */
async function load(side: Side, name: string, different: boolean) {
  const operation = operations[name];
  if (!operation) throw new Error(`no operation ${name}`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  let failed = 0;
  const ask = (n: number) =>
    new Promise<void>((resolve) => {
      const variables = operation.variables(different ? n : 1);
      const body = JSON.stringify({ query: operation.query, operationName: name, variables });
      const call = request(
        {
          port: side.port,
          path: '/graphql',
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(operation.admin && { authorization: 'Bearer token' }),
          },
        },
        (response) => {
          if (response.statusCode !== 200) failed++;
          response.resume().on('end', resolve);
        },
      );
      call.on('error', () => {
        failed++;
        resolve();
      });
      call.end(body);
    });
  const before = await usage(side);
  const client = async () => {
    while (performance.now() < end) {
      await ask(answered + 1);
      answered++;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const after = await usage(side);
  agent.destroy();
  if (failed > 0) throw new Error(`${name}: ${String(failed)} of ${String(answered)} failed`);
  return {
    perSecond: answered / ((performance.now() - began) / 1000),
    cpuMs: (after.cpuMs - before.cpuMs) / answered,
    rssMb: after.rssMb,
  };
}

const upstream = await start('upstream');
const address = `http://127.0.0.1:${String(upstream.port)}`;
const cases: [title: string, name: string, different: boolean][] = [
  ['many ask the same: start-up', 'StartUp', false],
  ['many ask the same: products page', 'ProductsPage', false],
  ['many ask the same: part list', 'PartList', false],
  ['every query different: part list', 'PartList', true],
  ["administrator's reads: spare list", 'SpareList', true],
];
const sides = {
  L: await start('bare', address),
  N: await start('naive', address),
  G: await start('gateway', address),
};
for (const [title, name, different] of cases) {
  const results = {
    L: { perSecond: 0, cpuMs: 0 },
    N: { perSecond: 0, cpuMs: 0 },
    G: { perSecond: 0, cpuMs: 0, rssMb: 0 },
  };
  for (const side of ['L', 'N', 'G'] as const) {
    await load(sides[side], name, different);
    results[side] = await load(sides[side], name, different);
  }
  const { L, N, G } = results;
  console.log(title);
  for (const [side, { perSecond, cpuMs }] of Object.entries(results)) {
    console.log(
      `  ${side} ${perSecond.toFixed(0).padStart(6)}/s ${cpuMs.toFixed(3).padStart(8)} ms CPU`,
    );
  }
  console.log(
    `  throughput: ${(G.perSecond / L.perSecond).toFixed(2)} of L, ${(G.perSecond / N.perSecond).toFixed(2)} times N;` +
      ` CPU: ${(L.cpuMs / G.cpuMs).toFixed(2)} of L, ${(N.cpuMs / G.cpuMs).toFixed(2)} times N; memory ${G.rssMb.toFixed(0)} MB`,
  );
}
for (const { child } of [upstream, ...Object.values(sides)]) child.kill();
