import { performance } from 'node:perf_hooks';
import { runProgram } from '../src/testing/program.ts';

const saves = Number(process.argv[2] ?? 300);

/**
 * Measures how long a save takes, of a spare's titles and of a sub-part, on the demo content: the median
 * of single PATCHes, one after the other. Run it on two versions in turn to compare them.
 */
async function main(): Promise<void> {
  const program = await runProgram({
    SEED: 'demo',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'a password',
  });
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const response = await fetch(program.url + path, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)}`);
    return response.json() as Promise<{ token: string }>;
  };
  const { token } = await send('POST', '/auth/login', { login: 'admin', password: 'a password' });
  for (const path of ['/spare/1', '/spare/1/part/1']) {
    const times: number[] = [];
    for (let count = 0; count < saves; count += 1) {
      const began = performance.now();
      const text = `Düse ${String(count)}`;
      await send('PATCH', path, { title_de: text, description_de: text }, token);
      times.push(performance.now() - began);
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(saves / 2)] ?? 0;
    console.log(`PATCH ${path}: ${median.toFixed(2)} ms`);
  }
  await program.stop();
}

await main();
