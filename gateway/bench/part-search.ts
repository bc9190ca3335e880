import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { manyParts, searches } from '../../backend/bench/many-parts.ts';
import { startStub } from '../test/contract-stub.ts';
import { startGateway } from '../test/gateway-client.ts';

/**
 * Measures the part search over a backend of section 7 alone, among 10,000 and 100,000 parts in 20 part
 * lists: `node gateway/bench/part-search.ts`. Prints how long the first search takes, which reads all
 * lists, what a search takes that finds the index stale, the longest task of the event loop while lists are
 * read for the first time and again (the backend's own tasks included), and the shortest, the median and the 95th percentile of each kind of search
 * in milliseconds, GraphQL over HTTP included.
 */
const query = `query ($typed: String!) {
  search(query: $typed) { parts { hits { match subPart { id partNumber } spare { restId } } hasMore } }
}`;
const lists = 20;
const freshMs = 5_000;
const resolution = 2;

for (const count of [10_000, 100_000]) {
  const stub = await startStub();
  const parts = manyParts(count).map((part, index) => ({ ...part, id: index + 1 }));
  stub.data.spares = Array.from({ length: lists }, (_, index) => ({
    id: index + 1,
    title_de: `Spare ${index}`,
    images: [],
    parts: parts.filter((part) => part.id % lists === index),
  }));
  const timeouts = { readTimeoutMs: 60_000, operationTimeoutMs: 120_000 };
  const gateway = await startGateway(stub.url, { ...timeouts, cacheMs: freshMs });
  const ask = async (typed: string) => {
    const start = performance.now();
    const { data, errors } = await gateway.ask(query, { typed });
    if (errors) throw new Error(errors[0]?.message);
    const { search } = data as { search: { parts: { hits: unknown[] } } };
    return { ms: performance.now() - start, found: search.parts.hits.length };
  };
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  await pause(200);
  const longest = async (work: () => Promise<{ ms: number }>, readingMs: number) => {
    delay.reset();
    const { ms } = await work();
    await pause(readingMs);
    return [ms, delay.max / 1e6 - resolution].map((figure) => figure.toFixed(0));
  };
  const first = await longest(() => ask('ht'), 0);
  await pause(freshMs);
  const stale = await longest(() => ask('hx'), freshMs - 1_000);
  console.log(`stub, ${count} parts: the first search ${first[0]} ms, longest task ${first[1]} ms`);
  console.log(`  a search of the stale index ${stale[0]} ms, longest task ${stale[1]} ms`);
  for (const [name, typed] of Object.entries(searches(count))) {
    const asked = [];
    for (let round = 0; round < 21; round++) asked.push(await ask(typed));
    const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const figures = [times[0] ?? 0, times[10] ?? 0, times[19] ?? 0];
    const columns = figures.map((ms) => ms.toFixed(1).padStart(7)).join(' ');
    console.log(`  ${name.padEnd(38)} ${columns}  ${asked[0]?.found} found`);
  }
  await gateway.close();
  await stub.close();
}
