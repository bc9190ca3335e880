import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

const spareSchema = z.object({ spare: z.object({ id: z.string() }) });

/** What a client that does not follow redirects gets. */
async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('documents, over a backend of section 7 that keeps translations of products', () => {
  const extensions = { 'POST /product/{id}/translation/{translationId}': [] };
  const it = freshGateway({ extensions }, { trustProxy: 1 });
  const at = (path: string, headers = {}) => get(it.url() + path, headers);

  test('a screen has the language, title and canonical address of its own', async () => {
    const { status, text, headers } = await at('/en/part-list/1');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(text).toMatch(/<html[^>]* lang="en"/);
    expect(text).toContain('<title>Fuel system (en) – Hamberg Turbinen</title>');
    expect(canonical(text)).toBe(`${it.url()}/en/part-list/1`);
    for (const language of ['de', 'en', 'ru']) {
      expect(text).toContain(`hreflang="${language}" href="${it.url()}/${language}/part-list/1"`);
    }
    expect(text).toContain(`hreflang="x-default" href="${it.url()}/de/part-list/1"`);
    expect(text).toContain('A-11');
    expect(text).not.toContain('href="#/');
  });

  test('the company stands in the title of the home page once, as in the app', async () => {
    const { text } = await at('/de');
    const title = 'Hamberg Turbinen – Service und Ersatzteile für Gasturbinen';
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe(title);
    expect(/property="og:title" content="(.*?)"/.exec(text)?.[1]).toBe(title);
  });

  test('the first image is named before styles and scripts, once, as the screen shows it', async () => {
    const { text } = await at('/de');
    const links = [...text.matchAll(/<link rel="preload" as="image"[^>]*>/g)];
    expect(links).toHaveLength(1);
    expect(links[0]?.index).toBeLessThan(text.search(/<style|<script/));
    const [, address] = /href="([^"]+)"/.exec(links[0]?.[0] ?? '') ?? [];
    expect(text.slice(text.indexOf('<main'))).toContain(`src="${address}"`);
    // No image shows at once here.
    expect((await at('/en/careers')).text).not.toContain('as="image"');
  });

  test('only the form of the search is sent by the browser, since its fields stand in the address', async () => {
    const formAction = async (path: string) =>
      /form-action ([^;]*)/.exec(
        (await at(path)).headers.get('content-security-policy') ?? '',
      )?.[1];
    expect(await formAction('/en/search?q=part')).toBe("'self'");
    expect(await formAction('/en/spare-parts')).toBe("'none'");
    const { text } = await at('/en/search?q=part');
    expect(text).toMatch(/<form role="search"[^>]* action="\/en\/search"/);
  });

  /** The alternates of a text and, first, its canonical address. */
  const addressesOf = (text: string) => {
    const links = text
      .replace(/<nav.*/s, '')
      .matchAll(
        /(?:hreflang="([\w-]+)"|rel="(canonical)") href="http:[^"]*(\/\w\w(?:\/[^"]*)?)"\/?>/g,
      );
    return Object.fromEntries(
      [...links].map(([, name, canonical = '', href = '']) => [name ?? canonical, href] as const),
    );
  };
  const listed = async (path: string) => {
    const sitemap = (await at('/sitemap.xml')).text;
    const [, entry] = new RegExp(`/\\w\\w${path}</loc>(.*?)</url>`).exec(sitemap) ?? [];
    const languages = [...sitemap.matchAll(new RegExp(`/(\\w\\w)${path}</loc>`, 'g'))];
    return { ...addressesOf(entry ?? ''), languages: languages.map(([, language]) => language) };
  };

  test('a product is announced in its language and with its translations alone', async () => {
    const [first, , third] = it.stub.data.products;
    Object.assign(first ?? {}, { translations: [{ id: 3, title: 'Engine 3', lang: 'EN' }] });
    Object.assign(third ?? {}, { lang: 'EN', translations: [{ id: 1, title: '', lang: 'DE' }] });
    const alone = { de: '/de/parts/2', 'x-default': '/de/parts/2' };
    expect(addressesOf((await at('/de/parts/2')).text)).toEqual({
      canonical: '/de/parts/2',
      ...alone,
    });
    expect(await listed('/parts/2')).toEqual({ languages: ['de'], ...alone });
    // In another language's frame it is the same text, whose address stands for it.
    expect(addressesOf((await at('/ru/parts/2')).text)).toEqual({ canonical: '/de/parts/2' });

    const both = { de: '/de/parts/1', en: '/en/parts/3', 'x-default': '/de/parts/1' };
    for (const path of ['/de/parts/1', '/en/parts/3']) {
      const { text } = await at(path);
      expect(addressesOf(text), path).toEqual({ canonical: path, ...both });
    }
    expect((await at('/de/parts/1')).text).toContain('<a href="/en/parts/3" hrefLang="en"');
    expect(await listed('/parts/1')).toEqual({ languages: ['de'], ...both });
    expect(await listed('/parts/3')).toEqual({ languages: ['en'], ...both });
  });

  test('a screen whose text another language’s stands in for has its address there', async () => {
    Object.assign(it.stub.data.spares[0] ?? {}, { title_ru: '' });
    Object.assign(it.stub.data.pages.get('privacy-policy') ?? {}, { text_de: '', text_ru: '' });
    const inTwo = {
      de: '/de/part-list/1',
      en: '/en/part-list/1',
      'x-default': '/de/part-list/1',
    };
    expect(addressesOf((await at('/en/part-list/1')).text)).toEqual({
      canonical: '/en/part-list/1',
      ...inTwo,
    });
    expect(await listed('/part-list/1')).toEqual({ languages: ['de', 'en'], ...inTwo });
    const fallback = await at('/ru/part-list/1');
    expect(fallback.status).toBe(200);
    expect(addressesOf(fallback.text)).toEqual({ canonical: '/de/part-list/1' });

    expect(addressesOf((await at('/ru/privacy-policy')).text)).toEqual({
      canonical: '/en/privacy-policy',
    });
    const { languages } = await listed('/privacy-policy');
    expect(languages).toEqual(['en']);
  });

  test('what a screen is about is said in schema.org’s vocabulary', async () => {
    const about = async (path: string) => {
      const { text } = await at(path);
      const [, json = '{}'] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
      return JSON.parse(json) as unknown;
    };
    const things = (...expected: object[]) => ({
      '@context': 'https://schema.org',
      '@graph': expected.map((thing) => expect.objectContaining(thing) as unknown),
    });
    const company = { '@type': 'Organization', name: 'Hamberg Turbinen GmbH' };
    const way = { '@type': 'BreadcrumbList' };
    expect(await about('/de')).toEqual(things(company));
    expect(await about('/en/service/1')).toEqual(
      things(company, way, { '@type': 'Service', name: 'Borescope inspection (en)' }),
    );
    const { products, spares } = it.stub.data;
    const [shown] = products;
    expect(await about('/de/parts/1')).toEqual(
      things(company, way, {
        '@type': 'Product',
        name: shown?.title,
        model: shown?.model,
        mpn: shown?.model,
      }),
    );
    const parts = spares[0]?.parts.length;
    expect(await about('/de/part-list/1')).toEqual(
      things(company, way, { '@type': 'ItemList', numberOfItems: parts }),
    );
  });

  test('what there is not, is 404 in the language of the address', async () => {
    for (const path of ['/ru/part-list/999', '/ru/no-such-screen', '/ru/part-list/999.csv']) {
      const { status, text } = await at(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('Страница не найдена');
      expect(text).toContain('content="noindex"');
    }
    // Only an address below no language has a page in that of its reader, also for caches.
    expect((await at('/en/no-such-screen')).headers.get('vary')).not.toContain('Accept-Language');
    const { status, text, headers } = await at('/nothing/here', { 'accept-language': 'en' });
    expect([status, text.includes('Page not found')]).toEqual([404, true]);
    expect(headers.get('vary')).toContain('Accept-Language');
    expect((await at('/en/no-such-screen')).headers.get('vary')).not.toContain('Accept-Language');
    expect((await at('/assets/none.js')).text).not.toContain('<main');
  });

  test.each(['/ru/50%', '/50%', '/%ff', '/assets/%'])(
    '%s, which cannot be decoded, is 404 with a page like any other (spec 2.1)',
    async (path) => {
      const { status, text } = await at(path, { accept: 'text/html', 'accept-language': 'ru' });
      expect(status).toBe(404);
      expect(text).toContain('Страница не найдена');
    },
  );

  test('an id that cannot be decoded means itself', async () => {
    const { status, headers } = await at('/de/part-list/100%');
    expect([status, headers.get('location')]).toEqual([301, '/de/part-list/100%25']);
    expect((await at('/de/part-list/100%25')).status).toBe(404);
    expect((await at('/de/part-list/100%25.csv')).status).toBe(404);
  });

  test('a screen has one address: every other spelling leads there', async () => {
    for (const [asked, one] of [
      ['/DE/Partners/', '/de/partners'],
      ['/de/', '/de'],
      ['/de/part-list/02?from=mail', '/de/part-list/2'],
      ['/DE/search?from=mail&q=a+b', '/de/search?q=a+b'],
    ]) {
      const { status, headers } = await at(asked ?? '');
      expect([asked, status, headers.get('location')]).toEqual([asked, 301, one]);
    }
  });

  test('a screen without a language is the one in the default language, for the app to put in the visitor’s', async () => {
    const { status, text } = await at('/part-list/1?from=mail', { 'accept-language': 'ru' });
    expect(status).toBe(200);
    expect(text).toContain('lang="de"');
    expect(canonical(text)).toBe(`${it.url()}/de/part-list/1`);
    expect((await at('/part-list/999')).text).toContain('Seite nicht gefunden');
  });

  test('part lists and contacts have a description of their own', async () => {
    const described = async (path: string) =>
      /<meta name="description" content="([^"]*)"/.exec((await at(path)).text)?.[1];
    const home = await described('/en');
    expect(await described('/en/contacts')).toMatch(/^Hamberg Turbinen in Göttingen: address/);
    expect(await described('/en/part-list/1')).toMatch(/^Fuel system \(en\)\. Part list/);
    expect(home).not.toContain('Part list');
  });

  test('absolute addresses are those behind a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.com' };
    expect(canonical((await at('/de/partners', forwarded)).text)).toBe(
      'https://www.example.com/de/partners',
    );
    expect((await at('/robots.txt', forwarded)).text).toContain(
      'Sitemap: https://www.example.com/sitemap.xml',
    );
    const strange = { 'x-forwarded-host': 'a"><script>' };
    expect((await at('/de/partners', strange)).text).not.toContain('a"><script>');
  });

  test('the sitemap lists the screens in all languages', async () => {
    const { text, headers } = await at('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    for (const path of ['/de', '/ru/part-list/1', '/en/service/1', '/de/imprint']) {
      expect(text).toContain(`<loc>${it.url()}${path}</loc>`);
    }
    expect(text).not.toContain('/controller');
    expect((await at('/sitemap-2.xml')).status).toBe(404);
  });

  test('a part list for spreadsheets, separated as in the language', async () => {
    const german = await at('/de/part-list/1.csv');
    expect(german.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(german.headers.get('content-disposition')).toContain('part-list-1.csv');
    expect(german.text).toMatch(/^\uFEFF?Teilenummer;Bezeichnung;Ersetzt durch;Menge\r\nA-11;/);
    expect((await at('/en/part-list/1.csv')).text).toMatch(/Partnumber,Description,Subst-Part/);
  });

  test('a write is seen in the next document', async () => {
    expect((await at('/en/part-list/1')).text).toContain('Fuel system (en)');
    const update = `mutation ($input: UpdateSpareInput!) {
      updateSpare(input: $input) { spare { title { en } } }
    }`;
    const texts = { de: 'Neu', en: 'Brand new', ru: 'Новое' };
    const { data } = await it.ask('{ spare(by: { restId: "1" }) { id } }');
    const { id } = spareSchema.parse(data).spare;
    const input = { id, title: texts, text: texts };
    expect((await it.ask(update, { input }, { token })).errors).toBeUndefined();
    expect((await at('/en/part-list/1')).text).toContain('Brand new');
  });

  test('a change of the settings stands in the next document (spec 7.2)', async () => {
    expect((await at('/de')).text).toContain('+49 551 000260');
    const update = `mutation ($input: UpdateSettingsInput!) {
      updateSettings(input: $input) { settings { phone } }
    }`;
    const input = { phone: '+49 551 000999', email: 'a@b.example', address: 'A', footerText: 'F' };
    expect((await it.ask(update, { input }, { token })).errors).toBeUndefined();
    const { text } = await at('/de');
    expect(text).toContain('+49 551 000999');
    expect(text).not.toContain('+49 551 000260');
  });

  test('while the backend is away: the last good page, else 503 and when to come again', async () => {
    const good = await at('/de/part-list/1');
    await it.stub.close();
    // Fresh for ten seconds; then the backend is asked again.
    expect((await at('/de/part-list/1')).text).toBe(good.text);
    for (const path of ['/de/part-list/2', '/sitemap.xml']) {
      const { status, headers } = await at(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '30']);
    }
    expect((await at('/ru/part-list/2')).text).toContain('Не удалось загрузить страницу');
  });
});

