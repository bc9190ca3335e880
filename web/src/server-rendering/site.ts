import { decodeOrKeep } from '../decode-or-keep.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { documentAddress } from '../i18n/site-address.ts';
import { readAddress } from './address.ts';
import type { Address } from './address.ts';
import { partListCsv } from './part-list-csv.ts';
import { renderDocument, renderUnavailable } from './render-document.tsx';
import type { Site } from './render-document.tsx';
import type { Ask } from './server-client.ts';
import { sitemap } from './sitemap.ts';

/*
 * Entry of the server's bundle (`web/dist-server`): the gateway uses it to answer for the addresses of
 * the public screens (docs/decisions/addresses.md).
 */

/** Where an address of the site leads. */
export interface Destination {
  /**
   * The one address of what is there, with what it reads of the search. Any two addresses with the
   * same destination have the same answer.
   */
  address: string;
  /** Whether it is reached by a redirect. */
  isRedirect: boolean;
  /** The address whose answer says in the same language that there is nothing. */
  notFound: string;
}

/** The answer for the address of a destination. */
export interface Answer {
  status: 200 | 404 | 503;
  headers: Record<string, string>;
  body: string;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
/** Tells the first view's script that this is a screen, not what another server sends at this address. */
const rendered = { ...html, 'server-rendered': 'true' };

/** More parts than a sitemap of all content that fits into memory. */
const sitemapAddress = /^\/sitemap(?:-([1-9]\d{0,2}))?\.xml$/;
const listAddress = /^\/(\w+)\/part-list\/([^/?]+)\.csv(?:\?|$)/;

const notFoundIn = (language: Language) => documentAddress(language, '/404');

/** Finds where a target (path and search) leads; undefined if it is no address of the site. */
export function resolve(target: string): Destination | undefined {
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
}

/** Reads the address of a screen without a language, which gets the default one; the app puts in the visitor's. */
function readWithoutLanguage(target: string) {
  const read = readAddress(`/${defaultLanguage}${target}`);
  return read?.path === undefined ? undefined : read;
}

/**
 * Answers for the address of a destination; undefined where there is nothing, as for an id that does
 * not exist. Rejects where data cannot be loaded.
 */
export async function answer(address: string, site: Site, ask: Ask): Promise<Answer | undefined> {
  if (address === '/robots.txt') return ok('text/plain', robots(site));
  const part = sitemapAddress.exec(address);
  if (part) {
    const xml = await sitemap(site.base, part[1] === undefined ? undefined : Number(part[1]), ask);
    return xml === undefined ? undefined : ok('application/xml', xml);
  }
  // What `download` did not find.
  if (listAddress.test(address)) return undefined;
  return document(
    readAddress(address) ?? { language: defaultLanguage, path: '/', search: '' },
    site,
    ask,
  );
}

/** A file that is written while it is sent. */
export interface Download {
  headers: Record<string, string>;
  /** Its pieces, read on demand; none where there is no such file. */
  pieces: AsyncGenerator<string>;
}

/** Returns the file at an address, given as path and search; undefined where there is none. */
export function download(target: string, ask: Ask): Download | undefined {
  const [, language = '', encodedId = ''] = listAddress.exec(target) ?? [];
  if (!isLanguage(language)) return undefined;
  const id = decodeOrKeep(encodedId);
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="part-list-${id.replace(/[^\w-]/g, '')}.csv"`,
    },
    pieces: partListCsv(id, language, ask),
  };
}

/** The apologies by language; the one at `/` is that of the app. */
const apologies = new Map<string, Promise<string>>();

/** Answers for an address whose data cannot be loaded: an apology for readers, the app at `/`. */
export async function unavailable(address: string, site: Site): Promise<Answer> {
  const language = readAddress(address)?.language ?? defaultLanguage;
  const isApp = address === '/';
  const key = isApp ? '/' : language;
  const body = apologies.get(key) ?? renderUnavailable(language, isApp, site);
  apologies.set(key, body);
  return { status: 503, headers: { ...html, 'retry-after': '30' }, body: await body };
}

async function document(address: Address, site: Site, ask: Ask): Promise<Answer | undefined> {
  const body = await renderDocument(address, site, ask);
  if (body === undefined) return undefined;
  return address.path === undefined
    ? { status: 404, headers: html, body }
    : { status: 200, headers: rendered, body };
}

function ok(type: string, body: string): Answer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

function robots({ base }: Site): string {
  return `User-agent: *\nDisallow: /api/auth/\nDisallow: /graphql\n\nSitemap: ${base}/sitemap.xml\n`;
}
