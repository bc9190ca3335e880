import type { Site, SiteBundle, SiteResponse } from '../../../gateway/src/http/site-bundle.ts';
import { decodeOrKeep } from '../decode-or-keep.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { documentAddress } from '../i18n/site-address.ts';
import { readAddress } from './address.ts';
import { partListCsv } from './part-list-csv.ts';
import { renderDocument, renderUnavailable } from './render-document.tsx';
import { sitemap } from './sitemap.ts';

/*
 * Entry of the server's bundle (`web/dist-server`), with which the gateway responds at the addresses of
 * the public screens (docs/decisions/addresses.md). `SiteBundle` says what each export does.
 */

const html = { 'content-type': 'text/html; charset=utf-8' };
/** Tells the first view's script that this is a screen, not what another server sends at this address. */
const rendered = { ...html, 'server-rendered': 'true' };

/** More parts than a sitemap of all content that fits into memory. */
const sitemapAddress = /^\/sitemap(?:-([1-9]\d{0,2}))?\.xml$/;
const listAddress = /^\/(\w+)\/part-list\/([^/?]+)\.csv(?:\?|$)/;

const notFoundIn = (language: Language) => documentAddress(language, '/404');

export const resolve: SiteBundle['resolve'] = (target) => {
  const pathname = target.replace(/\?.*$/, '');
  if (pathname === '/' || pathname === '/robots.txt' || sitemapAddress.test(pathname)) {
    return { address: pathname, isRedirect: false, notFound: notFoundIn(defaultLanguage) };
  }
  const complete = readAddress(target);
  const read = complete ?? readWithoutLanguage(target);
  if (!read) return undefined;
  const { language, path, search } = read;
  const notFound = notFoundIn(language);
  if (path === undefined) return { address: notFound, isRedirect: false, notFound };
  const address = documentAddress(language, path);
  const isRedirect = read === complete && address !== pathname;
  return { address: address + search, isRedirect, notFound };
};

/** Reads the address of a screen without a language, which gets the default one; the app puts in the visitor's. */
function readWithoutLanguage(target: string) {
  const read = readAddress(`/${defaultLanguage}${target}`);
  return read?.path === undefined ? undefined : read;
}

export const respond: SiteBundle['respond'] = async (address, site, read) => {
  if (address === '/robots.txt') return ok('text/plain', robots(site));
  const part = sitemapAddress.exec(address);
  if (part) {
    const xml = await sitemap(site.base, part[1] === undefined ? undefined : Number(part[1]), read);
    return xml === undefined ? undefined : ok('application/xml', xml);
  }
  // What `download` did not find.
  if (listAddress.test(address)) return undefined;
  const screen = readAddress(address) ?? { language: defaultLanguage, path: '/', search: '' };
  const body = await renderDocument(screen, site, read);
  if (body === undefined) return undefined;
  return screen.path === undefined
    ? { status: 404, headers: html, body }
    : { status: 200, headers: rendered, body };
};

export const download: SiteBundle['download'] = (target, read) => {
  const [, language = '', encodedId = ''] = listAddress.exec(target) ?? [];
  if (!isLanguage(language)) return undefined;
  const id = decodeOrKeep(encodedId);
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="part-list-${id.replace(/[^\w-]/g, '')}.csv"`,
    },
    pieces: partListCsv(id, language, read),
  };
};

/** The apologies by language; the one at `/` is that of the app. */
const apologies = new Map<string, Promise<string>>();

export const unavailable: SiteBundle['unavailable'] = async (address, site) => {
  const language = readAddress(address)?.language ?? defaultLanguage;
  const isApp = address === '/';
  const key = isApp ? '/' : language;
  const body = apologies.get(key) ?? renderUnavailable(language, isApp, site);
  apologies.set(key, body);
  return { status: 503, headers: { ...html, 'retry-after': '30' }, body: await body };
};

function ok(type: string, body: string): SiteResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

function robots({ base }: Site): string {
  return `User-agent: *\nDisallow: /api/auth/\nDisallow: /graphql\n\nSitemap: ${base}/sitemap.xml\n`;
}