test('over a backend that was never there, / is the app, which tries again', async () => {
  const gateway = await startGateway('http://127.0.0.1:9');
  const { status, text } = await get(gateway.url);
  await gateway.close();
  expect(status).toBe(503);
  expect(text).toContain('firstView.show()');
  expect(text).not.toContain('<main');
});

describe('documents that are never fresh', () => {
  const it = freshGateway({}, { cacheMs: 0, publicUrl: 'https://turbinen.example' });

  test('while the backend is away, the last good page is served', async () => {
    const good = await get(`${it.url()}/de/part-list/1`);
    expect(canonical(good.text)).toBe('https://turbinen.example/de/part-list/1');
    it.stub.interfere = (_, res) => res.writeHead(503).end();
    const old = await get(`${it.url()}/de/part-list/1`);
    expect([old.status, old.text]).toEqual([200, good.text]);
  });
});

describe('documents, over a backend that refuses wrong tokens', () => {
  const it = freshGateway({ refusesWrongTokens: true }, { cacheMs: 0 });

  test('a request with a token, wrong or right, gets what visitors get, and so do those who join it', async () => {
    for (const authorization of ['Bearer wrong', `Bearer ${token}`]) {
      for (const path of ['/de/partners', '/de/parts/1', '/de/spare-parts', '/sitemap.xml']) {
        const url = it.url() + path;
        const [theirs, joined] = await Promise.all([get(url, { authorization }), get(url)]);
        expect([path, theirs.status, joined.status]).toEqual([path, 200, 200]);
        expect(theirs.text).toBe(joined.text);
      }
    }
    const carried = it.stub.calls.filter(({ headers }) => headers.authorization);
    expect(carried.map(({ line }) => line)).toEqual([]);
  });
});
