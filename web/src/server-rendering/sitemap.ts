import type { ApolloClient } from '@apollo/client';

import type { PageSlug } from '../apollo/schema.generated.ts';
import { declarations, defaultLanguage, languages } from '../i18n/languages.ts';
import { twinAddress } from '../i18n/twin-address.ts';
import { productPaths } from '../site/ui/product.ts';
import type { TranslatedPaths } from '../ui/screen/translated-paths.ts';
import type { Ask } from './server-client.ts';
import { readPages } from './read-pages.ts';
import { withServerClient } from './server-client.ts';
import { SitemapDocument } from './Sitemap.generated.ts';
import { SitemapPageDocument } from './SitemapPage.generated.ts';
import { SitemapProductsDocument } from './SitemapProducts.generated.ts';

/** The screens in one part of a sitemap: few enough to be written in some milliseconds, and cached. */
const screensPerPart = 1_000;
/** Nothing here shows an entity twice, so that none is put into the client's cache. */
const fetchPolicy = 'no-cache';

/** A screen in all languages. */
interface Entry {
  path: string;
  /** Where it is in other languages, if not under its own path. */
  translated?: TranslatedPaths;
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
  const changed = async (slug: PageSlug) => {
    const response = await client.query({
      query: SitemapPageDocument,
      variables: { slug },
      fetchPolicy,
    });
    return response.data?.page.updatedAt;
  };
  const [gasTurbina, careers, privacyPolicy, contact] = await Promise.all(
    (['GAS_TURBINA', 'CAREERS', 'PRIVACY_POLICY', 'CONTACT'] as const).map(changed),
  );
  const products = await Promise.all(
    languages.map(async (language) => {
      const variables = { language: declarations[language].schemaName };
      const pages = readPages(client, SitemapProductsDocument, variables, (data) => data.products);
      const listed = [];
      for await (const edges of pages) listed.push(...edges);
      return listed;
    }),
  );
  const ids = (list: { restId: string }[], route: string) =>
    list.map(({ restId }) => ({ path: `/${route}/${encodeURIComponent(restId)}` }));
  return [
    { path: '/' },
    { path: '/gas-turbina', changed: gasTurbina },
    { path: '/spare-parts' },
    ...(navbar.partnerCount > 0 ? [{ path: '/partners' }] : []),
    { path: '/careers', changed: careers },
    { path: '/contacts', changed: contact },
    { path: '/imprint' },
    { path: '/privacy-policy', changed: privacyPolicy },
    ...ids(navbar.services, 'service'),
    ...ids(navbar.spares, 'part-list'),
    ...products.flat().map(({ node: { restId, translations } }) => ({
      path: `/parts/${encodeURIComponent(restId)}`,
      translated: productPaths(translations),
    })),
  ];
}

function index(base: string, parts: number): string {
  const numbers = Array.from({ length: parts }, (_, at) => at + 1);
  const maps = numbers.map((n) => `<sitemap><loc>${base}/sitemap-${n}.xml</loc></sitemap>`);
  return xml('sitemapindex', '', maps);
}

function urlset(base: string, entries: Entry[]): string {
  const urls = entries.flatMap(({ path, translated, changed }) => {
    const alternates = [...languages, 'x-default' as const].map((name) => {
      const language = name === 'x-default' ? defaultLanguage : name;
      return `<xhtml:link rel="alternate" hreflang="${name}" href="${address(base, language, translated?.[language] ?? path)}"/>`;
    });
    const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
    return languages.map(
      (language) =>
        `<url><loc>${address(base, language, path)}</loc>${lastmod}${alternates.join('')}</url>`,
    );
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

function address(base: string, ...twin: Parameters<typeof twinAddress>): string {
  return (base + twinAddress(...twin)).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
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
