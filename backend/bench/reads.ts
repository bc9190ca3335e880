import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { runProgram } from '../src/testing/program.ts';

const paths = ['/component/navbar', '/spare/1', '/product?lang=DE'];
const seconds = Number(process.argv[2] ?? 5);

/**
 * Measures the requests per second of the main public reads on the demo content, compared with a bare
 * Express route that sends the same bytes. The two alternate, so that a busy machine slows both.
 */
async function main(): Promise<void> {
  const program = await runProgram({ SEED: 'demo', LOG_LEVEL: 'error' });
  const responses: Record<string, string> = {};
  for (const path of paths) {
    const [route = ''] = path.split('?');
    responses[route] = await (await fetch(program.url + path)).text();
  }
  const bare = fork(fileURLToPath(new URL('bare.ts', import.meta.url)));
  bare.send(responses);
  const port = await new Promise((resolve) => bare.once('message', resolve));

  for (const path of paths) {
    const size = Buffer.byteLength(responses[path.split('?')[0] ?? ''] ?? '');
    const bareRate = await rate(`http://127.0.0.1:${String(port)}${path}`);
    const ownRate = await rate(program.url + path);
    console.log(
      `GET ${path} (${size} bytes): ${ownRate} a second, bare Express ${bareRate}, ` +
        `ratio ${(ownRate / bareRate).toFixed(2)}`,
    );
  }
  bare.kill();
  await program.stop();
}

async function rate(url: string): Promise<number> {
  await autocannon({ url, connections: 20, duration: 1 });
  const result = await autocannon({ url, connections: 20, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed`);
  return Math.round(result.requests.average);
}

await main();
