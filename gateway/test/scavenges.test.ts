import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, operations, upstreamAnswer } from '../bench/speed-content.ts';

/**
 * V8 frees young objects often and cheaply (a scavenge), old ones seldom and dearly. One function
 * that is assigned to a property for each request, or one accessor, makes all that it leads to old
 * (docs/decisions/gateway-speed.md).
 */
let backend: Server;
let gateway: ChildProcess;
let url: string;
// As many at a time as a map has to hold before it makes new tables for itself.
const agent = new Agent({ keepAlive: true, maxSockets: 5 });

beforeAll(async () => {
  backend = createServer((req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(upstreamAnswer(req.url ?? ''));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const size = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-heap-size=2000'];
  gateway = fork(fileURLToPath(new URL('heap-of-gateway.ts', import.meta.url)), [addressOf()], {
    execArgv: ['--expose-gc', ...size],
  });
  url = `http://127.0.0.1:${String(await told())}`;
});
afterAll(() => {
  gateway.kill();
  agent.destroy();
  backend.close();
});

test('of a query hardly anything is left when young garbage is collected', async () => {
  await ask(0, 1_000);
  await heapAfter('major');
  const before = await heapAfter('minor');
  const queries = 500;
  for (let n = 0; n < 5; n++) {
    await ask(10_000 + n * 100, 100);
    await heapAfter('minor');
  }
  const perQuery = ((await heapAfter('minor')) - before) / queries;
  // The last good answer, 16 KB, is kept outside of the heap.
  expect(perQuery).toBeLessThan(4_000);
}, 60_000);

async function heapAfter(collection: 'major' | 'minor'): Promise<number> {
  gateway.send(collection);
  return Number(await told());
}

function told(): Promise<unknown> {
  return new Promise((resolve) => gateway.once('message', resolve));
}

/** Asks so many part lists, each another one. */
async function ask(from: number, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, n) => askFor(from + n)));
}

async function askFor(spare: number): Promise<void> {
  const { query, variables } = operations.PartList ?? never('PartList');
  const search = new URLSearchParams({
    operationName: 'PartList',
    variables: JSON.stringify(variables(spare)),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(query) } }),
  });
  const headers = { 'apollo-require-preflight': 'true' };
  const answer = await new Promise<string>((resolve, reject) => {
    get(`${url}/graphql?${search.toString()}`, { agent, headers }, (res) => {
      text(res).then(resolve, reject);
    }).on('error', reject);
  });
  expect(answer).toContain('"partNumber"');
}

function never(operation: string): never {
  throw new Error(`no operation ${operation}`);
}

function addressOf(): string {
  const address = backend.address();
  if (typeof address !== 'object' || !address) throw new Error('the backend does not listen');
  return `http://127.0.0.1:${String(address.port)}`;
}
