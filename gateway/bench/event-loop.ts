import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { growSite } from '../proof/big-site.ts';

/**
 * Measures the longest task on the event loop for each kind of anonymous request, with the demo content
 * and with a list of 20,000 rows and 5,000 products: `node gateway/bench/event-loop.ts`, after a build.
 * The gateway caches nothing (`CACHE_SECONDS=0`). Prints milliseconds: of the first request, which also
 * loads code and which the backend has not cached, and the shortest of the next ones, since other programs
 * take the processor, too.
 */
const tries = 4;
const folder = await mkdtemp(join(tmpdir(), 'event-loop-'));

interface Request {
  path: string;
  body?: string;
  method?: string;
}

/** The anonymous requests of a site whose long list is the spare of this id. */
function requests(list: string, photograph: string): Record<string, Request> {
  const odd = encodeURIComponent('%-_"\'()[]{}*?\\'.repeat(8).slice(0, 100));
  const words = Array.from({ length: 99 }, (_, n) => `a${String(n % 7)}`).join('+');
  const screens = ['', '/imprint', '/privacy-policy', '/careers', '/spare-parts', '/service/1'];
  const more = ['/parts/1', '/partners', '/gas-turbina', '/contacts', '/search?q=BIG', '/nothing'];
  const pages = [...screens, ...more, `/part-list/${list}`, `/part-list/${list}.csv`];
  const rest = ['/component/navbar', '/page/careers', '/product?lang=DE', '/category?lang=DE'];
  const restLists = [`/spare/${list}`, `/product?text=${words}`, `/part-search?q=${odd}`];
  const image = photograph && `${photograph}?w=320`;
  const reads = [...rest, ...restLists, '/part-search?q=dichtung+stufe', image].filter(Boolean);
  const query = (text: string) => ({
    path: '/graphql',
    method: 'POST',
    body: JSON.stringify({ query: text }),
  });
  return {
    ...Object.fromEntries(pages.map((path) => [`/de${path}`, { path: `/de${path}` }])),
    '/sitemap.xml': { path: '/sitemap.xml' },
    ...Object.fromEntries(reads.map((path) => [`/api${path}`, { path: `/api${path}` }])),
    'a list by GraphQL': query(
      `{ spare(by: { restId: "${list}" }) { parts(first: 200) { nodes: edges { node { partNumber } } } } }`,
    ),
    'parts by number': query(
      `{ partsByNumber(numbers: ["BIG-77-01", "BIG-19999-02", "nothing"]) { __typename } }`,
    ),
    'a search by GraphQL': query('{ searchParts(query: "BIG-19999") { hasMore } }'),
    'a wrong password': {
      path: '/api/auth/login',
      method: 'POST',
      body: JSON.stringify({ login: 'admin', password: 'wrong' }),
    },
  };
}

async function start(name: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('../dist/main.js', import.meta.url)), {
    execArgv: ['--import', new URL('event-loop-probe.ts', import.meta.url).href],
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, name),
      ADMIN_PASSWORD: 'correct horse',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      CACHE_SECONDS: '0',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The site has no output.');
  for await (const line of createInterface(child.stdout)) {
    const address = /^Site: +(.+)\/$/.exec(line)?.[1];
    if (address) return { child, url: address.replace('localhost', '127.0.0.1') };
  }
  throw new Error('The site has not started.');
}

async function longestTask(child: ChildProcess): Promise<number> {
  child.send('');
  const [ms] = (await once(child, 'message')) as [number];
  return ms;
}

async function measure(list: string, photograph: string, site: Awaited<ReturnType<typeof start>>) {
  const measured: Record<string, { first: number; next: number }> = {};
  for (const [title, { path, ...init }] of Object.entries(requests(list, photograph))) {
    const longest: number[] = [];
    for (let turn = 0; turn < tries; turn++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${String(turn)}`,
        ...(init.body && { 'content-type': 'application/json' }),
      };
      await longestTask(site.child);
      const response = await fetch(site.url + path, { ...init, headers });
      await response.arrayBuffer();
      await pause(20);
      longest.push(Math.round(await longestTask(site.child)));
    }
    const [first = 0, ...next] = longest;
    const isList = /part-list|spare/.test(title);
    const name = isList
      ? title.replace(`/${list}`, '/{list}')
      : title.replace(/[0-9a-f]{32}/, '{photograph}');
    measured[name.slice(0, 60)] = { first, next: Math.min(...next) };
  }
  site.child.kill();
  await once(site.child, 'exit');
  return measured;
}

const demo = await start('demo');
const onDemo = await measure('1', '', demo);
const grown = await start('grown');
const { spare, photographs } = await growSite(grown.url, { rows: 20_000, products: 5_000 });
const onGrown = await measure(String(spare), photographs[0] ?? '', grown);
const rows = Object.entries(onGrown).map(([title, { first, next }]) => {
  const { first: demoFirst, next: demoNext } = onDemo[title] ?? {};
  return [
    title,
    {
      'demo, first': demoFirst,
      'demo, next': demoNext,
      'grown, first': first,
      'grown, next': next,
    },
  ];
});
console.table(Object.fromEntries(rows));
await rm(folder, { recursive: true });
