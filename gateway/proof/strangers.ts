import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { bigSite, partRows } from './big-site.ts';
import type { BigSite } from './big-site.ts';

/** One kind of hostile or merely greedy behaviour; repeated until the proof ends. */
export type Attack = (turn: number) => Promise<unknown>;

const words = Array.from({ length: 99 }, (_, n) => `a${String(n % 7)}`).join(' ');
const oddSigns = '%-_"\'()[]{}*?\\'.repeat(8).slice(0, 100);

/**
 * What a stranger, a crawler and an administrator with large files do to a site, each kind from one
 * address: every way that has ever filled the memory or taken the processor (docs/decisions/tests.md).
 */
export function attacksOn(url: string, { spare, photographs, token }: BigSite) {
  const list = String(spare);
  const get = async (path: string, headers: Record<string, string>, method = 'GET') =>
    discard(await fetch(url + path, { method, headers, redirect: 'manual' }));
  const several = (paths: string[], headers: Record<string, string>, method?: string) =>
    Promise.allSettled(paths.map((path) => get(path, headers, method)));
  const post = async (path: string, headers: Record<string, string>, body: string | FormData) =>
    discard(await fetch(url + path, { method: 'POST', headers, body }));
  const upTo = (count: number, path: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => path(n));

  const attacks: Record<string, Attack> = {
    'free arguments of a long list': (turn) =>
      several(
        upTo(20, (n) => `/api/spare/${list}?first=1000&after=${String(turn * 20 + n)}`),
        from(2),
      ),
    'the long list whole': () => several([`/api/spare/${list}`], from(3)),
    'free arguments of documents': (turn) =>
      several(
        upTo(20, (n) => `/de/part-list/${list}?x=${String(turn * 20 + n)}`),
        from(4),
      ),
    'a thousand documents at once': async (turn) => {
      await several(
        upTo(1_000, (n) => `/de/imprint?x=${String(turn * 1_000 + n)}`),
        from(5),
      );
      await pause(5_000);
    },
    'documents that do not exist': (turn) =>
      several(
        upTo(20, (n) => `/ru/part-list/no-${String(turn * 20 + n)}`),
        from(6),
      ),
    'HEAD of random addresses': (turn) =>
      several(
        upTo(20, (n) => `/en/${String(turn * 20 + n)}`),
        from(7),
        'HEAD',
      ),
    'other hosts': (turn) =>
      several(['/de', '/sitemap.xml'], {
        ...from(8),
        'x-forwarded-host': `evil-${String(turn)}.example`,
      }),
    'many words in a filter': () =>
      several([`/api/product?text=${encodeURIComponent(words)}`], from(9)),
    'a search of odd signs': (turn) =>
      several([`/api/part-search?q=${encodeURIComponent(oddSigns.slice(turn % 50))}`], from(10)),
    'free queries': (turn) =>
      post(
        '/graphql',
        { ...from(11), 'content-type': 'application/json' },
        JSON.stringify({
          query: `{ ${upTo(20, (n) => `a${String(n)}: search(query: "BIG-${String(turn)} ${String(n)}") { parts { hasMore } }`).join(' ')} }`,
        }),
      ),
    'sixty widths of large photographs': () =>
      several(
        upTo(60, (n) => {
          const widths = [320, 640, 960, 1280, 1920];
          const photograph = photographs[n % photographs.length] ?? '';
          return `/api${photograph}?w=${String(widths[n % widths.length])}`;
        }),
        { ...from(12), accept: 'image/avif,image/webp' },
      ),
    'clients that never read': () => neverRead(url, `/api/spare/${list}`, 300),
    'a wrong password': (turn) =>
      post(
        '/api/auth/login',
        { ...from(14), 'content-type': 'application/json' },
        JSON.stringify({ login: `admin${String(turn)}`, password: 'x'.repeat(1_000) }),
      ),
    'deep JSON': () =>
      post(
        '/graphql',
        { ...from(15), 'content-type': 'application/json' },
        `{"query":"{ __typename }","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      ),
    'uploads without a token': () => {
      const form = new FormData();
      form.append('images', new Blob([new Uint8Array(5_000_000)]), 'a.png');
      return post('/api/spare', from(16), form);
    },
    'a crawler': async () => {
      const sitemap = await fetch(`${url}/sitemap.xml`, { headers: from(17) });
      const addresses = [...(await sitemap.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)];
      for (const [, path = '/'] of addresses.slice(0, 500)) await get(path, from(17));
    },
    'part lists for spreadsheets': () => several([`/de/part-list/${list}.csv`], from(18)),
    "an administrator's imports": async (turn) => {
      const file = new FormData();
      const hostile = [partRows(20_000), '\r\n'.repeat(4_500_000), `${'x,'.repeat(120_000)}\r\n`];
      const content = hostile[turn % hostile.length] ?? '';
      file.append('file', new Blob([content]), 'parts.csv');
      const preview = `/api/spare/${list}/part/import?preview=true`;
      await post(preview, { ...from(19), authorization: `Bearer ${token}` }, file);
      await pause(2_000);
    },
  };
  return attacks;
}

/** Reads a response to its end without storing it: a long list must not fill the memory of the load. */
async function discard({ body }: Response): Promise<void> {
  await body?.pipeTo(new WritableStream());
}

function from(address: number): Record<string, string> {
  return { 'x-forwarded-for': `203.0.113.${String(address)}` };
}

/** Asks over many connections, reads nothing, and gives up after half a minute. */
async function neverRead(url: string, path: string, count: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.pause().on('error', () => undefined);
    const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 203.0.113.13\r\n\r\n`;
    socket.write(request.repeat(3));
    return socket;
  });
  await pause(30_000);
  for (const socket of sockets) socket.destroy();
}

/** Repeats an attack until the end; a refused or broken connection is what the attacker deserves. */
async function repeat(attack: Attack, end: AbortSignal): Promise<number> {
  let turns = 0;
  while (!end.aborted) {
    await attack(turns++).catch(() => pause(100));
    await pause(20);
  }
  return turns;
}

// A program of its own, so that a visitor's wait is not the strangers' own work: they would come from
// other machines, and so give way to the site and its visitors.
if (import.meta.main) {
  setPriority(10);
  const [url = '', site = '', only = '.'] = process.argv.slice(2);
  const end = new AbortController();
  process.once('disconnect', () => end.abort());
  const attacks = Object.entries(attacksOn(url, bigSite.parse(JSON.parse(site))));
  const chosen = attacks.filter(([name]) => new RegExp(only).test(name));
  const turns = chosen.map(async ([name, attack]) => [name, await repeat(attack, end.signal)]);
  console.log(JSON.stringify(Object.fromEntries(await Promise.all(turns))));
  process.exit();
}
