import type { ApolloClient } from '@apollo/client';

import { declarations, languages } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { documentAddress } from '../i18n/site-address.ts';
import { filledScreens, pathOf } from '../public-screens.ts';
import type { EntryScreen } from '../public-screens.ts';
import { productPaths } from '../site/ui/product.ts';
import { languagesOf, pathsIn } from '../ui/screen/screen-languages.ts';
import type { TranslatedPaths } from '../ui/screen/screen-languages.ts';
import { alternatesOf } from './DocumentHead.tsx';
import type { Ask } from './server-client.ts';
import { readPages } from '../ui/list/read-pages.ts';
import { withServerClient } from './server-client.ts';
import { SitemapDocument } from './Sitemap.generated.ts';
import { SitemapPageDocument } from './SitemapPage.generated.ts';
import { SitemapProductsDocument } from './SitemapProducts.generated.ts';

/** The screens in one part of a sitemap: few enough to be written in some milliseconds, and cached. */
const screensPerPart = 1_000;
/** Nothing here shows an entity twice, so that none is put into the client's cache. */
const fetchPolicy = 'no-cache';

/** A screen in the languages in which it is written. */
interface Entry {
  paths: TranslatedPaths;
  /** The languages in which it is listed by this entry; translations of a product have entries of their own. */
  languages: readonly Language[];
  /** When it changed, where the backend knows it. */
  changed?: string | null | undefined;
}

/**
 * Writes the sitemap of all screens; where they are too many for one, a list of its numbered parts.
 * Returns undefined for a part that does not exist.
 */
export async function sitemap(
  base: string,
  part: number | undefined,
  ask: Ask,
): Promise<string | undefined> {
  const entries = await withServerClient(ask, listScreens);
  const parts = Math.ceil(entries.length / screensPerPart);
  if (part === undefined && parts > 1) return index(base, parts);
  if (part !== undefined && (part < 1 || part > parts)) return undefined;
  const from = ((part ?? 1) - 1) * screensPerPart;
  return urlset(base, entries.slice(from, from + screensPerPart));
}

async function listScreens(client: ApolloClient): Promise<Entry[]> {
  const { data } = await client.query({ query: SitemapDocument, fetchPolicy });
  if (!data) throw new Error('The screens could not be listed.');
  const { navbar } = data;
  const own = filledScreens(navbar)
    .filter(({ inSitemap }) => inSitemap)
    .map(async ({ path, inSitemap: page }) => {
      if (typeof page === 'boolean') return screen(path);
      const query = SitemapPageDocument;
      const response = await client.query({ query, variables: { slug: page }, fetchPolicy });
      const { text, updatedAt } = response.data?.page ?? {};
      return screen(path, text && languagesOf(text), updatedAt);
    });
  const products = await Promise.all(languages.map((language) => listProducts(client, language)));
  const ofEach = (list: typeof navbar.services, path: EntryScreen) =>
    list.map(({ restId, title }) => screen(pathOf(path, restId), languagesOf(title)));
  return [
    ...(await Promise.all(own)),
    ...ofEach(navbar.services, '/service/:id'),
    ...ofEach(navbar.spares, '/part-list/:id'),
    ...products.flat(),
  ];
}

function screen(path: string, written = languages, changed?: string | null): Entry {
  return { paths: pathsIn(written, path), languages: written, changed };
}

/** Lists the products of a language; a backend may give those of others as well. */
async function listProducts(client: ApolloClient, language: Language): Promise<Entry[]> {
  const { schemaName } = declarations[language];
  const variables = { language: schemaName };
  const pages = readPages(client, SitemapProductsDocument, variables, (data) => data.products);
  const entries: Entry[] = [];
  for await (const edges of pages) {
    for (const { node } of edges) {
      const product = { ...node, language: node.language ?? schemaName };
      if (product.language !== schemaName) continue;
      entries.push({ paths: productPaths(product), languages: [language] });
    }
  }
  return entries;
}

function index(base: string, parts: number): string {
  const numbers = Array.from({ length: parts }, (_, at) => at + 1);
  const maps = numbers.map((n) => `<sitemap><loc>${base}/sitemap-${n}.xml</loc></sitemap>`);
  return xml('sitemapindex', '', maps);
}

function urlset(base: string, entries: Entry[]): string {
  const urls = entries.flatMap(({ paths, languages: listed, changed }) => {
    const alternates = alternatesOf(paths).map(({ name, language, path }) => {
      return `<xhtml:link rel="alternate" hreflang="${name}" href="${address(base, language, path)}"/>`;
    });
    const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
    return listed.map((language) => {
      const loc = address(base, language, paths[language] ?? '/');
      return `<url><loc>${loc}</loc>${lastmod}${alternates.join('')}</url>`;
    });
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

function address(base: string, ...screen: Parameters<typeof documentAddress>): string {
  return (base + documentAddress(...screen)).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

function xml(root: string, attributes: string, lines: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
