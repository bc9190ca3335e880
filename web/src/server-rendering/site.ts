import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { twinAddress } from '../i18n/twin-address.ts';
import { readAddress } from './address.ts';
import type { Ask } from './ask-whole-lists.ts';
import { partListCsv } from './part-list-csv.ts';
import { renderDocument, renderUnavailable } from './render-document.tsx';
import type { Site } from './render-document.tsx';
import { sitemap } from './sitemap.ts';

/*
 * Entry of the server's bundle (`web/dist-server`): the gateway uses it to answer for the addresses of
 * the public screens (docs/decisions/web-addresses.md).
 */

/** The answer for an address of the site. */
export interface Answer {
  status: 200 | 301 | 404 | 503;
  headers: Record<string, string>;
  body: string;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
/** Tells the first view's script that this is a screen, not what another server sends at this address. */
const rendered = { ...html, 'server-rendered': 'true' };

const sitemapAddress = /^\/sitemap(?:-([1-9]\d*))?\.xml$/;
const listAddress = /^\/(\w+)\/part-list\/([^/]+)\.csv$/;

/** Whether an address, given as path and search, is one of the site's. */
export function isAddress(target: string): boolean {
  const pathname = target.replace(/\?.*$/, '');
  return (
    pathname === '/' ||
    pathname === '/robots.txt' ||
    sitemapAddress.test(pathname) ||
    readAddress(pathname) !== undefined
  );
}

/** Answers for an address of the site. Rejects where data cannot be loaded. */
export async function answer(target: string, site: Site, ask: Ask): Promise<Answer> {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(target) ?? [];
  if (pathname === '/') return screen(defaultLanguage, '/', '', site, ask);
  if (pathname === '/robots.txt') return ok('text/plain', robots(site));
  const part = sitemapAddress.exec(pathname);
  if (part) {
    const xml = await sitemap(site.base, part[1] === undefined ? undefined : Number(part[1]), ask);
    return xml === undefined
      ? screen(defaultLanguage, undefined, '', site, ask)
      : ok('application/xml', xml);
  }
  const [, listLanguage = '', id = ''] = listAddress.exec(pathname) ?? [];
  if (isLanguage(listLanguage)) return partList(id, listLanguage, site, ask);

  const { language, path } = readAddress(pathname) ?? {
    language: defaultLanguage,
    path: undefined,
  };
  const location = path === undefined ? pathname : twinAddress(language, path);
  if (location !== pathname) {
    return { status: 301, headers: { location: location + search }, body: '' };
  }
  return screen(language, path, search, site, ask);
}

/** Answers for an address whose data cannot be loaded: an apology for readers, the app at `/`. */
export async function unavailable(target: string, site: Site): Promise<Answer> {
  const pathname = target.replace(/\?.*$/, '');
  const language = readAddress(pathname)?.language ?? defaultLanguage;
  const body = await renderUnavailable(language, pathname, site);
  return { status: 503, headers: { ...html, 'retry-after': '30' }, body };
}

async function screen(
  language: Language,
  path: string | undefined,
  search: string,
  site: Site,
  ask: Ask,
): Promise<Answer> {
  const { status, html: body } = await renderDocument(language, path, search, site, ask);
  return { status, headers: status === 200 ? rendered : html, body };
}

async function partList(id: string, language: Language, site: Site, ask: Ask): Promise<Answer> {
  const body = await partListCsv(id, language, ask);
  if (body === undefined) return screen(language, undefined, '', site, ask);
  const disposition = `attachment; filename="part-list-${id.replace(/[^\w-]/g, '')}.csv"`;
  const answered = ok('text/csv', body);
  return { ...answered, headers: { ...answered.headers, 'content-disposition': disposition } };
}

function ok(type: string, body: string): Answer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

function robots({ base }: Site): string {
  return `User-agent: *\nDisallow: /api/auth/\nDisallow: /graphql\n\nSitemap: ${base}/sitemap.xml\n`;
}
