import type { ServerResponse } from 'node:http';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { readMetrics } from '../../test/gateway-client.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway, sharedGateway, three } from '../../test/in-test.ts';

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends what `fetch` does not: a host of the client's own. */
function ask(url: string, { method = 'GET', headers = {} }: AskOptions = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const asked = request(
        url,
        { method, headers: { accept: 'text/html', ...headers } },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('end', () =>
            resolve({
              status: res.statusCode ?? 0,
              headers: res.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      asked.on('error', reject).end();
    },
  );
}

/** How many documents a gateway has served without making them. */
async function servedFromCache(url: string): Promise<number> {
  const uses = (await readMetrics(url)).matchAll(
    /cached_responses_total\{operation="document",how="[\w ]+"\} (\d+)/g,
  );
  return [...uses].reduce((sum, [, count]) => sum + Number(count), 0);
}

const publicUrl = 'https://turbinen.example';

describe.each([
  ['without PUBLIC_URL', undefined],
  ['with PUBLIC_URL', publicUrl],
])('documents %s', (_, publicUrl) => {
  const it = freshGateway({}, { trustProxy: 1, publicUrl });
  const at = (path: string, options?: AskOptions) => ask(it.url() + path, options);

  test.each([
    ['/de/partners', ['/de/partners?x=1', '/de/partners?q=ring', '/de/partners?']],
    [
      '/de/search?q=ring',
      ['/de/search?x=1&q=ring', '/de/search?q=ring&q=rod', '/de/search?q=%20ring'],
    ],
    ['/sitemap.xml', ['/sitemap.xml?x=1']],
    ['/', ['/?x=1', '/?q=ring']],
    [
      '/nowhere',
      ['/somewhere/else', '/de/no/such/screen?x=1', '/de/part-list/998', '/sitemap-7.xml'],
    ],
  ])('what no screen reads of an address like %s makes no document', async (one, others) => {
    const { status, text } = await at(one);
    const before = await servedFromCache(it.url());
    for (const other of others) {
      expect(await at(other)).toMatchObject({ status, text });
      expect(await at(other, { method: 'HEAD' })).toMatchObject({ status, text: '' });
    }
    expect(await servedFromCache(it.url())).toBe(before + 2 * others.length);
  });

  test('the page for what there is not follows the writes that it shows, and always comes whole', async () => {
    const { text, headers } = await at('/en/nowhere');
    const etag = String(headers['etag']);
    expect(await at('/en/nowhere', { headers: { 'if-none-match': etag } })).toMatchObject({ text });
    const add = `mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { cursor } } }`;
    const input = { title: three('Compressor'), text: three(''), images: [] };
    expect((await it.ask(add, { input }, { token })).errors).toBeUndefined();
    expect((await at('/en/nowhere')).text).toContain('Compressor en');
  });
});

describe('with PUBLIC_URL', () => {
  const it = freshGateway({}, { trustProxy: 1, publicUrl });
  const at = (path: string, options?: AskOptions) => ask(it.url() + path, options);

  test('a HEAD request leaves its document to the next request', async () => {
    expect((await at('/de/imprint', { method: 'HEAD' })).status).toBe(200);
    const before = await servedFromCache(it.url());
    expect((await at('/de/imprint')).status).toBe(200);
    expect(await servedFromCache(it.url())).toBe(before + 1);
  });

  test('more renderings than the gateway makes at a time are refused, and end with their visitors', async () => {
    it.stub.interfere = () => undefined;
    const visitors = Array.from({ length: 59 }, () => new AbortController());
    const responses = visitors.map(({ signal }, n) =>
      fetch(`${it.url()}/de/search?q=${n}`, {
        signal,
        headers: { 'x-forwarded-for': `192.0.2.${n}` },
      }),
    );
    const { status, headers } = await Promise.race(responses);
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    for (const visitor of visitors) visitor.abort();
    await Promise.allSettled(responses);
    it.stub.interfere = null;
    const refusals = 'limit_refusals_total{limit="renderings"} 1\n';
    expect(await readMetrics(it.url())).toContain(refusals);
    await eventually(async () => expect((await at('/de/search?q=1')).status).toBe(200));
  });
});

describe('with PUBLIC_URL, a search', () => {
  const it = sharedGateway({}, { publicUrl });

  test.each([
    'x'.repeat(101),
    '%F0%9F%9B%A0'.repeat(60),
    '%00',
    'ring%00rod',
    '%0D%0A%1B',
    '%ED%A0%80ring',
    '%ff%fe',
    '%',
    '%F0%9F',
  ])('for any text is a page: %s', async (query) => {
    expect((await ask(`${it.url()}/de/search?q=${query}`)).status).toBe(200);
  });
});

describe('with PUBLIC_URL, a document in flight', () => {
  const it = freshGateway({}, { publicUrl, requestsPerMinute: 1 });

  test('is sent to all who wait for it as a response of GraphQL is, without a limit', async () => {
    const waiting: ServerResponse[] = [];
    it.stub.interfere = (_, res) => void waiting.push(res);
    const first = ask(`${it.url()}/de/contacts`);
    await eventually(() => expect(waiting).not.toEqual([]));
    const others = Array.from({ length: 5 }, () => ask(`${it.url()}/de/contacts`));
    expect((await ask(`${it.url()}/healthz`)).status).toBe(200);
    it.stub.interfere = null;
    // The gateway tries these reads once more.
    for (const res of waiting) res.writeHead(503).end();
    const { status, text } = await first;
    expect(status).toBe(200);
    for (const other of await Promise.all(others)) expect(other).toMatchObject({ status, text });
    expect(await readMetrics(it.url())).toMatch(/operation="document",how="coalesced"\} [1-5]/);
  });
});

describe('where PUBLIC_URL is not set', () => {
  const it = freshGateway({}, { trustProxy: 1, sandbox: false, production: true });
  const at = (path: string, headers = {}) => ask(it.url() + path, { headers });
  const evil = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  test.each(['/de', '/de/part-list/1', '/sitemap.xml', '/robots.txt'])(
    'no cache gives the origin in %s of one visitor to another',
    async (path) => {
      const first = await at(path, evil);
      expect(first.text).toContain('https://evil.example');
      expect(first.headers['cache-control']).toBe('private, no-cache');
      const second = await at(path, { host: 'good.example' });
      expect(second.text).toContain('http://good.example');
      expect(second.text).not.toMatch(/evil|origin\.invalid/);
      expect(second.headers['etag']).not.toBe(first.headers['etag']);
    },
  );

  test('a protocol that is none of the web is not taken over', async () => {
    const { text } = await at('/de', { ...evil, 'x-forwarded-proto': 'javascript' });
    expect(text).toContain('href="http://evil.example/de"');
  });

  test('what holds no origin may be shared', async () => {
    expect((await at('/de/part-list/1.csv', evil)).headers['cache-control']).toMatch(/^public/);
  });
});
