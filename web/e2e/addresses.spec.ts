import { expect } from '@playwright/test';
import { LinkChecker } from 'linkinator';

import { expectAccessible } from './accessibility.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { catalogues, views } from './language.ts';
import { recordOperations } from './operations.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { pathIn, publicRoutes } from './public-routes.ts';
import { test } from './test.ts';

/** Every public screen has an address of its own, which answers with the whole document. */

const languageIn = (url: string) => new URL(url).pathname.slice(1, 3);
const documentAddress = (language: string, path: string) =>
  `/${language}${path === '/' ? '' : path}`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says how to write instead; links lead on and to the other languages', async ({
    page,
  }) => {
    await page.goto('/de/contacts');
    await expect(page.locator('noscript p')).toContainText(catalogues.de['form without scripts']);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: catalogues.de['site links'] }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/contacts$/);
    const links = page.getByRole('navigation', { name: catalogues.en['site links'] });
    await links.getByRole('link', { name: 'Borescope inspection' }).click();
    await expect(page).toHaveURL(/\/en\/service\/6$/);
  });

  test('no field is there that only a script reads, and no text that points to it', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const { 'paste a list': paste, 'No part in the enquiry': empty } = catalogues.de;
    for (const address of ['/de/part-list/1', '/de/enquiry', '/de/spare-parts']) {
      await page.goto(address);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('input, textarea').filter({ visible: true })).toHaveCount(0);
      await expect(main.getByRole('heading', { name: paste })).toHaveCount(0);
      await expect(main.getByText(empty).filter({ visible: true })).toHaveCount(0);
    }
  });
});

for (const { language, width } of views) {
  test(`every screen is read at its own address without scripts, accessibly, in ${language} at ${width} px (spec 2.2)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // The checker is a script itself: it gets the document as a browser without scripts reads it.
    await page.route(`**/${language}**`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script[^]*?<\/script>/g, '').replace(/<\/?noscript>/g, '');
      await route.fulfill({ response, body });
    });
    for (const route of publicRoutes) {
      const address = documentAddress(language, pathIn(route, language));
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading[language]);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, address);
    }
  });
}

test('a menu opens without scripts while it is pointed at', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 800 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/de');
  await page.getByRole('button', { name: 'Leistungen' }).hover();
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Boroskopinspektion' }).click();
  await expect(page).toHaveURL(/\/de\/service\/6#\/service\/6$/);
  await context.close();
});

test('the app takes a screen over: its address, its language, no further request for data (spec 2.1, 4)', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/ru/part-list/2');
  await expect(page).toHaveURL(/\/ru\/part-list\/2#\/part-list\/2$/);
  await page.getByRole('button', { name: 'Услуги' }).click();
  await expect(page.getByRole('link', { name: 'Бороскопическая инспекция' })).toHaveAttribute(
    'href',
    '/ru/service/6#/service/6',
  );
  expect(requests).not.toContain('/graphql');
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ru');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Система зажигания' })).toBeVisible();
});

test('an address leads to the row of a part number, with scripts and without', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/de/part-list/2#HT-IG-3022-01';
  await page.goto(address);
  await expect(page).toHaveURL(/\/de\/part-list\/2\?part=.+#\/part-list\/2\?part=HT-IG-3022-01$/);
  await expect(page.getByRole('row', { name: /HT-IG-3022-01/ })).toBeInViewport();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.locator('tr:target')).toContainText('HT-IG-3022-01');
  await expect(plain.locator('tr:target')).toBeInViewport();
  await context.close();
});

test('what there is not, is 404; the backend’s other addresses are not touched', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  for (const path of ['/de/service/999999', '/ru/parts/999999', '/en/no-such-page', '/fr']) {
    expect(await status(path), path).toBe(404);
  }
  for (const path of ['/de/service/%2e%2e%5capi', '/de/service/a%2Fb', '/de/dashboard']) {
    expect(await status(path), path).toBeGreaterThan(300);
  }
  expect(await status('/api/settings')).toBe(200);
  // Browsers ask for it without being told to.
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});

test('a crawl from the German home page finds every screen and no dead link; alternates agree', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const origin = String(baseURL);
  const checker = new LinkChecker();
  const { links } = await checker.check({
    // The same document as `/de`; of that, the crawler would follow only links to German screens.
    path: `${origin}/`,
    recurse: true,
    concurrency: 5,
    // A busy server says 503 and asks to come again, as crawlers do.
    retryErrors: true,
    // The widths of images are made on first use, which takes long.
    linksToSkip: (link) =>
      Promise.resolve(!link.startsWith(origin) || new URL(link).searchParams.has('w')),
  });
  const broken = links.filter(({ status = 0 }) => status >= 400);
  expect(broken.map(({ url, parent }) => `${url} on ${String(parent)}`)).toEqual([]);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(listed.length).toBeGreaterThan(120);
  const reached = new Set(links.map(({ url }) => url.replace(/#.*/, '')));
  expect(listed.filter((url) => !reached.has(url))).toEqual([]);

  const alternatesOf = new Map<string, string[]>();
  for (const url of listed) {
    const html = await (await request.get(url)).text();
    expect(html, url).toContain(`<link rel="canonical" href="${url}"`);
    // Written in its own language: no heading is marked as another one's.
    expect(html, url).toMatch(/<h1 [^>]*>/);
    expect(/<h1 [^>]*lang="(\w+)"/.exec(html)?.[1] ?? languageIn(url), url).toBe(languageIn(url));
    const alternates = [...html.matchAll(/hreflang="(?:de|en|ru)" href="([^"]+)"/g)];
    alternatesOf.set(
      url,
      alternates.map(([, href = '']) => href).filter((href) => href.startsWith('http')),
    );
  }
  for (const [url, alternates] of alternatesOf) {
    expect(alternates, url).toContain(url);
    for (const other of alternates) expect(alternatesOf.get(other), other).toEqual(alternates);
  }
});

test('a search has an address with its results, which search engines do not list', async ({
  page,
  request,
}) => {
  const address = '/de/search?q=HT-IG-3022';
  const html = await (await request.get(address)).text();
  expect(html).toContain(
    'href="/de/part-list/2?part=HT-IG-3022-01#/part-list/2?part=HT-IG-3022-01"',
  );
  expect(html).toContain('<meta name="robots" content="noindex"');
  const operations = recordOperations(page);
  await page.goto(address);
  await expect(page).toHaveURL(/#\/search\?q=HT-IG-3022$/);
  await page.getByRole('link', { name: /HT-IG-3022-01/ }).click();
  await expect(page.getByRole('row', { name: /HT-IG-3022-01/ })).toBeInViewport();
  expect(operations.length).toBeLessThanOrEqual(1);
});

test('an administrator sees at an address what visitors see, and stays there (spec 2.1)', async ({
  page,
  request,
}) => {
  await stayLoggedIn(page, await logIn(request));
  await page.goto('/en/service/6');
  await expect(page.getByRole('heading', { level: 1, name: 'Borescope inspection' })).toBeVisible();
  await page.getByRole('button', { name: 'Spare parts' }).click();
  await page.getByRole('link', { name: 'Ignition' }).click();
  await expect(page).toHaveURL(/\/en\/part-list\/2#\/part-list\/2$/);
  await page.getByRole('button', { name: 'de Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/part-list\/2#\/part-list\/2$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zündanlage' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(/\/#\/dashboard\/spare\/2$/);
  const view = page.getByRole('link', { name: 'View page RU (new tab)' });
  await expect(view).toHaveAttribute('href', '/ru/part-list/2');
});
