import { once } from 'node:events';
import { createServer } from 'node:http';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { warmUp } from './warm-up.ts';

/** The paths that were asked for, in their order. */
let asked: string[];

beforeEach(() => {
  asked = [];
});

/** Serves a sitemap of a public address, and every page but one; returns where it listens. */
async function startSite(pages: string[], missing?: string): Promise<string> {
  const urls = pages.map((page) => `<url><loc>https://turbines.example${page}</loc></url>`);
  const server = createServer(({ url = '' }, res) => {
    asked.push(url);
    res.statusCode = url === missing ? 503 : 200;
    res.end(url === '/sitemap.xml' ? `<urlset>${urls.join('\n')}</urlset>` : 'a page');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('one document of each screen is read in each language, and the search at last', async () => {
  const pages = [
    '/de',
    '/ru',
    '/de/service/1',
    '/ru/service/1',
    '/de/service/12',
    '/de/part-list/3',
  ];
  await warmUp(await startSite(pages));
  expect(asked).toEqual([
    '/sitemap.xml',
    ...['/de', '/ru', '/de/service/12', '/ru/service/1', '/de/part-list/3'],
    '/de/search?q=LM6000',
  ]);
});

test.each([
  ['a document', '/ru', ['/sitemap.xml', '/de', '/ru']],
  ['the sitemap', '/sitemap.xml', ['/sitemap.xml']],
])('it ends where %s fails', async (_, missing, read) => {
  await warmUp(await startSite(['/de', '/ru', '/en'], missing));
  expect(asked).toEqual(read);
});
