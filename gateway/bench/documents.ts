import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { memoryMb, runProgram } from '../../backend/src/testing/program.ts';

/**
 * Measures the documents of the built site with the demo content: `node gateway/bench/documents.ts`.
 * Prints how long every address of the sitemap takes when it is asked for the first time, the memory
 * after that, and the requests in a second of a cached document beside those of a bare server of
 * node:http that sends the same bytes, in turns. The load is made by wrk (Debian's package `wrk`).
 */
const document = '/de/part-list/2';
const accept = 'accept-encoding: br';

/** The bare server, in a process of its own: sends what it gets as its first message. */
function serveBytes(): void {
  process.once('message', (base64) => {
    const bytes = Buffer.from(String(base64), 'base64');
    const server = createServer((_, res) => {
      const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
      res.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    }).listen(0, '127.0.0.1', () => process.send?.(server.address()));
  });
}

async function requestsInASecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c16', '-d3', '-H', accept, url]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function measure(): Promise<void> {
  const site = await runProgram(
    {
      NODE_ENV: 'production',
      SEED: 'demo',
      // Without it, documents leave the cache with the origin of each request.
      PUBLIC_URL: 'http://localhost',
    },
    { main: 'gateway/dist/main.js' },
  );
  const { url } = site;
  const get = async (path: string) => {
    const start = performance.now();
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
    const text = await response.text();
    return { text, ms: performance.now() - start };
  };

  const sitemap = (await get('/sitemap.xml')).text;
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, p = '']) => p,
  );
  // The first loads the code.
  await get('/de');
  const times: number[] = [];
  for (const path of paths) times.push((await get(path)).ms);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
  console.log(
    `${paths.length} documents asked for the first time: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, all within ${at(1)} ms`,
  );
  console.log(`memory after them: ${await memoryMb(site, 'VmRSS')} MB`);

  const { stdout } = await promisify(execFile)('curl', ['-s', '-H', accept, url + document], {
    encoding: 'buffer',
  });
  const bare = fork(fileURLToPath(import.meta.url), ['serve']);
  bare.send(stdout.toString('base64'));
  const [address] = (await once(bare, 'message')) as [{ port: number }];
  for (let round = 1; round <= 4; round++) {
    const ours = await requestsInASecond(url + document);
    const theirs = await requestsInASecond(`http://127.0.0.1:${address.port}/`);
    console.log(
      `cached: ${ours.toFixed(0)} in a second, bare ${theirs.toFixed(0)}, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
  bare.kill();
  await site.stop();
}

if (process.argv[2] === 'serve') serveBytes();
else await measure();
