import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startCluster } from '../cluster/cluster.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';

/**
 * Compares one gateway process with two, over two backends and behind nginx, in one run:
 * `node gateway/bench/cluster.ts [seconds]`. Prints requests in a second at 32 connections, and the
 * ratio; where all share few processors, two gateways cannot be faster than those allow.
 */
const seconds = process.argv[2] ?? '5';

const hash = Object.entries(registeredOperations).find(
  ([, found]) => found?.name === 'PartListScreen',
)?.[0];
const search = new URLSearchParams({
  operationName: 'PartListScreen',
  variables: JSON.stringify({ id: '1', language: 'DE', first: 100, turn: 'TURN' }),
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
});
const path = `/graphql?${search.toString()}`;
const enquiry = JSON.stringify({
  query:
    'mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }',
  variables: {
    input: { name: 'A', email: 'a@example.org', company: 'M', text: 'TURN', language: 'DE' },
  },
});

/** What wrk asks; `n` is the number of the request, and each comes from an address of its own. */
const loads: Record<string, string> = {
  'public reads, the same': `wrk.format('GET', [==[${path}]==], headers)`,
  'public reads, all different': `wrk.format('GET', ([==[${path}]==]):gsub('TURN', n), headers)`,
  'writes (enquiries)': `wrk.format('POST', '/graphql', headers, ([==[${enquiry}]==]):gsub('TURN', n))`,
};

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const perSecond = new Map<string, number[]>();
for (const gateways of [1, 2]) {
  const cluster = await startCluster({ gateways, backends: 2 });
  try {
    for (const [name, format] of Object.entries(loads)) {
      const rate = await wrk(cluster.url, format);
      perSecond.set(name, [...(perSecond.get(name) ?? []), rate]);
    }
  } finally {
    await cluster.close();
  }
}
await rm(folder, { recursive: true });
for (const [name, [one = 0, two = 0]] of perSecond) {
  const figures = `1 gateway ${one.toFixed(0)}/s, 2 gateways ${two.toFixed(0)}/s`;
  console.log(`${name.padEnd(30)} ${figures}, ratio ${(two / one).toFixed(2)}`);
}

async function wrk(url: string, format: string): Promise<number> {
  const script = join(folder, 'load.lua');
  await writeFile(
    script,
    `
    local n = 0
    request = function()
      n = n + 1
      local headers = {
        ['apollo-require-preflight'] = 'true',
        ['content-type'] = 'application/json',
        ['x-forwarded-for'] = string.format('10.%d.%d.%d', n / 65536 % 256, n / 256 % 256, n % 256),
      }
      return (${format})
    end
    done = function(summary)
      io.write(string.format('%d %d %d', summary.requests, summary.duration,
        summary.errors.status + summary.errors.read + summary.errors.connect + summary.errors.timeout))
    end`,
  );
  const args = ['-t1', '-c32', '-s', script, url];
  await promisify(execFile)('wrk', ['-d2s', ...args]);
  const { stdout } = await promisify(execFile)('wrk', [`-d${seconds}s`, ...args]);
  const [requests = 0, microseconds = 1, failed = 0] = (stdout.split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  if (failed > 0) throw new Error(`${String(failed)} of ${String(requests)} failed`);
  return requests / (microseconds / 1e6);
}
