import { startPostgres } from '../src/testing/postgres.ts';
import { fuzz } from './fuzz.ts';

// node backend/proof/run-fuzz.ts [RUNS] [SEED]
const [, , runs = '10000', seed = String(Date.now())] = process.argv;

async function run(name: string, databaseUrl?: string): Promise<void> {
  const begin = performance.now();
  const report = await fuzz(Number(runs), { databaseUrl }, Number(seed));
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(
    `${name}: ${runs} requests in ${seconds} s: no 5xx, all JSON, no response missing`,
    report,
  );
}

await run('SQLite');
const postgres = await startPostgres();
try {
  await run('PostgreSQL', await postgres.createDatabase('fuzz'));
} finally {
  await postgres.stop();
}
