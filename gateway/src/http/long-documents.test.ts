import { describe, expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';

/** Lists that are longer than a document, which stand in pages with addresses of their own. */
describe('long lists in documents', () => {
  const it = freshGateway({}, { publicUrl: 'https://turbinen.example' });

  const get = async (path: string) => {
    const response = await fetch(it.url() + path, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };
  const all = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found);
  const link = (text: string, rel: string) =>
    new RegExp(`<a[^>]* rel="${rel}"[^>]*>`).exec(text)?.[0].match(/href="([^"#]+)/)?.[1];
  const headLink = (text: string, rel: string) =>
    new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(text)?.[1];
  const title = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1];

  /** Opens the first page and each that the one before it links as its next. */
  async function walk(path: string) {
    const pages = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const { status, text } = await get(next);
      expect([next, status]).toEqual([next, 200]);
      pages.push({ path: next, text });
      next = link(text, 'next');
    }
    return pages;
  }

  const numbersIn = (text: string) => all(text, /<tr [^>]*\bid="([^"]+)"/g);

  function growParts(length: number): string[] {
    const [spare] = it.stub.data.spares;
    const [part] = spare?.parts ?? [];
    const numbers = Array.from({ length }, (_, index) => `N-${index + 1}`);
    const parts = numbers.map((partnumber, index) => ({ ...part, id: index + 1, partnumber }));
    Object.assign(spare ?? {}, { parts });
    return numbers;
  }

  test('each row of a part list is on one page, and each page holds its own rows alone', async () => {
    const numbers = growParts(450);
    const pages = await walk('/en/part-list/1');
    expect(pages.map(({ path }) => path)).toEqual([
      '/en/part-list/1',
      '/en/part-list/1?page=2',
      '/en/part-list/1?page=3',
    ]);
    expect(pages.map(({ text }) => numbersIn(text))).toEqual([
      numbers.slice(0, 200),
      numbers.slice(200, 400),
      numbers.slice(400),
    ]);
    for (const { text } of pages) {
      const [data = ''] = all(text, /id="first-view-data">(.*?)<\/script>/g);
      expect(all(data, /"partNumber":"([^"]+)"/g)).toEqual(numbersIn(text));
      const [about = ''] = all(text, /ld\+json">(.*?)<\/script>/g);
      expect(all(about, /"mpn":"(N-\d+)"/g)).toEqual(numbersIn(text));
      expect(about).toContain('"numberOfItems":450');
    }
  });

  test.each([
    ['de', 'Seite 2'],
    ['en', 'Page 2'],
    ['ru', 'Страница 2'],
  ])('a later page names and locates itself, in %s', async (language, name) => {
    growParts(450);
    const address = `https://turbinen.example/${language}/part-list/1`;
    const { text } = await get(`/${language}/part-list/1?page=2`);
    expect(title(text)).toMatch(new RegExp(`^Fuel system .* – ${name} – Hamberg Turbinen$`));
    expect(headLink(text, 'canonical')).toBe(`${address}?page=2`);
    expect(headLink(text, 'prev')).toBe(address);
    expect(headLink(text, 'next')).toBe(`${address}?page=3`);
    expect(text).toContain('hreflang="ru" href="https://turbinen.example/ru/part-list/1?page=2"');
    const links = all(text, /<a [^>]*href="(\/\w\w\/part-list\/1(?:\?page=\d)?)#/g);
    for (const page of ['', '?page=3']) expect(links).toContain(`/${language}/part-list/1${page}`);
    const [about = ''] = all(text, /ld\+json">(.*?)<\/script>/g);
    expect(about).toContain(`"position":201,`);
    expect(about).toContain(`"url":"${address}?page=2#N-201"`);
  });

  test('beyond the last page there is nothing; the first has one address, whatever else it carries', async () => {
    growParts(450);
    for (const page of ['4', '999999']) {
      const { status, text } = await get(`/en/part-list/1?page=${page}`);
      expect([page, status]).toEqual([page, 404]);
      expect(text).toContain('Page not found');
      expect(numbersIn(text)).toEqual([]);
    }
    for (const search of ['', '?page=1', '?page=x', '?page=-1', '?page=1e3', '?x=2']) {
      const { status, text } = await get(`/en/part-list/1${search}`);
      expect([search, status]).toEqual([search, 200]);
      expect(headLink(text, 'canonical')).toBe('https://turbinen.example/en/part-list/1');
      expect(title(text)).toBe('Fuel system (en) – Hamberg Turbinen');
    }
    const { text } = await get('/en/part-list/1?page=002&x=1');
    expect(headLink(text, 'canonical')).toBe('https://turbinen.example/en/part-list/1?page=2');
  });

  test('a list of one page links no pages', async () => {
    growParts(200);
    const { text } = await get('/en/part-list/1');
    expect(text).not.toContain('?page=');
    expect((await get('/en/part-list/1?page=2')).status).toBe(404);
  });

  test('a long way is short: from any page of a long list every tenth is linked', async () => {
    growParts(20_000);
    const { text } = await get('/en/part-list/1?page=55');
    const pages = all(text, /<a [^>]*href="\/en\/part-list\/1\?page=(\d+)#/g).map(Number);
    expect(new Set(pages)).toEqual(
      new Set([
        ...[50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60],
        ...[10, 20, 30, 40, 70, 80, 90, 100],
      ]),
    );
    expect(text.length).toBeLessThan(700_000);
  });

  test('products stand in pages of 24, each findable; a category’s table holds 200 of them', async () => {
    const [product] = it.stub.data.products;
    const products = Array.from({ length: 201 }, (_, index) => ({ ...product, id: index + 1 }));
    it.stub.data.products.splice(0, Infinity, ...(products as typeof it.stub.data.products));
    const pages = await walk('/de/spare-parts');
    const found = pages.map(({ text }) => {
      const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
      return all(main, /href="\/de\/parts\/(\d+)#/g);
    });
    expect(found.map(({ length }) => length)).toEqual([...Array<number>(8).fill(24), 9]);
    expect(new Set(found.flat()).size).toBe(201);
    expect(title(pages[1]?.text ?? '')).toBe('Ersatzteile – Seite 2 – Hamberg Turbinen');
    // Each language has products of its own, and so another number of pages.
    expect(pages[1]?.text).not.toContain('hreflang="en" href="https://turbinen.example/en/spare');
    expect(pages[1]?.text).toContain('<a href="/en/spare-parts');
    const turbines = (await get('/de/gas-turbina')).text;
    const rows = new Set(all(turbines, /href="\/de\/parts\/(\d+)#/g));
    expect(rows.size).toBeLessThanOrEqual(200);
    expect(rows.size).toBeGreaterThan(0);
  });

  test('partners stand in pages of 200', async () => {
    const [partner] = it.stub.data.partners;
    const partners = Array.from({ length: 201 }, (_, index) => ({ ...partner, id: index + 1 }));
    it.stub.data.partners.splice(0, Infinity, ...(partners as typeof it.stub.data.partners));
    const pages = await walk('/de/partners');
    expect(pages.map(({ text }) => text.match(/<article/g)?.length)).toEqual([200, 1]);
  });
});
