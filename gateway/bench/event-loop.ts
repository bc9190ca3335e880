import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { runProgram } from '../../backend/src/testing/program.ts';
import type { Program } from '../../backend/src/testing/program.ts';
import { growSite, importParts, rest } from '../proof/big-site.ts';
import { startStub, token as stubToken } from '../test/contract-stub.ts';

/**
 * Measures the longest task on the event loop for each kind of request, with the demo content, with five
 * lists of 20,000 rows and 5,000 products, and over a backend of section 7 alone with as many rows:
 * `node gateway/bench/event-loop.ts`, after a build. Over its own backend the gateway caches nothing
 * (`CACHE_SECONDS=0`). Prints milliseconds of CPU time: of the first request, which also loads code and which
 * the backend has not cached, and the shortest of the next ones; `call` is the time of a whole request on the
 * clock.
 */
const tries = 4;
const lists = 5;
const rows = 20_000;

interface Request {
  path: string;
  body?: string;
  method?: string;
  /** Whether it carries the administrator's token. */
  admin?: boolean;
}

/** What is measured of a site. */
interface Site extends Program {
  token: string;
  /** The id of the spare with the long list. */
  list: string;
  photograph?: string | undefined;
}

/** The requests of one turn, which read other pages and numbers than those of the turn before. */
function requests({ list, photograph }: Site, turn: number): Record<string, Request> {
  const odd = encodeURIComponent('%-_"\'()[]{}*?\\'.repeat(8).slice(0, 100));
  const words = Array.from({ length: 99 }, (_, n) => `a${String(n % 7)}`).join('+');
  const screens = ['', '/imprint', '/privacy-policy', '/careers', '/spare-parts', '/service/1'];
  const more = ['/parts/1', '/partners', '/gas-turbina', '/contacts', '/search?q=BIG', '/nothing'];
  const pages = [...screens, ...more, `/part-list/${list}`, `/part-list/${list}.csv`];
  const number = String(rows - 1 - turn);
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
    'a later page of the list': { path: `/de/part-list/${list}?page=${String(turn + 2)}` },
    'a search by GraphQL': query(`{ search(query: "BIG-${number}") { parts { hasMore } } }`),
    'parts by number': {
      ...query(
        `{ partsByNumber(numbers: ["BIG-77-01", "BIG-${number}-02", "nothing"]) { number } }`,
      ),
      admin: true,
    },
    'a wrong password': {
      path: '/api/auth/login',
      method: 'POST',
      body: JSON.stringify({ login: 'admin', password: 'wrong' }),
    },
  };
}

function start(settings: Record<string, string>): Promise<Program> {
  const env = { SEED: 'demo', ADMIN_PASSWORD: 'correct horse', LOG_LEVEL: 'silent' };
  return runProgram(
    { ...env, TRUST_PROXY: '1', ...settings },
    {
      main: 'gateway/dist/main.js',
      execArgv: ['--import', new URL('event-loop-probe.ts', import.meta.url).href],
    },
  );
}

async function longestTask({ process }: Program): Promise<number> {
  process.send('');
  const [ms] = (await once(process, 'message')) as [number];
  return ms;
}

type Measured = Record<'first' | 'next' | 'call', number>;

async function measure(site: Site, isMeasured = (_: string) => true) {
  const measured: Record<string, Measured> = {};
  for (const title of Object.keys(requests(site, 0)).filter(isMeasured)) {
    const longest: number[] = [];
    const calls: number[] = [];
    for (let turn = 0; turn < tries; turn++) {
      const request = requests(site, turn)[title];
      if (!request) continue;
      const { path, admin, ...init } = request;
      const headers = {
        'x-forwarded-for': `203.0.113.${String(turn)}`,
        ...(init.body && { 'content-type': 'application/json' }),
        ...(admin && { authorization: `Bearer ${site.token}` }),
      };
      await longestTask(site);
      const start = performance.now();
      const response = await fetch(site.url + path, { ...init, headers });
      const text = await response.text();
      calls.push(Math.round(performance.now() - start));
      if (text.includes('"errors"')) throw new Error(`${title}: ${text}`);
      await pause(20);
      longest.push(Math.round(await longestTask(site)));
    }
    const [first = 0, ...next] = longest;
    const isList = /part-list|spare/.test(title);
    const name = isList
      ? title.replace(`/${site.list}`, '/{list}')
      : title.replace(/[0-9a-f]{32}/, '{photograph}');
    measured[name.slice(0, 60)] = { first, next: Math.min(...next), call: Math.min(...calls) };
  }
  await site.stop();
  return measured;
}

/** Starts a site with many rows over a backend of section 7 alone. */
async function overForeignBackend() {
  const stub = await startStub();
  stub.data.spares = Array.from({ length: lists }, (_, list) => ({
    ...{ id: list + 1, title_de: `Liste ${String(list)}`, images: [] },
    parts: Array.from({ length: rows }, (_, n) => ({
      ...{ id: list * rows + n + 1, quantity: 1 + (n % 9) },
      ...{ partnumber: `BIG-${String(n)}-01`, subst_part: `BIG-${String(n)}-02` },
      description_de: `Dichtung der Stufe ${String(n)}`,
      description_en: `Seal of stage ${String(n)}`,
      description_ru: `Уплотнение ступени ${String(n)}`,
    })),
  }));
  const started = await start({ BACKEND_URL: stub.url, PUBLIC_URL: stub.url });
  return { stub, site: { ...started, token: stubToken, list: '1' } };
}

const demo = await start({ CACHE_SECONDS: '0' });
const credentials = { login: 'admin', password: 'correct horse' };
const logged = (await rest(demo.url, 'POST', '/auth/login', { body: credentials })) as {
  token: string;
};
const onDemo = await measure({ ...demo, ...logged, list: '1' });

const { stub, site } = await overForeignBackend();
const onForeign = await measure(site, (title) => !title.startsWith('/api'));
await stub.close();

const grown = await start({ CACHE_SECONDS: '0' });
const { token, spare, photographs } = await growSite(grown.url, { rows, products: 5_000 });
for (let list = 1; list < lists; list++) {
  const body = { title_de: `Liste ${String(list)}` };
  const { id } = (await rest(grown.url, 'POST', '/spare', { token, body })) as { id: number };
  await importParts(grown.url, token, id, rows);
}
const list = String(spare);
const onGrown = await measure({ ...grown, token, list, photograph: photographs[0] });

const figures = Object.keys(onGrown).map((title): [string, Record<string, number>] => {
  const columns = Object.entries({ demo: onDemo, grown: onGrown, foreign: onForeign });
  const named = columns.flatMap(([site, measured]) =>
    Object.entries<number>(measured[title] ?? {}).map(([name, ms]): [string, number] => [
      `${site}, ${name}`,
      ms,
    ]),
  );
  return [title, Object.fromEntries(named)];
});
console.table(Object.fromEntries(figures));
